import { type CashFlowLine, type Currency, formatMoney } from '@vezne/contract';
import { type Column, Money } from '@vezne/records';
import { Clamp } from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { cashFlowColumns } from './columns';

// How wide a tabular digit or sign and a point, comma or space are drawn, in pixels, and the space on both sides of a
// cell's content.
const DIGIT = 9.1;
const MARK = 3.8;
const CELL_PADDING = 16;

/** The ledger's columns as its register draws them: with the project of an entry and the cash after it. */
export function registerColumns(
  currency: Currency,
  entries: readonly CashFlowLine[],
  look: Omit<DescriptionProps, 'entry'>,
): Column<CashFlowLine>[] {
  // Either way it has a sign.
  const amounts = entries.map(({ amount }) => -amount);
  const columns = cashFlowColumns(currency).map((column): Column<CashFlowLine> => {
    if (column.look === 'strong')
      return { ...column, cell: (entry) => <Description {...look} entry={entry} /> };
    if (column.look === 'amount') return { ...column, width: widthFor(amounts, column.width) };
    return column;
  });
  const amount = columns.findIndex(({ look }) => look === 'amount');
  return columns.toSpliced(amount + 1, 0, {
    title: 'Bakiye',
    value: ({ balance }) => balance,
    cell: ({ balance }) => balance !== null && <Money amount={balance} currency={currency} />,
    look: 'balance',
    width: widthFor(
      entries.map(({ balance }) => balance ?? 0),
      128,
    ),
  });
}

/** Room for the widest of these amounts: a figure is never cut. */
export function widthFor(amounts: readonly number[], least = 0): number {
  const widths = amounts.map((amount) => {
    const text = formatMoney(amount, 'TRY');
    const marks = text.replace(/[^.,\s]/g, '').length;
    return (text.length - marks) * DIGIT + marks * MARK;
  });
  return Math.max(least, Math.ceil(Math.max(0, ...widths)) + CELL_PADDING);
}

type DescriptionProps = {
  entry: CashFlowLine;
  /** The entry tells in which account it lies. */
  withAccount: boolean;
  onOpen: (entry: CashFlowLine) => void;
};

function Description({ entry, withAccount, onOpen }: DescriptionProps) {
  const { description, projectId, projectName, accountId, accountName } = entry;
  return (
    <Root>
      {/* Enter on the row does the same: no further stop for Tab. */}
      <Opener type="button" tabIndex={-1} title={description} onClick={() => onOpen(entry)}>
        <Clamp>{description}</Clamp>
      </Opener>
      {projectId && projectName && (
        <Tag to={`/projects/${projectId}`} title={projectName}>
          {projectName}
        </Tag>
      )}
      {withAccount && (
        <Account to={`/cash-flow?accountId=${accountId}`} title={accountName} tabIndex={-1}>
          {accountName}
        </Account>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--vz-space-3);
  min-width: 0;
`;
const Opener = styled.button`
  min-width: 0;
  white-space: normal;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  &:hover { text-decoration: underline; text-underline-offset: 3px; text-decoration-color: var(--vz-text-3); }
`;
const Tag = styled(Link)`
  flex: none;
  max-width: 46%;
  overflow: hidden;
  text-overflow: ellipsis;
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  font-weight: var(--vz-weight-regular);
  line-height: 20px;
  &::before { content: '#'; margin-right: 1px; opacity: 0.75; }
  &:hover { color: var(--vz-text-1); text-decoration: underline; text-underline-offset: 3px; }
  @container register (width < 940px) { display: none; }
`;
const Account = styled(Tag)`
  margin-left: auto;
  &::before { content: none; }
  /* What was paid for is read first: of the account its first word, whole. */
  @container register (width < 1240px) { max-width: 56px; height: 20px; text-align: right; white-space: normal; }
  @container register (width < 1040px) { display: none; }
`;
