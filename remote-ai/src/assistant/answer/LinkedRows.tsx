import type { AssistantLink, AssistantRow, Currency } from '@vezne/contract';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { written } from './written';

type Props = { rows: readonly AssistantRow[]; currency: Currency; onLeave: () => void };

const PATHS: Record<AssistantLink['to'], (id: string) => string> = {
  ACCOUNT: (id) => `/cash-flow?accountId=${id}`,
  CONTACT: (id) => `/contacts/${id}`,
};

const pathOf = ({ link, projectId }: AssistantRow): string | undefined => {
  if (projectId) return `/projects/${projectId}`;
  return link && PATHS[link.to](link.id);
};

/** Accounts, contacts and projects with what is told of them; each opens its own page. */
export function LinkedRows({ rows, currency, onLeave }: Props) {
  return (
    <List>
      {rows.map((row) => {
        const path = pathOf(row);
        const line = (
          <>
            <b>{row.label}</b> <strong>{written(row, currency)}</strong>
          </>
        );
        return (
          <li key={row.key}>
            {path ? (
              <Link to={path} onClick={onLeave}>
                {line}
              </Link>
            ) : (
              <div>{line}</div>
            )}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  font-size: var(--vz-text-sm);
  font-variant-numeric: tabular-nums;
  & > li { border-top: 1px solid var(--vz-border); }
  & > li:first-child { border-top: 0; }
  & > li > * {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 44px;
    padding: 4px 0;
  }
  & b { min-width: 0; font-weight: var(--vz-weight-medium); overflow-wrap: anywhere; }
  & strong { font-weight: var(--vz-weight-semibold); white-space: nowrap; }
  & a:hover b { text-decoration: underline; }
`;
