import { conflict } from '../errors';
import { serve } from './thread';

export type Ordered =
  | { do: 'echo'; value: unknown }
  | { do: 'sum'; bytes: Uint8Array }
  | { do: 'work'; ms: number; allowedMs: number }
  | { do: 'refuse' }
  | { do: 'break' }
  | { do: 'exit' }
  | { do: 'fill' };

const jobs = {
  echo: (value: unknown) => value,
  sum: (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum + byte, 0),
  work: (ms: number) => {
    const end = Date.now() + ms;
    while (Date.now() < end);
    return ms;
  },
  fill: () => {
    const kept: string[][] = [];
    for (;;) kept.push(Array.from({ length: 10_000 }, (_, i) => `${i}`));
  },
};

/** A thread that does what a test tells it. */
serve<Ordered, unknown>((order, allow) => {
  if (order.do === 'echo') return { value: jobs.echo(order.value) };
  if (order.do === 'sum') return { value: jobs.sum(order.bytes) };
  if (order.do === 'refuse') throw conflict('a', 'Olmaz.');
  if (order.do === 'break') throw new Error('broken');
  if (order.do === 'exit') process.exit(3);
  if (order.do === 'fill') return { value: jobs.fill() };
  allow(order.allowedMs);
  return { value: jobs.work(order.ms) };
});
