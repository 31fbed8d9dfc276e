import { screen, waitFor } from '@testing-library/react';
import { api } from '@vezne/contract';
import { cashFlowPage } from '@vezne/testing/cash-flow-page';
import { fakeApi } from '@vezne/testing/fakeApi';
import { cashFlow, idOf } from '@vezne/testing/fixtures';
import { useState } from 'react';
import { useDeleteCashFlow, useSaveCashFlow } from '../nouns/cash-flow';
import { Ledger, Pager, press, Summary, show, startFresh, told } from '../testing';
import { useCommand } from './command';

const server = fakeApi();
const lists = () => server.requests(api.cashFlow.findAll).length;

beforeEach(startFresh);

const entry = {
  categoryId: idOf(3, 1),
  date: '2026-11-21',
  description: 'Yeni kayıt',
  amount: 5,
  cashFlowType: 'GIRIS',
} as const;

function SaveButton({ onFailed }: { onFailed?: (message: string) => void }) {
  const save = useSaveCashFlow();
  return (
    <>
      <button type="button" onClick={() => save.run(entry).catch((error) => onFailed?.(error.message))}>
        save
      </button>
      <p>{save.isRunning ? 'saving' : `idle ${save.error?.message ?? ''}`}</p>
    </>
  );
}

describe('a command', () => {
  test('refreshes what it made stale: what is on screen at once, the rest when it is shown', async () => {
    show(
      <>
        <Pager />
        <Summary />
        <SaveButton />
      </>,
    );
    await screen.findByText('Hareket 1');
    await press('next');
    await screen.findByText('Hareket 7');
    await press('save');
    await waitFor(() => expect(lists()).toBe(3));
    expect(server.requests(api.cashFlow.summary)).toHaveLength(2);
    expect(server.requests(api.cashFlow.findAll).at(-1)?.body).toEqual({ page: 1, pageSize: 6 });
    await press('back');
    expect(await screen.findByText('Yeni kayıt')).toBeVisible();
    expect(lists()).toBe(4);
  });

  test('makes an answer that was on its way before it worthless', async () => {
    show(
      <>
        <Ledger />
        <SaveButton />
      </>,
    );
    await screen.findByText('Hareket 1');
    server.answer(api.cashFlow.findAll, cashFlowPage([cashFlow(1, { description: 'alt' })]));
    const release = server.hold(api.cashFlow.findAll);
    await press('reload');
    await press('save');
    await waitFor(() => expect(lists()).toBe(3));
    server.answer(api.cashFlow.findAll, cashFlowPage([cashFlow(1, { description: 'neu' })]));
    release();
    expect(await screen.findByText('neu')).toBeVisible();
  });

  test('that fails is told once, says why and throws', async () => {
    const thrown = jest.fn();
    server.fail(api.cashFlow.save, { status: 409, message: 'Olmaz.' });
    show(<SaveButton onFailed={thrown} />);
    await press('save');
    expect(await screen.findByText('idle Olmaz.')).toBeVisible();
    expect(thrown).toHaveBeenCalledWith('Olmaz.');
    expect(told.failures).toEqual(['Olmaz.']);
  });

  test('that is done stays done when the screen cannot go on with it', async () => {
    const [thrown, failed] = [jest.fn(), jest.fn()];
    const onDone = () => {
      throw new Error('the screen fell over');
    };
    function FallingButton() {
      const save = useCommand(api.cashFlow.save, {
        ...{ invalidates: [api.cashFlow.summary], onDone, onFailed: failed },
      });
      return (
        <button type="button" onClick={() => save.run(entry).catch(thrown)}>
          {save.error ? 'failed' : 'save'}
        </button>
      );
    }
    show(
      <>
        <Summary />
        <FallingButton />
      </>,
    );
    await screen.findByText(/^balance/);
    await press('save');
    await waitFor(() => expect(server.requests(api.cashFlow.summary)).toHaveLength(2));
    await waitFor(() => expect(thrown).toHaveBeenCalledWith(new Error('the screen fell over')));
    expect([failed.mock.calls, told.failures]).toEqual([[], []]);
    expect(screen.getByRole('button', { name: 'save' })).toBeVisible();
  });

  test('forgets its error when it is run again', async () => {
    server.fail(api.cashFlow.save, { status: 404 }, 1);
    show(<SaveButton />);
    await press('save');
    expect(await screen.findByText('idle Failed to create cash flow')).toBeVisible();
    const release = server.hold(api.cashFlow.save);
    await press('save');
    expect(screen.getByText('saving')).toBeVisible();
    release();
    await waitFor(() => expect(screen.getByText('idle')).toBeVisible());
  });

  test('pressed again after a lost answer is the same action, after a clear answer a new one', async () => {
    const keys = () => server.requests(api.cashFlow.save).map(({ headers }) => headers['Idempotency-Key']);
    server.cutOff(api.cashFlow.save, 4);
    server.fail(api.cashFlow.save, { status: 400, message: 'Olmaz.' }, 1);
    show(<SaveButton />);
    await press('save');
    await screen.findByText(/^idle Bağlantı/);
    await press('save');
    await screen.findByText('idle Olmaz.');
    await press('save');
    await waitFor(() => expect(keys()).toHaveLength(6));
    const [first] = keys();
    expect(new Set(keys().slice(0, 5))).toEqual(new Set([first]));
    expect(keys()[5]).not.toBe(first);
  });

  test('several whose answers were lost are each repeated as what they were', async () => {
    function SaveButtons() {
      const save = useSaveCashFlow();
      const [ended, setEnded] = useState(0);
      return [1, 2].map((amount) => (
        <button
          key={amount}
          type="button"
          onClick={() =>
            save
              .run({ ...entry, amount })
              .catch(() => undefined)
              .finally(() => setEnded((n) => n + 1))
          }
        >
          {`save ${amount}, ${ended} ended`}
        </button>
      ));
    }
    const keys = (amount: number) =>
      new Set(
        server
          .requests(api.cashFlow.save)
          .filter(({ body }) => body instanceof Object && 'amount' in body && body.amount === amount)
          .map(({ headers }) => headers['Idempotency-Key']),
      );
    server.cutOff(api.cashFlow.save, 8);
    show(<SaveButtons />);
    for (const [at, name] of ['save 1', 'save 2', 'save 1', 'save 2'].entries()) {
      await press(`${name}, ${at} ended`);
      await screen.findByText(`save 1, ${at + 1} ended`, undefined, { timeout: 5_000 });
    }
    expect([keys(1).size, keys(2).size]).toEqual([1, 1]);
    expect(keys(1)).not.toEqual(keys(2));
  });

  test('whose answer was lost is a new one after another, which may have changed what it did', async () => {
    function Choice() {
      const save = useSaveCashFlow();
      return ['Kasa', 'Banka'].map((description) => (
        <button
          key={description}
          type="button"
          onClick={() => save.run({ ...entry, description }).catch(() => {})}
        >
          {`${description} ${save.isRunning ? 'gidiyor' : ''}`}
        </button>
      ));
    }
    server.cutOff(api.cashFlow.save, 4);
    show(<Choice />);
    const keys = () => server.requests(api.cashFlow.save).map(({ headers }) => headers['Idempotency-Key']);
    for (const [name, calls] of [
      ['Kasa', 4],
      ['Banka', 5],
      ['Kasa', 6],
    ] as const) {
      await press(name);
      await waitFor(() => expect(keys()).toHaveLength(calls), { timeout: 8_000 });
      await screen.findByRole('button', { name: 'Kasa' });
    }
    expect(new Set(keys()).size).toBe(3);
  });

  test('goes under a key that the caller keeps', async () => {
    const kept = '0199a000-0000-7000-8000-000000000000';
    function SaveUnder() {
      const save = useSaveCashFlow();
      return (
        <button type="button" onClick={() => save.runUnder(kept, entry)}>
          {save.isRunning ? 'saving' : 'save'}
        </button>
      );
    }
    show(<SaveUnder />);
    await press('save');
    await waitFor(() => expect(server.requests(api.cashFlow.save)).toHaveLength(1));
    expect(server.requests(api.cashFlow.save)[0]?.headers['Idempotency-Key']).toBe(kept);
    await screen.findByText('save');
  });

  test('whose answer was lost makes stale what it may have changed', async () => {
    server.cutOff(api.cashFlow.save, 4);
    show(
      <>
        <Summary />
        <SaveButton />
      </>,
    );
    await screen.findByText(/^balance/);
    await press('save');
    await waitFor(() => expect(server.requests(api.cashFlow.summary)).toHaveLength(2), { timeout: 8_000 });
  });

  test('makes an answer worthless that nobody waits for any more', async () => {
    function SaveLater() {
      const save = useCommand(api.cashFlow.save, { invalidatesLater: [api.cashFlow.findAll] });
      return (
        <button type="button" onClick={() => save.run(entry)}>
          {save.isRunning ? 'saving' : 'save'}
        </button>
      );
    }
    const release = server.hold(api.cashFlow.findAll);
    show(
      <>
        <Pager />
        <SaveLater />
      </>,
    );
    await waitFor(() => expect(lists()).toBe(1));
    await press('toggle');
    await press('save');
    await screen.findByText('save');
    release();
    await press('toggle');
    await waitFor(() => expect(lists()).toBe(2));
  });

  test('overtaken by a second one still tells that it has failed', async () => {
    const outcomes: string[] = [];
    function DeleteBoth() {
      const remove = useDeleteCashFlow();
      const start = (n: number) =>
        remove.run({ id: idOf(4, n) }).then(
          () => outcomes.push(`${n} deleted`),
          () => outcomes.push(`${n} failed`),
        );
      return (
        <button type="button" onClick={() => Promise.all([start(1), start(2)])}>
          delete both
        </button>
      );
    }
    server.fail(api.cashFlow.delete, { status: 409, message: 'Olmaz.' }, 1);
    show(<DeleteBoth />);
    await press('delete both');
    await waitFor(() => expect(outcomes.sort()).toEqual(['1 failed', '2 deleted']));
  });

  test('shows how the last run stands, not one that it overtook', async () => {
    const failures: string[] = [];
    function SaveTwice() {
      const save = useSaveCashFlow();
      const start = () => save.run(entry).catch((error) => failures.push(error.message));
      return (
        <button type="button" onClick={() => Promise.all([start(), start()])}>
          {save.isRunning ? 'saving' : 'idle'}
        </button>
      );
    }
    server.fail(api.cashFlow.save, { status: 409, message: 'Olmaz.' }, 1);
    server.hang(api.cashFlow.save, 1);
    show(<SaveTwice />);
    await press('idle');
    await waitFor(() => expect(failures).toEqual(['Olmaz.']));
    expect(screen.getByText('saving')).toBeVisible();
  });
});
