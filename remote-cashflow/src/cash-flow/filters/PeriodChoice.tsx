import { dayInTurkey, isCalendarDate } from '@vezne/contract';
import { type AddressChange, ChooseOne, DayInput } from '@vezne/records';
import { Field, formatDays } from '@vezne/ui';
import { useState } from 'react';
import { type Period, periodsToChoose } from './periods';
import { RangeForm } from './RangeForm';

type Props = { period: Period; onChange: (change: AddressChange) => void };

/** Which days count: one of the usual periods at once, or from one day to another. */
export function PeriodChoice({ period, onChange }: Props) {
  const offered = periodsToChoose(dayInTurkey(new Date()));
  const chosen = offered.find(({ from, to }) => from === period.from && to === period.to);
  const isEvery = !period.from && !period.to;
  return (
    <>
      <ChooseOne
        label="Hazır dönemler"
        options={[
          ...offered.map(({ value, label, from, to }) => ({ value, label, note: shortDays(from, to) })),
          { value: 'all', label: 'Tüm zamanlar' },
        ]}
        value={isEvery ? 'all' : chosen?.value}
        onChoose={(value) => {
          const { from = null, to = null } = offered.find((one) => one.value === value) ?? {};
          onChange({ from, to });
        }}
      />
      <OwnPeriod period={period} onChange={onChange} />
    </>
  );
}

function OwnPeriod({ period, onChange }: Props) {
  const [from, setFrom] = useState(period.from ?? '');
  const [to, setTo] = useState(period.to ?? '');
  const [isTold, setTold] = useState(false);
  const wrong = (day: string) => (day && !isCalendarDate(day) ? 'Geçerli bir tarih girin' : undefined);
  const late = from && to && from > to ? 'Bitiş tarihi başlangıç tarihinden önce olamaz' : undefined;
  const isWrong = wrong(from) || wrong(to) || late;
  return (
    <RangeForm
      onApply={() => {
        setTold(true);
        if (!isWrong) onChange({ from: from || null, to: to || null });
      }}
    >
      <Field label="Başlangıç" error={isTold ? wrong(from) : undefined}>
        <DayInput value={from} onChange={setFrom} />
      </Field>
      <Field label="Bitiş" error={isTold ? (wrong(to) ?? late) : undefined}>
        <DayInput value={to} onChange={setTo} />
      </Field>
    </RangeForm>
  );
}

/** "28 Kasım", "1–30 Kasım", "30 Ekim – 28 Kasım". */
const shortDays = (from: string, to: string) => {
  const [first, last] = [from, to].map((day) => formatDays({ from: day, to: day }));
  if (from === to) return last;
  return from.slice(0, 7) === to.slice(0, 7) ? `${Number(from.slice(8))}–${last}` : `${first} – ${last}`;
};
