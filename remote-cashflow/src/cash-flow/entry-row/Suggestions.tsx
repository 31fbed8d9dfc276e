import { useCurrency } from '@vezne/api';
import { type CashFlow, formatMoney, paymentMethodName } from '@vezne/contract';
import { Marked } from '@vezne/records';
import { formatDate, Kbd, MINUS, type SelectOption, sideBySide } from '@vezne/ui';
import styled from 'styled-components';

type Props = {
  id: string;
  entries: readonly CashFlow[];
  /** All projects, of which an entry tells its own. */
  projects: readonly SelectOption[];
  /** What is written so far. */
  text: string;
  active: number;
  onTake: (entry: CashFlow) => void;
};

/** Earlier entries under the description that is being written. */
export function Suggestions({ id, entries, projects, text, active, onTake }: Props) {
  const currency = useCurrency();
  return (
    <Popup>
      <div id={id} role="listbox" aria-label="Önceki açıklamalar">
        {entries.map((entry, at) => (
          <Option
            key={entry.id}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(entry)}
          >
            <b>
              <Marked text={entry.description} query={text} />
            </b>
            <span>
              {entry.cashFlowType === 'GIRIS' ? '+' : MINUS}
              {formatMoney(entry.amount, currency)}
            </span>
            <small>
              {sideBySide([
                entry.categoryName,
                paymentMethodName(entry.paymentMethod),
                projects.find(({ value }) => value === entry.projectId)?.label,
              ])}
            </small>
            <small>{formatDate(entry.date)}</small>
          </Option>
        ))}
      </div>
      <Foot aria-hidden>
        <span>
          <Kbd>↵</Kbd>al, tutara geç
        </span>
        <span>
          <Kbd>Tab</Kbd>yazdığım gibi kalsın
        </span>
        <span>
          <Kbd>Esc</Kbd>kapat
        </span>
      </Foot>
    </Popup>
  );
}

const Popup = styled.div`
  position: absolute;
  left: -1px;
  top: calc(100% - 2px);
  z-index: var(--vz-z-menu);
  width: 520px;
  max-width: calc(100vw - 48px);
  padding: 6px;
  border-radius: var(--vz-radius-lg);
  background: var(--vz-surface-3);
  box-shadow: var(--vz-shadow-menu);
  font-weight: var(--vz-weight-regular);
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;
const Option = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: var(--vz-space-4);
  padding: 7px 10px;
  border-radius: var(--vz-radius-sm);
  cursor: pointer;
  & > b { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: var(--vz-weight-medium); }
  & > span { font-weight: var(--vz-weight-medium); font-variant-numeric: tabular-nums; }
  & > small { color: var(--vz-text-3); font-size: var(--vz-text-xs); line-height: 16px; }
  & > small:last-child { text-align: right; }
  &[aria-selected='true'] {
    background: var(--vz-primary-subtle);
    & > small { color: var(--vz-text-2); }
    @media (forced-colors: active) { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
`;
const Foot = styled.div`
  display: flex;
  gap: 14px;
  margin: 6px -6px -6px;
  padding: 8px 16px;
  border-top: 1px solid var(--vz-border);
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  line-height: 20px;
  & > span { display: inline-flex; align-items: center; gap: 6px; }
  & kbd { padding: 3px 5px; font-size: 11px; }
`;
