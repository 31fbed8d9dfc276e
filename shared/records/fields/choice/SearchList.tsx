import { fold } from '@vezne/contract';
import { onMobile, TextInput } from '@vezne/ui';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { Marked } from '../../display/Marked';

type Choice = { value: string; label: string; note?: ReactNode };
export type ChoiceGroup = { label?: string; options: readonly Choice[] };

export type AddChoice = {
  /** What the row says that makes an option of the name. */
  label: (name: string) => string;
  /** Makes it; null when that failed, which is told elsewhere. */
  run: (name: string) => Promise<Choice | null>;
  /** Letters that a name has at least and at most. */
  min: number;
  max: number;
  /** Could this be meant as a name? Without, everything that is long enough. */
  isName?: (text: string) => boolean;
};

type Props = {
  label: string;
  groups: readonly ChoiceGroup[];
  /** What stands for no choice; offered while nothing is searched. */
  none: string;
  value: string;
  text: string;
  onText: (text: string) => void;
  add: AddChoice | undefined;
  onAdded: (option: Choice) => void;
  onChoose: (value: string) => void;
  onClose: (key?: string) => void;
};

/** A search field above options in groups; the arrows go through them, Enter and Tab take the one they stand on. */
export function SearchList(props: Props) {
  const { label, text, onText, add } = props;
  const id = useId();
  const { found, name, options, canAdd, at, isAdding, onKeyDown, take, makeNew } = useSearch(props);
  const row = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === at,
    ref: (item: HTMLElement | null) => {
      if (index === at) item?.scrollIntoView?.({ block: 'nearest' });
    },
    // The field keeps the focus.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  });
  return (
    <>
      <Search>
        <TextInput
          ref={focusOnce}
          role="combobox"
          aria-label={`${label} içinde ara`}
          placeholder="Ara"
          aria-autocomplete="list"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          maxLength={add?.max}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Search>
      <List id={id} role="listbox" aria-label={label} aria-busy={isAdding}>
        {found.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
          <div key={group.label ?? group.options[0]?.value} role="group" aria-label={group.label}>
            {group.label && <GroupName aria-hidden>{group.label}</GroupName>}
            {group.options.map((option) => (
              <Option key={option.value} {...row(options.indexOf(option))} onClick={() => take(option)}>
                <span>
                  <Marked text={option.label} query={name} />
                </span>
                {option.note && <small>{option.note}</small>}
              </Option>
            ))}
          </div>
        ))}
        {canAdd && (
          <Option {...row(options.length)} onClick={() => void makeNew()}>
            <Plus aria-hidden />
            <span>{add?.label(name)}</span>
          </Option>
        )}
      </List>
      {at < 0 && <Nothing role="status">Bulunamadı.</Nothing>}
    </>
  );
}

/** What is found of the options, where the keys stand among them, and what taking one does. */
function useSearch({ groups, none, value, text, add, onAdded, onChoose, onClose }: Props) {
  const [isAdding, setAdding] = useState(false);
  const [moved, setMoved] = useState<{ text: string; at: number }>();
  const name = text.trim();
  const found = search(name ? groups : [{ options: [{ value: '', label: none }] }, ...groups], name);
  const options = found.flatMap((group) => group.options);
  const canAdd =
    add !== undefined && name.length >= add.min && (add.isName?.(name) ?? true) && !isNamed(groups, name);
  const count = options.length + (canAdd ? 1 : 0);
  const first = options.findIndex((option) =>
    name ? fold(option.label).startsWith(fold(name)) : option.value === value,
  );
  const at = Math.min(moved?.text === text ? moved.at : Math.max(0, first), count - 1);

  const take = (option: Choice | undefined, key?: string) => {
    if (option && option.value !== value) onChoose(option.value);
    onClose(key);
  };
  const makeNew = async () => {
    if (!add || isAdding) return;
    setAdding(true);
    const option = await add.run(name);
    setAdding(false);
    if (!option) return;
    onAdded(option);
    onClose();
  };
  const takeWritten = () => (name && at < options.length ? take(options[at]) : onClose());
  const move = (step: number) => setMoved({ text, at: (at + step + count) % (count || 1) });
  const takeAt = () => {
    if (canAdd && at === options.length) void makeNew();
    else if (at >= 0) take(options[at], 'Enter');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    // Saves the form around it too.
    if (key === 'Enter' && (ctrlKey || metaKey || altKey)) return takeWritten();
    // What other keys do around it waits until it is closed.
    event.stopPropagation();
    // Goes on from the select.
    if (key === 'Tab') return takeWritten();
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter') takeAt();
    else if (key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  return { found, name, options, canAdd, at, isAdding, onKeyDown, take, makeNew };
}

const focusOnce = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true });

const search = (groups: readonly ChoiceGroup[], name: string): ChoiceGroup[] =>
  groups
    .map(({ options, ...group }) => ({
      ...group,
      options: options.filter((option) => fold(option.label).includes(fold(name))),
    }))
    .filter(({ options }) => options.length > 0);

const isNamed = (groups: readonly ChoiceGroup[], name: string) =>
  groups.some(({ options }) => options.some((option) => fold(option.label) === fold(name)));

const Search = styled.div`
  padding: 8px 8px 0;
`;
const List = styled.div`
  max-height: 288px;
  padding: 6px;
  overflow-y: auto;
  &[aria-busy='true'] { opacity: 0.6; pointer-events: none; }
`;
const GroupName = styled.div`
  padding: 8px 10px 4px;
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  line-height: 16px;
  font-weight: var(--vz-weight-medium);
`;
const Option = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 36px;
  padding: 4px 10px;
  border-radius: var(--vz-radius-sm);
  outline: 0;
  cursor: pointer;
  & > span { min-width: 0; overflow-wrap: anywhere; }
  & > small { flex: none; margin-left: auto; color: var(--vz-text-3); font-size: var(--vz-text-sm); font-variant-numeric: tabular-nums; }
  & > svg { flex: none; width: 16px; height: 16px; color: var(--vz-primary-text); }
  &:hover { background: var(--vz-surface-4); }
  &[aria-selected='true'] {
    background: var(--vz-primary-subtle);
    @media (forced-colors: active) {
      forced-color-adjust: none;
      &, & > small, & mark, & > svg { background: Highlight; color: HighlightText; }
    }
  }
  ${onMobile} { min-height: 44px; }
`;
const Nothing = styled.p`
  padding: 4px 16px 12px;
  color: var(--vz-text-3);
`;
