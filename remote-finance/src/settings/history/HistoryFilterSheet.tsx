import { DayInput, FilterSheet } from '@vezne/records';
import { ErrorText, Field, Select } from '@vezne/ui';
import styled from 'styled-components';
import { type NarrowingProps, unfiltered, useChoices, useFilterParts } from './narrowing';

type Props = NarrowingProps & { found: number | undefined };

/** The filters on a phone. */
export function HistoryFilterSheet({ found, ...props }: Props) {
  const { filter, mistake, onChange } = props;
  return (
    <Root>
      <FilterSheet
        set={useFilterParts(filter)}
        onChange={onChange}
        allCleared={unfiltered}
        found={found}
        noun="Değişikliği"
      >
        <Fields {...props} />
      </FilterSheet>
      {mistake && <ErrorText>{mistake.sentence}</ErrorText>}
    </Root>
  );
}

function Fields({ filter, mistake, onChange }: NarrowingProps) {
  const choices = useChoices({ filter, onChange });
  const errorOf = (field: 'from' | 'to') => (mistake?.field === field ? mistake.sentence : undefined);
  return (
    <Stack>
      {choices.map(({ label, choose, ...select }) => (
        <Field key={label} label={label}>
          <Select {...select} onChange={({ target }) => choose(target.value)} />
        </Field>
      ))}
      <Field label="Başlangıç tarihi" error={errorOf('from')}>
        <DayInput value={filter.from} onChange={(from) => onChange({ from })} />
      </Field>
      <Field label="Bitiş tarihi" error={errorOf('to')}>
        <DayInput value={filter.to} onChange={(to) => onChange({ to })} />
      </Field>
    </Stack>
  );
}

const Root = styled.div`
  && { flex: 1; min-width: 0; }
`;
const Stack = styled.div`
  display: grid;
  gap: var(--vz-space-4);
`;
