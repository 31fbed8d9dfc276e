import { dayInTurkey, isCalendarDate } from '@vezne/contract';
import { formatDate, TextInput } from '@vezne/ui';
import { type ComponentPropsWithRef, type KeyboardEvent, useState } from 'react';
import { readDay, shiftDay, shiftMonth } from './day-text';

type Props = Omit<ComponentPropsWithRef<typeof TextInput>, 'value' | 'onChange' | 'type' | 'onKeyDown'> & {
  /** YYYY-MM-DD, or what was written when it is no day. */
  value: string;
  onChange: (value: string) => void;
};

/**
 * A calendar date that is written: "22", "22.11", "dün", "+3". Arrows go a day up and down, PageUp and PageDown a
 * month. One stop for Tab, and day before month in every browser.
 */
export function DayInput({ value, onChange, onBlur, ...props }: Props) {
  const shown = isCalendarDate(value) ? formatDate(value) : value;
  // What is being written, until the field is left.
  const [draft, setDraft] = useState<string | null>(null);

  const step = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const today = dayInTurkey(new Date());
    setDraft(null);
    onChange(isCalendarDate(value) ? move(value) : today);
  };

  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      placeholder="gg.aa.yyyy"
      maxLength={10}
      {...props}
      value={draft ?? shown}
      onChange={(event) => {
        const text = event.target.value;
        setDraft(text);
        onChange(readDay(text, dayInTurkey(new Date())) ?? text);
      }}
      onBlur={(event) => {
        setDraft(null);
        onBlur?.(event);
      }}
      onKeyDown={step}
    />
  );
}

const moves: Record<string, (date: string) => string> = {
  ArrowUp: (date) => shiftDay(date, 1),
  ArrowDown: (date) => shiftDay(date, -1),
  PageUp: (date) => shiftMonth(date, 1),
  PageDown: (date) => shiftMonth(date, -1),
};
