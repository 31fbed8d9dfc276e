import { type RenderResult, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { ApiProvider } from './hooks/ApiProvider';
import { useCashFlowSummary, useCashFlows } from './nouns/cash-flow';
import { reloadSession, startSession } from './session/session';

/** What the provider told the page in this test. */
export const told = { failures: [] as string[], ends: [] as string[] };

/** A browser in which manager "a" is signed in and nothing has been told yet. */
export function startFresh() {
  told.failures = [];
  told.ends = [];
  localStorage.clear();
  reloadSession();
  signIn('a');
}

export const signIn = (name: string) =>
  startSession(
    { token: `access-${name}`, refreshToken: `refresh-${name}`, userType: 'MANAGER' },
    `${name}@example.com`,
  );

export const show = (ui: ReactNode): RenderResult =>
  render(
    <ApiProvider
      onFailure={({ message }) => told.failures.push(message)}
      onSessionEnd={(reason) => told.ends.push(reason)}
    >
      {ui}
    </ApiProvider>,
  );

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export function Ledger({ page = 0 }) {
  const list = useCashFlows({ page, pageSize: 6 });
  return (
    <section aria-label="ledger" aria-busy={list.isRefreshing}>
      {list.isLoading && <p>loading</p>}
      {list.error && <p role="alert">{list.error.message}</p>}
      {list.data?.content.map((entry) => (
        <p key={entry.id}>{entry.description}</p>
      ))}
      <button type="button" onClick={list.reload}>
        reload
      </button>
    </section>
  );
}

export function Pager() {
  const [page, setPage] = useState(0);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setPage(page + 1)}>
        next
      </button>
      <button type="button" onClick={() => setPage(page - 1)}>
        back
      </button>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        toggle
      </button>
      {isOpen && <Ledger page={page} />}
    </>
  );
}

export function Summary() {
  const { data, error } = useCashFlowSummary();
  return <p>{error ? error.message : `balance ${data?.balance}`}</p>;
}
