import { PopoverBelow, Select } from '@vezne/ui';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { type AddChoice, type ChoiceGroup, SearchList } from './SearchList';

/** What other fields do to it: shows its list, to be searched at once. */
export type SearchSelectHandle = { open: () => void };

type Props = Omit<ComponentPropsWithRef<typeof Select>, 'options' | 'children' | 'placeholder'> & {
  groups: readonly ChoiceGroup[];
  /** Values that were used last, the latest first: they stand above the others. */
  recent?: readonly string[];
  /** First option, which stands for no choice. */
  placeholder?: string;
  /** What the list of options is called. */
  listLabel: string;
  /** Makes an option of a name that there is none of. */
  add?: AddChoice;
  /** The list is about to be shown. */
  onOpen?: () => void;
  /** Enter chose an option. */
  onEnter?: () => void;
  /** Takes what other fields do to it. */
  handle?: RefObject<SearchSelectHandle | null>;
};

/**
 * A select whose options are searched: typing, arrows and a press open a list with a search field. To forms, labels and
 * assistive technology it stays the browser's own select, and where its own list opens, that holds the same options.
 */
export function SearchSelect({
  groups,
  recent = [],
  placeholder = 'Seçiniz',
  listLabel,
  add,
  onOpen,
  onEnter,
  handle,
  ref,
  ...select
}: Props) {
  const field = useRef<HTMLSelectElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLSelectElement);
  // What is searched for; null while the list is closed.
  const [text, setText] = useState<string | null>(null);
  const added = useAdded(field);

  const open = (typed: string) => {
    if (text === null) onOpen?.();
    setText((last) => (last ?? '') + typed);
  };
  const close = () => setText(null);
  useImperativeHandle(handle, () => ({
    open: () => {
      field.current?.focus();
      open('');
    },
  }));
  const onKeyDown = (event: KeyboardEvent) => {
    const typed = typedBy(event);
    if (typed === undefined) return;
    event.preventDefault();
    open(typed);
  };
  const onMouseDown = (event: MouseEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    if (text === null) open('');
    else close();
  };
  const all = added.within(groups);
  return (
    <>
      <Shown
        {...select}
        ref={field}
        placeholder={placeholder}
        aria-haspopup="listbox"
        aria-expanded={text !== null}
        onChange={(event) => {
          close();
          select.onChange?.(event);
        }}
        onKeyDown={onKeyDown}
        onMouseDown={onMouseDown}
      >
        {all.map(toOptions)}
      </Shown>
      <PopoverBelow control={field} label={listLabel} isOpen={text !== null} onClose={close}>
        <SearchList
          label={listLabel}
          groups={withRecent(all, recent)}
          none={placeholder}
          value={field.current?.value ?? ''}
          text={text ?? ''}
          onText={setText}
          add={add}
          onAdded={added.take}
          onClose={(key) => {
            field.current?.focus();
            close();
            if (key === 'Enter') onEnter?.();
          }}
          onChoose={(value) => choose(field.current, value)}
        />
      </PopoverBelow>
    </>
  );
}

/** What a key begins the search with; undefined for a key that stays the select's. */
function typedBy({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey) return undefined;
  if (key === ' ' || key === 'ArrowDown' || key === 'ArrowUp') return '';
  return key.length === 1 && !altKey ? key : undefined;
}

/** As if the reader had chosen it in the browser's own list. */
function choose(select: HTMLSelectElement | null, value: string) {
  if (!select) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What was added stands among the options before the list of them is read anew, and is chosen. */
function useAdded(field: { current: HTMLSelectElement | null }) {
  const [option, setOption] = useState<ChoiceGroup['options'][number]>();
  useEffect(() => {
    if (option) choose(field.current, option.value);
  }, [option, field]);
  const within = (groups: readonly ChoiceGroup[]) =>
    !option || groups.some(({ options }) => options.some(({ value }) => value === option.value))
      ? groups
      : [...groups, { options: [option] }];
  return { take: setOption, within };
}

function withRecent(groups: readonly ChoiceGroup[], recent: readonly string[]): ChoiceGroup[] {
  const all = groups.flatMap(({ options }) => options);
  const used = recent.flatMap((id) => all.filter(({ value }) => value === id));
  if (used.length === 0) return [...groups];
  const others = groups.map(({ label, options }) => ({
    label: label ?? 'Diğerleri',
    options: options.filter((option) => !used.includes(option)),
  }));
  return [{ label: 'Son kullanılan', options: used }, ...others];
}

const toOptions = ({ label, options }: ChoiceGroup) =>
  label ? (
    <optgroup key={label} label={label}>
      {options.map(toOption)}
    </optgroup>
  ) : (
    options.map(toOption)
  );

const toOption = ({ value, label }: ChoiceGroup['options'][number]) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** What stands for no choice is as faint as in any empty field. */
const Shown = styled(Select)`
  & > select:has(> [value='']:checked) { color: var(--vz-text-3); }
`;
