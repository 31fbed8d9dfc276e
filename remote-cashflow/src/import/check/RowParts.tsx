import { useCashAccounts, useCurrency } from '@vezne/api';
import {
  formatMoney,
  type StatementChange,
  type StatementRow,
  type StatementSettlement,
  settlementNames,
} from '@vezne/contract';
import { Badge, onMobile, Select } from '@vezne/ui';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Info from 'lucide-react/icons/info';
import Repeat from 'lucide-react/icons/repeat';
import { useState } from 'react';
import styled from 'styled-components';
import { LinkButton, Note } from '../frame/parts';
import { type PlacedRow, placeName } from '../frame/place';
import { CategoryChoice } from './CategoryChoice';

export type RowProps = { row: PlacedRow; onDecide: (change: StatementChange) => void };

/** What becomes of a row, and the other thing that could. */
export function RowState({ row: { line, place, group, decision, problem, twin }, onDecide }: RowProps) {
  if (problem)
    return (
      <Note $tone="bad">
        <CircleAlert aria-hidden />
        {problem}
      </Note>
    );
  if (twin)
    return (
      <>
        <Decide line={line} place={place} decision={decision} onDecide={onDecide} />
        {group === 'EKSIK' && <NoCategory />}
      </>
    );
  if (decision === 'ATLA')
    return (
      <Both>
        <Note>
          <CircleSlash aria-hidden style={{ color: 'var(--vz-text-3)' }} />
          Atlanacak
        </Note>
        <LinkButton
          aria-label={`Ekle, ${placeName(place)}`}
          onClick={() => onDecide({ line, decision: 'EKLE' })}
        >
          Ekle
        </LinkButton>
      </Both>
    );
  return (
    <Both>
      {group === 'EKSIK' ? (
        <NoCategory />
      ) : (
        <Note>
          <CircleCheck aria-hidden />
          Hazır
        </Note>
      )}
      <LinkButton
        aria-label={`Atla, ${placeName(place)}`}
        onClick={() => onDecide({ line, decision: 'ATLA' })}
      >
        Atla
      </LinkButton>
    </Both>
  );
}

function NoCategory() {
  return (
    <Note $tone="wait">
      <CircleAlert aria-hidden />
      Kategori eksik
    </Note>
  );
}

type DecideProps = Pick<PlacedRow, 'line' | 'place' | 'decision'> & Pick<RowProps, 'onDecide'>;

function Decide({ line, place, decision, onDecide }: DecideProps) {
  return (
    <Pair role="group" aria-label={`Mükerrer olabilir, ${placeName(place)}`}>
      <button
        type="button"
        aria-pressed={decision === 'ATLA'}
        onClick={() => onDecide({ line, decision: 'ATLA' })}
      >
        Atla
      </button>
      <button
        type="button"
        aria-pressed={decision !== null && decision !== 'ATLA'}
        onClick={() => onDecide({ line, decision: 'EKLE' })}
      >
        Yine de Ekle
      </button>
    </Pair>
  );
}

/** Where a row goes: its category, or the account of a transfer. */
export function RowCategory(props: RowProps) {
  const { decision, problem, transferAccountId } = props.row;
  const { data: accounts } = useCashAccounts();
  if (problem) return null;
  if (decision === 'TAHSILAT')
    return (
      <Badge
        icon={(props.row.amount ?? 0) < 0 ? <ArrowUpRight aria-hidden /> : <ArrowDownLeft aria-hidden />}
      >
        {settlementName(props.row)}: {props.row.contact?.name}
      </Badge>
    );
  if (decision !== 'VIRMAN') return <CategoryChoice {...props} />;
  const other = accounts?.find(({ id }) => id === transferAccountId);
  return <Badge icon={<Repeat aria-hidden />}>{other ? `Virman: ${other.name}` : 'Virman'}</Badge>;
}

const settlementName = ({ amount }: StatementRow) => settlementNames[(amount ?? 0) < 0 ? 'OUT' : 'IN'];

