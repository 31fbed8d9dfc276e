import type { CashFlow } from '@vezne/contract';
import { TextInput } from '@vezne/ui';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { matching, newestOfEach, usePastEntries } from '../past/past-entries';
import { useProjectOptions } from '../project/useProjectOptions';
import { AccountSelect } from './AccountSelect';
import { Suggestions } from './Suggestions';
import type { EntryRowState } from './useEntryRow';

type Props = Omit<ComponentProps<typeof TextInput>, 'form'> & { form: string; row: EntryRowState };

/** What the entry is for, and beside it its account. Offers what was written before; taking it fills the rest of the row, and # before a word leads to the projects. */
export function DescriptionField({ row, ...props }: Props) {
  const { field } = useController({ control: row.form.control, name: 'description' });
  const [isFocused, setFocused] = useState(false);
  // The text that the reader does not want anything offered for.
  const [kept, setKept] = useState('');
  const [at, setAt] = useState(0);
  const listId = useId();
  const past = usePastEntries(isFocused);
  const { options: projects } = useProjectOptions(isFocused);
  const known = newestOfEach([...row.saved, ...past]);
  const found = isFocused && field.value !== kept ? matching(known, field.value) : [];
  const active = Math.min(at, found.length - 1);

  const take = (entry: CashFlow) => {
    setKept(entry.description);
    row.takePast(entry);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === '#' && isAtWordStart(event.currentTarget)) {
      event.preventDefault();
      return row.projects.current?.open();
    }
    const chosen = found[active];
    if (!chosen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((active + step + found.length) % found.length);
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) take(chosen);
    else if (event.key === 'Escape') setKept(field.value);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <TextInput
        {...props}
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? listId : undefined}
        aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        placeholder="Hızlı kayıt: açıklamayı yazın"
        onChange={(event) => {
          setAt(0);
          field.onChange(event);
        }}
        onKeyDown={onKeyDown}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          field.onBlur();
        }}
      />
      <AccountSelect form={props.form} row={row} />
      {found.length > 0 && (
        <Suggestions
          id={listId}
          entries={found}
          projects={projects}
          text={field.value}
          active={active}
          onTake={take}
        />
      )}
    </>
  );
}

const isAtWordStart = ({ value, selectionStart }: HTMLInputElement) =>
  /(^|\s)$/.test(value.slice(0, selectionStart ?? 0));
