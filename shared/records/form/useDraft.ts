import { type DraftName, drafts } from '@vezne/api';
import type { ZodForm } from '@vezne/ui';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';

/** Names a form and, with its version, the record in it: another version is not offered what was typed before. */
export const draftOf = (form: DraftName, record: { id: string; version: number } | null): DraftName =>
  record ? `${form} ${record.id} ${record.version}` : form;

/** Something typed earlier that was not saved, and what can be done with it. */
export type DraftOffer = {
  /** When it was typed last, in milliseconds. */
  at: number;
  take: () => void;
  drop: () => void;
};

/**
 * Keeps what is typed into a form until it is saved, and offers it when the form is opened again. `name` tells forms
 * and records apart; without one nothing is kept. `isTaken`: the form goes on with it already.
 */
export function useDraft<Input extends FieldValues, Output>(
  { subscribe, getValues, reset }: ZodForm<Input, Output>,
  name: DraftName | undefined,
  isTaken = false,
): { offer: DraftOffer | null; settle: () => void } {
  const [found, setFound] = useState(() =>
    name === undefined || isTaken ? undefined : drafts.findDated(name),
  );
  const [untouched] = useState(() => JSON.stringify(getValues()));
  const isSettled = useRef(false);

  useEffect(() => {
    if (name === undefined) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (isSettled.current) return;
        if (JSON.stringify(values) !== untouched) drafts.keepTyped(name, values);
        // Typed and taken back: what was offered may still be taken.
        else if (found) drafts.keep(name, found.values, found.at);
        else drafts.drop(name);
      },
    });
  }, [subscribe, name, untouched, found]);

  const take = () => {
    const begun = getValues();
    reset({ ...begun, ...fitting(found?.values ?? {}, begun) }, { keepDefaultValues: true });
    setFound(undefined);
  };
  const drop = () => {
    if (name === undefined) return;
    if (JSON.stringify(getValues()) === untouched) drafts.drop(name);
    setFound(undefined);
  };
  return {
    offer: found ? { at: found.at, take, drop } : null,
    /** It is saved or given up: there is nothing left to offer. */
    settle: () => {
      isSettled.current = true;
      if (name !== undefined) drafts.drop(name);
    },
  };
}

/** What a form of this release can show of what another one may have kept: it has fewer fields, others, or other kinds. */
const fitting = <Input extends FieldValues>(kept: object, begun: Input): Partial<Input> =>
  Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => isAlike(value, begun[name])),
  ) as Partial<Input>;

/** A number that was emptied is null. */
const isAlike = (value: unknown, begun: unknown): boolean =>
  begun === undefined ||
  begun === null ||
  typeof value === typeof begun ||
  (value === null && typeof begun === 'number');
