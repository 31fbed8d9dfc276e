import type { Metrics } from './metrics';

/** The lines of the metrics that begin with a word. */
export async function linesOf(metrics: Pick<Metrics, 'text'>, word: string): Promise<string[]> {
  return (await metrics.text()).split('\n').filter((line) => line.startsWith(word));
}

/** One number of the metrics, 0 while it was never counted. */
export async function numberOf(metrics: Pick<Metrics, 'text'>, series: string): Promise<number> {
  const [line] = await linesOf(metrics, series);
  return Number(line?.slice(line.lastIndexOf(' ')) ?? 0);
}
