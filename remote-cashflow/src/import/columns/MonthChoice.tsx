import { dayInTurkey, type StatementMapping } from '@vezne/contract';
import { Select } from '@vezne/ui';
import { Choice } from './Choice';

type Month = Pick<StatementMapping, 'year' | 'month'>;
type Props = { chosen: Month; onChange: (change: Month) => void };

const name = new Intl.DateTimeFormat('tr', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1),
  label: name.format(Date.UTC(2024, at)),
}));

const YEARS = 20;
const yearsUpTo = (last: number) =>
  Array.from({ length: YEARS }, (_, ago) => ({ value: String(last - ago), label: String(last - ago) }));

/** Which month and year days are of that the file writes without them; only what it lacks is asked. */
export function MonthChoice({ chosen: { year, month }, onChange }: Props) {
  return (
    <>
      {month !== undefined && (
        <Choice>
          Günlerin ayı
          <Select
            options={months}
            value={month ?? ''}
            onChange={({ target }) => onChange({ month: Number(target.value) || null })}
          />
        </Choice>
      )}
      {year !== undefined && (
        <Choice>
          Günlerin yılı
          <Select
            options={yearsUpTo(Number(dayInTurkey(new Date()).slice(0, 4)))}
            value={year ?? ''}
            onChange={({ target }) => onChange({ year: Number(target.value) || null })}
          />
        </Choice>
      )}
    </>
  );
}
