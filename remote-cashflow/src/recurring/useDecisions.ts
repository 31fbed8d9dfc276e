import { ApiError, usePostOccurrences, useSkipOccurrence } from '@vezne/api';
import { codes, type Occurrence } from '@vezne/contract';
import { useTillWarning } from '@vezne/records';
import { formatCount, toast } from '@vezne/ui';
import { useState } from 'react';

export const keyOf = ({ recurringId, date }: Pick<Occurrence, 'recurringId' | 'date'>): string =>
  `${recurringId} ${date}`;

type Sentences = Readonly<Record<string, string>>;

/** Books days that wait, or leaves them out; what is refused stands under its day, and what was typed stays. */
export function useDecisions(reload: () => void) {
  const post = usePostOccurrences();
  const skip = useSkipOccurrence();
  const warn = useTillWarning();
  const [amounts, setAmounts] = useState<Readonly<Record<string, number | null>>>({});
  const [refusals, setRefusals] = useState<Sentences>({});
  const [running, setRunning] = useState<string | null>(null);
  const amountOf = (one: Occurrence) => amounts[keyOf(one)] ?? (keyOf(one) in amounts ? null : one.amount);

  const decide = async (what: string, shown: readonly Occurrence[], act: () => Promise<unknown>) => {
    if (running) return;
    setRunning(what);
    setRefusals({});
    try {
      await act();
    } catch (error) {
      setRefusals(sentencesOf(error, shown));
      // Somebody else was faster: what is left is shown.
      if (error instanceof ApiError && error.code === codes.conflict) reload();
    } finally {
      setRunning(null);
    }
  };
  const book = (what: string, shown: readonly Occurrence[]) => {
    const missing = shown.filter((one) => !amountOf(one));
    if (missing.length > 0) {
      setRefusals(Object.fromEntries(missing.map((one) => [keyOf(one), 'Tutar gerekli'])));
      return Promise.resolve();
    }
    return decide(what, shown, async () => {
      const { count } = await post.run({
        occurrences: shown.map((one) => ({
          recurringId: one.recurringId,
          date: one.date,
          amount: amountOf(one) ?? 0,
        })),
      });
      toast.success(`${formatCount(count)} kayıt kasaya işlendi.`);
      if (shown.some(({ cashFlowType }) => cashFlowType === 'CIKIS')) warn();
    });
  };
  return {
    amountOf,
    setAmount: (one: Occurrence, amount: number | null) => setAmounts({ ...amounts, [keyOf(one)]: amount }),
    refusalOf: (one: Occurrence): string | undefined => refusals[keyOf(one)],
    isRunning: running !== null,
    isPosting: (one: Occurrence) => running === `post ${keyOf(one)}`,
    isPostingAll: running === 'all',
    post: (one: Occurrence) => book(`post ${keyOf(one)}`, [one]),
    postAll: (shown: readonly Occurrence[]) => book('all', shown),
    skip: (one: Occurrence) =>
      decide(`skip ${keyOf(one)}`, [one], async () => {
        await skip.run({ id: one.recurringId, date: one.date, action: 'ATLA' });
        toast.success('Kayıt bu ay için atlandı.');
      }),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;

/** `occurrences.<index>.<field>`, or a field of the only one. */
function sentencesOf(error: unknown, shown: readonly Occurrence[]): Sentences {
  if (!(error instanceof ApiError)) return {};
  const told = Object.entries(error.fields ?? {}).flatMap(([name, sentence]) => {
    const at = /^occurrences\.(\d+)\./.exec(name)?.[1];
    const one = at === undefined ? shown[0] : shown[Number(at)];
    return one ? [[keyOf(one), sentence] as const] : [];
  });
  return Object.fromEntries(told);
}
