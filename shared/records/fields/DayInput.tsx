import { dayInTurkey, isCalendarDate } from '@vezne/contract';
import { ControlButton, formatDate, TextInput } from '@vezne/ui';
import Calendar from 'lucide-react/icons/calendar';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { readDay, shiftDay, shiftMonth } from './day-text';

const DayCalendar = lazy(() => import('./DayCalendar'));

type Props = Omit<ComponentPropsWithRef<typeof TextInput>, 'value' | 'onChange' | 'type' | 'onKeyDown'> & {
  /** YYYY-MM-DD, or what was written when it is no day. */
  value: string;
  onChange: (value: string) => void;
  /** For the narrow field of a table's row, which has no room for a button. */
  withoutCalendar?: boolean;
};

/**
 * A calendar date that is written: "22", "22.11", "dün", "+3". Arrows go a day up and down, PageUp and PageDown a
 * month, Alt and the arrow down open the calendar. One stop for Tab, and day before month in every browser.
 */
export function DayInput({ value, onChange, onBlur, ref, withoutCalendar = false, ...props }: Props) {
  const shown = isCalendarDate(value) ? formatDate(value) : value;
  // What is being written, until the field is left.
  const [draft, setDraft] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement);

  const take = (day: string) => {
    setDraft(null);
    onChange(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    if (event.altKey) button.current?.click();
    else take(isCalendarDate(value) ? move(value) : dayInTurkey(new Date()));
  };

  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      placeholder="gg.aa.yyyy"
      maxLength={10}
      {...props}
      ref={field}
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
      onKeyDown={onKeyDown}
      trailing={
        !withoutCalendar && <CalendarButton day={value} onChoose={take} button={button} field={field} />
      }
    />
  );
}

type CalendarProps = {
  day: string;
  onChoose: (day: string) => void;
  button: RefObject<HTMLButtonElement | null>;
  field: RefObject<HTMLInputElement | null>;
};

/** Opens the calendar beside the field, which is loaded when it is first asked for. */
function CalendarButton({ day, onChoose, button, field }: CalendarProps) {
  const [isAsked, setAsked] = useState(false);
  const trigger = (
    <ControlButton ref={button} label="Takvimi aç" tabIndex={-1} onClick={() => setAsked(true)}>
      <Calendar aria-hidden />
    </ControlButton>
  );
  if (!isAsked) return trigger;
  return (
    <Suspense fallback={trigger}>
      <DayCalendar
        day={isCalendarDate(day) ? day : null}
        onChoose={onChoose}
        trigger={trigger}
        field={field}
      />
    </Suspense>
  );
}

const moves: Record<string, (date: string) => string> = {
  ArrowUp: (date) => shiftDay(date, 1),
  ArrowDown: (date) => shiftDay(date, -1),
  PageUp: (date) => shiftMonth(date, 1),
  PageDown: (date) => shiftMonth(date, -1),
};
