import { screen, waitFor } from '@testing-library/react';
import { api } from '@vezne/contract';
import { fakeApi } from '@vezne/testing/fakeApi';
import { idOf } from '@vezne/testing/fixtures';
import { useState } from 'react';
import { press, show, startFresh } from '../testing';
import { useCommand } from './command';

const server = fakeApi();
beforeEach(startFresh);

const file = (name: string, lastModified = 1) => new File(['Tarih;Tutar'], name, { lastModified });

function Upload() {
  const [sent, setSent] = useState<number[]>([]);
  const read = useCommand(api.statement.read, { onSent: (share) => setSent((before) => [...before, share]) });
  const send = (chosen: File) => () =>
    void read.run({ accountId: idOf(12, 1), file: chosen }).catch(() => undefined);
  return (
    <>
      <button type="button" onClick={send(file('kasim.csv'))}>
        november
      </button>
      <button type="button" onClick={send(file('kasim.csv', 2))}>
        changed
      </button>
      <button type="button" onClick={send(file('ekim.csv'))}>
        october
      </button>
      <p>{read.isRunning ? 'running' : `sent ${sent.join(' ')} ${read.error?.message ?? ''}`}</p>
    </>
  );
}

const keys = () => server.requests(api.statement.read).map(({ headers }) => headers['Idempotency-Key']);

test('a file goes as a form, whose type the browser writes, and tells how much of it is sent', async () => {
  server.fail(api.statement.read, { status: 400, message: 'Dosya boş' });
  show(<Upload />);
  await press('november');
  expect(await screen.findByText('sent 0.5 Dosya boş')).toBeVisible();
  const [request] = server.requests(api.statement.read);
  expect(request?.body).toMatchObject({
    accountId: idOf(12, 1),
    file: expect.objectContaining({ size: 11 }),
  });
  expect(request?.headers).toMatchObject({ Authorization: 'Bearer access-a', Accept: 'application/json' });
  expect(request?.headers).not.toHaveProperty('Content-Type');
});

test('after a broken connection the same file is the same action, and another one or a changed one is not', async () => {
  server.cutOff(api.statement.read);
  show(<Upload />);
  for (const name of ['november', 'november', 'changed', 'october']) {
    await press(name);
    await waitFor(() => expect(screen.queryByText('running')).not.toBeInTheDocument());
  }
  const each = [...new Set(keys())];
  expect(each).toHaveLength(3);
  expect(keys().filter((key) => key === each[0]).length).toBeGreaterThan(
    keys().filter((key) => key === each[1]).length,
  );
});

test('after a refusal the same file is a new action', async () => {
  server.fail(api.statement.read, { status: 400, message: 'Dosya boş' });
  show(<Upload />);
  for (const _ of [1, 2]) {
    await press('november');
    await screen.findByText(/Dosya boş/);
  }
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(new Set(keys()).size).toBe(2);
});
