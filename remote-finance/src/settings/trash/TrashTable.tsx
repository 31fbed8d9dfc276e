import { useCurrency } from '@vezne/api';
import { entityName, type TrashItem } from '@vezne/contract';
import { Money } from '@vezne/records';
import {
  Badge,
  Button,
  CellNote,
  Clamp,
  DeleteButton,
  ErrorText,
  FigureHeads,
  formatInstant,
  formatInstantDate,
  MobileCard,
  sideBySide,
  Table,
  useIsMobile,
} from '@vezne/ui';
import { useHighlightTarget } from '@vezne/ui/state';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { Restoring } from './useRestoring';

type Props = { items: readonly TrashItem[]; restoring: Restoring; onDelete: (item: TrashItem) => void };

/** Deleted records with what can be done about them: a table, and cards on a phone. */
export function TrashTable(props: Props) {
  return useIsMobile() ? <Cards {...props} /> : <Rows {...props} />;
}

const withParts = ({ parts }: TrashItem) => parts > 0 && `${parts} kayıtla birlikte`;
const daysLeft = ({ daysLeft: days }: TrashItem) => `${days} gün kaldı`;
const who = ({ deletedBy }: TrashItem) => deletedBy ?? '-';

function Amount({ item: { amount } }: { item: TrashItem }) {
  const currency = useCurrency();
  if (amount === null) return '-';
  return <Money amount={Math.abs(amount)} type={amount < 0 ? 'CIKIS' : 'GIRIS'} currency={currency} />;
}

function Days({ item }: { item: TrashItem }) {
  return item.daysLeft <= 7 ? <Badge tone="warning">{daysLeft(item)}</Badge> : daysLeft(item);
}

type RowProps = { item: TrashItem; restoring: Restoring };

/** Why it could not come back, in its own row. */
function Refusal({ item, restoring: { refused } }: RowProps) {
  return (
    <div role="alert">
      {refused?.id === item.id && <ErrorText id={`refusal-${item.id}`}>{refused.message}</ErrorText>}
    </div>
  );
}

/** The first of the list is where the palette leads to. */
function RestoreButton({ item, restoring, isFirst }: RowProps & { isFirst: boolean }) {
  const target = useHighlightTarget('restore-last');
  const { restore, runningId, refused } = restoring;
  return (
    <Button
      {...(isFirst ? target : undefined)}
      size="sm"
      icon={<RotateCcw aria-hidden />}
      aria-label={`Geri Yükle: ${item.label}`}
      aria-describedby={refused?.id === item.id ? `refusal-${item.id}` : undefined}
      loading={runningId === item.id}
      onClick={() => restore(item)}
    >
      Geri Yükle
    </Button>
  );
}

function Rows({ items, restoring, onDelete }: Props) {
  return (
    <Table aria-label="Silinen kayıtlar">
      <thead>
        <tr>
          <th scope="col">Silinen</th>
          <FigureHeads titles={['Tutar']} />
          <th scope="col" data-gap>
            Silen
          </th>
          <th scope="col">Silinme ve kalan gün</th>
          <FigureHeads titles={['İşlemler']} />
        </tr>
      </thead>
      <tbody>
        {items.map((item, at) => (
          // Takes the focus when the record before it is back: its button would restore it with the key still down.
          <tr key={item.id} data-record={item.id} tabIndex={-1}>
            <td data-strong>
              <Clamp title={item.label}>{item.label}</Clamp>
              <CellNote>{sideBySide([entityName(item.entity), withParts(item)])}</CellNote>
              <Refusal item={item} restoring={restoring} />
            </td>
            <td data-align="right">
              <Amount item={item} />
            </td>
            <td data-gap data-quiet>
              {who(item)}
            </td>
            <td data-quiet>
              <span title={formatInstant(item.deletedAt)}>{formatInstantDate(item.deletedAt)}</span>
              <CellNote>
                <Days item={item} />
              </CellNote>
            </td>
            <td data-actions>
              <RestoreButton item={item} restoring={restoring} isFirst={at === 0} />{' '}
              <DeleteButton name={`${item.label}, kalıcı`} onClick={() => onDelete(item)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Cards({ items, restoring, onDelete }: Props) {
  return (
    <ul aria-label="Silinen kayıtlar">
      {items.map((item, at) => (
        <MobileCard
          key={item.id}
          record={item.id}
          focusable
          title={
            <>
              {item.label}
              <Refusal item={item} restoring={restoring} />
            </>
          }
          amount={item.amount !== null && <Amount item={item} />}
          meta={sideBySide([
            entityName(item.entity),
            withParts(item),
            item.deletedBy,
            formatInstantDate(item.deletedAt),
            daysLeft(item),
          ])}
          badges={<RestoreButton item={item} restoring={restoring} isFirst={at === 0} />}
          menu={<DeleteButton name={`${item.label}, kalıcı`} onClick={() => onDelete(item)} />}
        />
      ))}
    </ul>
  );
}
