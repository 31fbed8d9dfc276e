import { useCurrency } from '@vezne/api';
import {
  dayInTurkey,
  formatMoney,
  type OpenItem,
  type OpenOpening,
  type SettlementDirection,
} from '@vezne/contract';
import { AmountInput } from '@vezne/records';
import { ErrorText, Field, formatDate, onMobile, sideBySide, VisuallyHidden } from '@vezne/ui';
import styled from 'styled-components';
import { type Allocation, allocateInOrder, isTooMuch, type Refused, restOf } from './allocation';
import { lateText } from './late-text';
import { OpeningItem } from './OpeningItem';

type Props = {
  items: readonly OpenItem[];
  /** What is left of openings, the oldest first: the rest covers them before it is an advance. */
  openings?: readonly OpenOpening[];
  allocated: Allocation;
  /** What is allocated to nothing; below zero when more is allocated than there is. */
  rest: number;
  /** Saving was tried with amounts that do not fit. */
  isChecked: boolean;
  refused: Refused;
  direction: SettlementDirection;
  onAllocate: (id: string, amount: number | null) => void;
};

/** Open rows with what is allocated to each, and what is left. */
export function AllocatedItems({
  items,
  openings = [],
  allocated,
  rest,
  isChecked,
  refused,
  direction,
  onAllocate,
}: Props) {
  const currency = useCurrency();
  const today = dayInTurkey(new Date());
  const covered = allocateInOrder(Math.max(rest, 0), openings);
  return (
    <Root aria-label="Açık kalemler">
      <h3>Açık kalemler</h3>
      {items.length + openings.length === 0 && (
        <Note>Açık kalem yok; tutarın tamamı avans olarak yazılır.</Note>
      )}
      {openings.length > 1 && <Note>Açılış bakiyelerinin önce en eskisi kapanır.</Note>}
      <ul>
        {openings.map((opening) => (
          <Item key={opening.id}>
            <OpeningItem opening={opening} covered={covered[opening.id] ?? 0} />
          </Item>
        ))}
        {items.map((item) => (
          <Item key={item.id}>
            <div>
              <strong>{item.description}</strong>
              <Note>
                {sideBySide([
                  item.projectName,
                  item.documentNo,
                  item.dueDate && `Vade ${formatDate(item.dueDate)}`,
                  lateText(item, today),
                ])}
              </Note>
              <Note>Kalan {formatMoney(item.remainingAmount, currency)}</Note>
            </div>
            <Field
              label={<VisuallyHidden>{item.description} için tutar</VisuallyHidden>}
              error={
                isTooMuch(item, allocated)
                  ? `Bu kalem için en fazla ${formatMoney(item.remainingAmount, currency)} ${
                      direction === 'IN' ? 'tahsil edilebilir' : 'ödenebilir'
                    }`
                  : refused.items?.[item.id]
              }
            >
              <AmountInput
                value={allocated[item.id] ?? null}
                onChange={(amount) => onAllocate(item.id, amount)}
                currency={currency}
              />
            </Field>
          </Item>
        ))}
      </ul>
      <Rest aria-live="polite">
        {rest < 0 ? (
          <ErrorText>
            {direction === 'IN'
              ? 'Dağıtılan tutar tahsilattan fazla olamaz'
              : 'Dağıtılan tutar ödemeden fazla olamaz'}
            {`: ${formatMoney(-rest, currency)} fazla`}
          </ErrorText>
        ) : (
          <span>
            Avans olarak kalan: <strong>{formatMoney(restOf(rest, covered), currency)}</strong>
          </span>
        )}
        {isChecked && rest >= 0 && items.some((item) => isTooMuch(item, allocated)) && (
          <ErrorText>İşaretli kalemleri düzeltin.</ErrorText>
        )}
        {refused.all && rest >= 0 && <ErrorText>{refused.all}</ErrorText>}
      </Rest>
    </Root>
  );
}

const Root = styled.section`
  margin-top: var(--vz-space-5);
  & > h3 { margin-bottom: var(--vz-space-2); font-size: var(--vz-text-sm); font-weight: var(--vz-weight-semibold); }
  & > p + ul:not(:empty) { margin-top: var(--vz-space-2); }
  & > ul:not(:empty) { max-height: 320px; overflow-y: auto; border-block: 1px solid var(--vz-border); }
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 180px;
  gap: var(--vz-space-4);
  align-items: center;
  padding: var(--vz-space-3) 2px;
  & + & { border-top: 1px solid var(--vz-border); }
  ${onMobile} { grid-template-columns: minmax(0, 1fr); gap: var(--vz-space-2); }
  & strong { font-weight: var(--vz-weight-medium); overflow-wrap: anywhere; }
`;
const Note = styled.p`
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
`;
const Rest = styled.div`
  margin-top: var(--vz-space-3);
  color: var(--vz-text-2);
  text-align: right;
  & strong { color: var(--vz-text-1); font-variant-numeric: tabular-nums; }
`;
