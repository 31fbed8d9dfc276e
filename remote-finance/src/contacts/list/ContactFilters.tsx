import { type ContactSide, dayInTurkey } from '@vezne/contract';
import { DayInput } from '@vezne/records';
import { Button, fadingEdge, formatDate, onMobile, Segmented } from '@vezne/ui';
import X from 'lucide-react/icons/x';
import styled from 'styled-components';

const kinds = [
  { value: 'ALL', label: 'Tümü' },
  { value: 'MUSTERI', label: 'Müşteriler' },
  { value: 'TEDARIKCI', label: 'Tedarikçiler' },
] as const;

/** What alone is looked at where a link asked for it. */
const sides = { MUSTERI: 'Yalnız alacaklar', TEDARIKCI: 'Yalnız borçlar' };

const states = [
  { value: 'ALL', label: 'Etkin' },
  { value: 'OVERDUE', label: 'Vadesi geçen' },
  { value: 'PASSIVE', label: 'Pasif' },
] as const;

type Props = {
  /** Whom the contacts are to the company; those that are both are among either. */
  kind: ContactSide | 'ALL';
  /** The side of their figures. */
  side: ContactSide | 'ALL';
  overdue: boolean;
  /** Those that lists and forms do not show any more. */
  passive: boolean;
  /** YYYY-MM-DD; null is today. */
  date: string | null;
  /** Writes to the address; null takes away. */
  change: (params: Record<string, string | null>) => void;
};

/** Who is looked at, whether late or passive alone, and as of which day. */
export function ContactFilters({ kind, side, overdue, passive, date, change }: Props) {
  const today = dayInTurkey(new Date());
  return (
    <Filters>
      <Segmented
        aria-label="Tür"
        options={kinds}
        value={kind}
        onChange={(next) => change({ kind: next === 'ALL' ? null : next })}
      />
      <Segmented
        aria-label="Durum"
        options={states}
        value={overdue ? 'OVERDUE' : passive ? 'PASSIVE' : 'ALL'}
        onChange={(next) =>
          change({
            overdue: next === 'OVERDUE' ? 'true' : null,
            passive: next === 'PASSIVE' ? 'true' : null,
          })
        }
      />
      {side !== 'ALL' && (
        <Button
          icon={<X aria-hidden />}
          aria-label={`${sides[side]}, süzgeci kaldır`}
          onClick={() => change({ side: null })}
        >
          {sides[side]}
        </Button>
      )}
      <AsOf>
        <span aria-hidden>Tarih itibarıyla</span>
        <DayInput
          aria-label="Tarih itibarıyla"
          value={date ?? today}
          onChange={(next) => change({ date: next && next !== today ? next : null })}
        />
      </AsOf>
    </Filters>
  );
}

/** What is looked at, as words for paper; empty where it is all as of today. */
export function contactFiltersText(
  { kind, side, overdue, passive, date }: Omit<Props, 'change'>,
  searchText: string,
): string {
  const words = [
    kind !== 'ALL' && kinds.find(({ value }) => value === kind)?.label,
    side !== 'ALL' && sides[side],
    overdue && 'Vadesi geçen',
    passive && 'Pasif',
    date && `${formatDate(date)} itibarıyla`,
    searchText && `Arama: “${searchText}”`,
  ];
  return words.filter(Boolean).join(' · ');
}

/** With less room they go on in the line of the search; on a phone one line scrolls sideways: the list begins higher. */
const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: 1 1 auto;
  align-items: center;
  gap: var(--vz-space-3);
  @media (768px <= width < 1440px) { display: contents; }
  ${onMobile} {
    flex-wrap: nowrap;
    gap: var(--vz-space-2);
    width: calc(100% + 2 * var(--vz-space-4));
    margin: 0 calc(-1 * var(--vz-space-4));
    padding-left: var(--vz-space-4);
    ${fadingEdge}
    & > * { flex: none; }
    /* As wide as their words: the second choice looks out at the edge. */
    & > [role='group'] { grid-auto-columns: auto; }
  }
`;
const AsOf = styled.div`
  display: grid;
  /* A day beside the calendar's button; the toolbar must not squeeze it. */
  grid-template-columns: auto 148px;
  align-items: center;
  gap: var(--vz-space-2);
  flex: none;
  margin-left: auto;
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
`;