/** What the past or the other rows of the file propose. */
export function RowOffers({ row, onDecide }: RowProps) {
  const { line, place, decision, transferSuggestion: transfer, similar, categoryId } = row;
  if (decision === 'VIRMAN')
    return (
      <Offer>
        <Info aria-hidden />
        <span>Virman yapılacak: giriş ve çıkışa eklenmez</span>
        <LinkButton
          aria-label={`Virmandan vazgeç, ${placeName(place)}`}
          onClick={() => onDecide({ line, decision: 'EKLE' })}
        >
          Vazgeç
        </LinkButton>
      </Offer>
    );
  if (decision === 'TAHSILAT' || (row.settlementSuggestion && decision !== 'ATLA'))
    return <SettlementOffer row={row} onDecide={onDecide} />;
  if (transfer && decision !== 'ATLA')
    return (
      <Offer>
        <Info aria-hidden />
        <span>{transfer.reason}</span>
        <LinkButton
          aria-label={`Virman yap, ${placeName(place)}`}
          onClick={() => onDecide({ line, decision: 'VIRMAN', transferAccountId: transfer.accountId })}
        >
          Virman Yap
        </LinkButton>
      </Offer>
    );
  if (similar > 0 && categoryId)
    return (
      <Offer>
        <Info aria-hidden />
        <span>Benzer {similar} satır daha var</span>
        <LinkButton
          aria-label={`Benzer ${similar} satıra da uygula, ${placeName(place)}`}
          onClick={() => onDecide({ line, categoryId, similar: true })}
        >
          {similar} Satıra da Uygula
        </LinkButton>
      </Offer>
    );
  return null;
}

/** Money that may settle what is open with a contact; accepted, it can be given up again. */
function SettlementOffer({ row, onDecide }: RowProps) {
  const { line, place, decision, settlementSuggestion: offer } = row;
  if (decision === 'TAHSILAT')
    return (
      <Offer>
        <Info aria-hidden />
        <span>Eklenince açık kalemlere işlenir</span>
        <LinkButton
          aria-label={`${settlementName(row)} olmasın, ${placeName(place)}`}
          onClick={() => onDecide({ line, decision: 'EKLE' })}
        >
          Vazgeç
        </LinkButton>
      </Offer>
    );
  return offer ? <OpenOffer row={row} offer={offer} onDecide={onDecide} /> : null;
}

/** The likeliest contact, and the others that it may be. */
function OpenOffer({ row, offer, onDecide }: RowProps & { offer: StatementSettlement }) {
  const currency = useCurrency();
  const { line, place } = row;
  const { others = [], reason } = offer;
  const [contactId, choose] = useState(offer.contactId);
  const chosen = others.find((each) => each.contactId === contactId) ?? offer;
  const textOf = ({ contactName, open }: typeof chosen) =>
    `${contactName}, ${formatMoney(open, currency)} açık`;
  return (
    <Offer>
      <Info aria-hidden />
      <span>
        {others.length === 0 ? (
          `${settlementName(row)}: ${textOf(offer)}`
        ) : (
          <Select
            aria-label={`${settlementName(row)} carisi, ${placeName(place)}`}
            placeholder={null}
            options={[offer, ...others].map((each) => ({ value: each.contactId, label: textOf(each) }))}
            value={contactId}
            onChange={({ target }) => choose(target.value)}
          />
        )}
        {chosen === offer && <small>{reason}</small>}
      </span>
      <LinkButton
        aria-label={`${(row.amount ?? 0) > 0 ? 'Tahsil et' : 'Öde'}, ${placeName(place)}`}
        onClick={() => onDecide({ line, decision: 'TAHSILAT', contactId: chosen.contactId })}
      >
        {(row.amount ?? 0) > 0 ? 'Tahsil Et' : 'Öde'}
      </LinkButton>
    </Offer>
  );
}

const Both = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--vz-space-3);
`;
const Offer = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 6px 0 2px;
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  & > svg { flex: none; width: 15px; height: 15px; color: var(--vz-text-3); }
  & small { display: block; color: var(--vz-text-3); }
  & > span { flex: 1; min-width: 0; }
  ${onMobile} { padding: 0; }
`;
const Pair = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 2px;
  padding: 2px;
  border: 1px solid var(--vz-border-control);
  border-radius: var(--vz-radius-sm);
  background: var(--vz-inset);
  & > button {
    height: 26px;
    padding: 0 8px;
    border-radius: 4px;
    color: var(--vz-text-2);
    font-size: var(--vz-text-xs);
    font-weight: var(--vz-weight-medium);
    white-space: nowrap;
  }
  & > button:hover { color: var(--vz-text-1); }
  & > [aria-pressed='true'] {
    background: var(--vz-surface-4);
    color: var(--vz-text-1);
    box-shadow: inset 0 0 0 1px var(--vz-border-strong);
  }
  ${onMobile} { & > button { height: 44px; font-size: var(--vz-text-sm); } }
`;
