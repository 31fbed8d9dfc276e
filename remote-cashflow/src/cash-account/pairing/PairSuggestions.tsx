import { usePairTransfers, useTransferSuggestions } from '@vezne/api';
import { limits, type TransferSuggestion } from '@vezne/contract';
import { focusWhenLost, headOfPage, placeOfRecord, recordBeside } from '@vezne/records';
import { Button, Card, CardHead, formatCount, toast } from '@vezne/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { PairRows } from './PairRows';

const FIRST = 6;
// Two entries of each pair are asked for at once, of at most fifty.
const AT_ONCE = 24;

/** Old entries that look like transfers: each can be looked at, nothing is paired without a press. */
export function PairSuggestions() {
  const headingId = useId();
  const suggestions = useTransferSuggestions().data ?? [];
  const [isAll, setAll] = useState(false);
  const { pairUp, done } = usePairing();
  const shown = isAll ? suggestions : suggestions.slice(0, FIRST);
  const hidden = suggestions.length - shown.length;
  const sure = suggestions.filter(({ unsure }) => !unsure);
  if (suggestions.length === 0) return null;
  return (
    <Root as="section" aria-labelledby={headingId}>
      <CardHead
        id={headingId}
        title="Virman eşleşmeleri"
        note={`${foundText(suggestions)}: aynı tutar, ters yön, aralarında en çok 3 gün.`}
        action={
          sure.length > 0 && (
            <Button loading={done !== null} onClick={() => pairUp(sure)}>
              {`Tümünü Eşleştir (${formatCount(sure.length)})`}
            </Button>
          )
        }
      />
      <Pairs>
        {chunksOf(shown).map((chunk) => (
          <PairRows
            key={chunk[0]?.outId}
            pairs={chunk}
            isBusy={done !== null}
            onPair={(one) => pairUp([one])}
          />
        ))}
      </Pairs>
      <Foot>
        <span>Eşleşenler Toplam Giriş ve Toplam Çıkış'tan düşer; bakiye değişmez.</span>
        {hidden > 0 && (
          <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
            {`${formatCount(hidden)} Eşleşme Daha Göster`}
          </Button>
        )}
      </Foot>
    </Root>
  );
}

/** The server tells so many at once; what is paired makes room for others. */
function foundText(told: readonly TransferSuggestion[]): string {
  const found = told[0]?.outOf;
  const first = found === undefined ? '' : `, ilk ${formatCount(told.length)} eşleşme gösteriliyor`;
  return `${formatCount(found ?? told.length)} eşleşme bulundu${first}`;
}

/** Pairs, says what was done, and offers to take it back. */
function usePairing() {
  const { pair, unpair, done } = usePairTransfers();
  const undo = async (made: Parameters<typeof unpair>[0]) => {
    await unpair(made);
    toast.info('Eşleştirme geri alındı.');
  };
  const pairUp = async (pairs: readonly TransferSuggestion[]) => {
    const [first] = pairs;
    const beside = pairs.length === 1 && first && recordBeside(first.outId);
    const besideId = beside ? beside.closest<HTMLElement>('[data-record]')?.dataset.record : undefined;
    const made = await pair(pairs.map(({ outId, inId }) => ({ cashFlowIds: [outId, inId] })));
    if (made.length === 0) return;
    // What was pressed goes with its pair.
    focusWhenLost(() => (besideId ? placeOfRecord(besideId) : headOfPage()));
    toast.success(`${formatCount(made.length)} virman eşleştirildi. Bakiye değişmedi.`, {
      label: 'Geri Al',
      duration: limits.toast.undo,
      onClick: () => void undo(made),
    });
  };
  return { pairUp: (pairs: readonly TransferSuggestion[]) => void pairUp(pairs), done };
}

function chunksOf(pairs: readonly TransferSuggestion[]): TransferSuggestion[][] {
  return Array.from({ length: Math.ceil(pairs.length / AT_ONCE) }, (_, at) =>
    pairs.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
}

const Root = styled(Card)`
  margin-top: var(--vz-space-6);
`;
const Pairs = styled.ul`
  margin-top: var(--vz-space-4);
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vz-space-3);
  align-items: center;
  justify-content: space-between;
  padding: var(--vz-space-3) var(--vz-space-6);
  border-top: 1px solid var(--vz-border);
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
`;
