import { drafts, useSaveCashFlow } from '@vezne/api';
import type { CashFlow, CashFlowCreate } from '@vezne/contract';
import { useTillWarning } from '@vezne/records';
import { applyServerErrors, toast } from '@vezne/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Outcome, sentEntries, type WaitingEntry } from './sent-entries';
import type { RowForm } from './useRowForm';

const TWICE = 'İlk gönderilen de kaydedilmiş olabilir. Defterde iki kez durmadığına bakın.';

/**
 * Saves behind the row. What could not be saved comes back into it, or waits beside it while the next is written or the
 * reader is elsewhere; what is half written waits there when another entry takes its place. `goOn` brings
 * the caret into the row.
 */
export function useWaiting(row: RowForm, goOn: () => void) {
  const { form, isTypeChosen, isRowEmpty, read, fill, wasSent, keyOf } = row;
  const save = useSaveCashFlow();
  const warn = useTillWarning();
  // The last first: the next entry is likely to be like one of them.
  const [saved, setSaved] = useState<readonly CashFlow[]>([]);
  const [waiting, setWaiting] = useState(sentEntries.left);
  const isShown = useRef(false);

  const bringBack = (outcome: Outcome) => {
    // Kept until the row is shown again.
    if ('saved' in outcome || !isShown.current) return;
    const { entry, error } = outcome;
    if (!isRowEmpty()) return setWaiting((others) => [...others, entry]);
    fill(sentEntries.valuesOf(entry));
    sentEntries.drop(entry);
    applyServerErrors(form, error);
  };
  const bringBackEarlier = useEffectEvent(bringBack);
  useEffect(() => {
    isShown.current = true;
    let isFollowed = true;
    // Sent before the reader went elsewhere and came back.
    for (const outcome of sentEntries.awaited())
      void outcome.then((known) => isFollowed && bringBackEarlier(known));
    return () => {
      isShown.current = false;
      isFollowed = false;
    };
  }, []);

  // Another tab may have taken one into its own row.
  useEffect(() => drafts.onElsewhere(() => setWaiting(sentEntries.left())), []);
  useEffect(() => {
    const ms = sentEntries.nextIn();
    if (ms === undefined) return;
    const timer = setTimeout(() => setWaiting(sentEntries.left()), ms);
    return () => clearTimeout(timer);
  });

  const send = async (values: CashFlowCreate) => {
    const kept = { ...values, isTypeChosen: isTypeChosen.current };
    const known = keyOf(values);
    const mayStandTwice = wasSent() && !known;
    const outcome = await sentEntries.send(kept, (key) => save.runUnder(key, values), known);
    if (!('saved' in outcome)) return bringBack(outcome);
    setSaved((others) => [outcome.saved, ...others]);
    toast.success('Nakit Akışı Başarıyla Oluşturuldu.');
    if (mayStandTwice) toast.info(TWICE);
    if (outcome.saved.cashFlowType === 'CIKIS') warn(outcome.saved.accountId);
  };
  const putAside = () => {
    if (isRowEmpty()) return;
    const kept = sentEntries.keep({ values: read(), state: 'HALF' });
    setWaiting((others) => [...others, kept]);
  };
  /** Takes what waits into the row; what stands there waits instead. */
  const takeBack = (one: WaitingEntry) => {
    // The button goes with what waits.
    goOn();
    setWaiting((others) => others.filter(({ id }) => id !== one.id));
    putAside();
    fill(sentEntries.valuesOf(one));
    sentEntries.drop(one);
  };
  return { waiting, saved, send, putAside, takeBack };
}
