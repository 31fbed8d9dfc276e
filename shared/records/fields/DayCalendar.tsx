import { dayInTurkey } from '@vezne/contract';
import { Button, onMobile, Popover } from '@vezne/ui';
import type { ReactElement, RefObject } from 'react';
import { DayPicker } from 'react-day-picker';
import { tr } from 'react-day-picker/locale/tr';
import styled from 'styled-components';

type MonthProps = {
  /** YYYY-MM-DD; null when no day is chosen yet. */
  day: string | null;
  onChoose: (day: string) => void;
};

type Props = MonthProps & {
  trigger: ReactElement;
  /** Gets the focus back. */
  field: RefObject<HTMLInputElement | null>;
};

/** The calendar under its button, open at once. */
export default function DayCalendar({ day, onChoose, trigger, field }: Props) {
  return (
    <Popover label="Takvim" width={308} align="end" defaultOpen finalFocus={field} trigger={trigger}>
      {(close) => (
        <Month
          day={day}
          onChoose={(chosen) => {
            onChoose(chosen);
            close();
          }}
        />
      )}
    </Popover>
  );
}

/** A month from Monday on: arrows walk the days, PageUp and PageDown the months, Enter chooses. */
function Month({ day, onChoose }: MonthProps) {
  const today = dayInTurkey(new Date());
  const chosen = day ? dateOf(day) : undefined;
  return (
    <Root>
      <DayPicker
        autoFocus
        required
        mode="single"
        locale={tr}
        today={dateOf(today)}
        selected={chosen}
        onSelect={(date) => onChoose(dayOf(date))}
        defaultMonth={chosen ?? dateOf(today)}
        startMonth={new Date(1900, 0)}
        endMonth={new Date(2100, 11)}
        fixedWeeks
        showOutsideDays
      />
      <Button size="sm" onClick={() => onChoose(today)}>
        Bugün
      </Button>
    </Root>
  );
}

/** The calendar's days are midnights where its reader sits. */
function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const Root = styled.div`
  padding: 12px;
  & > button { display: flex; margin: 8px auto 0; }
  .rdp-month { position: relative; }
  .rdp-months { position: relative; }
  .rdp-month_caption { display: grid; place-items: center; height: 36px; font-weight: var(--vz-weight-semibold); }
  .rdp-nav { position: absolute; z-index: 1; inset: 0 0 auto; display: flex; justify-content: space-between; }
  .rdp-nav > button {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: var(--vz-radius-md);
    color: var(--vz-text-2);
    &:hover { background: var(--vz-surface-4); color: var(--vz-text-1); }
  }
  .rdp-chevron { width: 18px; height: 18px; fill: currentColor; }
  .rdp-month_grid { width: 100%; border-collapse: collapse; table-layout: fixed; }
  .rdp-weekday { height: 32px; color: var(--vz-text-3); font-size: var(--vz-text-xs); font-weight: var(--vz-weight-medium); text-align: center; }
  .rdp-day { padding: 1px; text-align: center; }
  .rdp-day_button {
    width: 100%;
    height: 36px;
    border-radius: var(--vz-radius-md);
    font-size: var(--vz-text-sm);
    font-variant-numeric: tabular-nums;
    &:hover { background: var(--vz-surface-4); }
  }
  .rdp-outside > button { color: var(--vz-text-3); }
  .rdp-today > button { box-shadow: inset 0 0 0 1px var(--vz-primary-border); color: var(--vz-primary-text); }
  .rdp-selected > button, .rdp-selected > button:hover {
    background: var(--vz-primary);
    color: var(--vz-on-solid);
    font-weight: var(--vz-weight-semibold);
    @media (forced-colors: active) { outline: 2px solid Highlight; }
  }
  ${onMobile} {
    .rdp-nav > button, .rdp-month_caption, .rdp-day_button { height: 44px; }
    .rdp-nav > button { width: 44px; }
  }
`;
