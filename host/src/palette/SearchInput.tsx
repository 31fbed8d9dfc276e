import type { KeyboardEvent, RefObject } from 'react';
import { matching } from './fixed';
import type { Option } from './option';
import type { KeysAhead } from './useKeysAhead';
import type { useSearch } from './useSearch';

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  search: ReturnType<typeof useSearch>;
  listId: string;
  takeKeys: () => KeysAhead;
  onChoose: (option: Option) => void;
};

const label = 'Sayfa, işlem veya ayar ara';
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The palette's box, which keeps the focus while the list is walked. */
export function SearchInput({ ref, search, listId, takeKeys, onChoose }: Props) {
  const { query, options, selected, move, type } = search;

  /** What was typed before the box was there goes on in it. */
  function goOn() {
    const { text, isEntered } = takeKeys();
    if (text === '') return;
    type(text);
    const first = isEntered ? matching(text.trim())[0]?.options[0] : undefined;
    if (first) onChoose(first);
  }

  function handleKey(event: KeyboardEvent) {
    // Enter that only confirms a character of an input method is not a choice.
    if (event.nativeEvent.isComposing || options.length === 0) return;
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      move(step);
    } else if (event.key === 'Enter' && selected) {
      event.preventDefault();
      onChoose(selected);
    }
  }

  return (
    <input
      ref={ref}
      type="text"
      role="combobox"
      aria-label={label}
      aria-expanded={options.length > 0}
      aria-controls={listId}
      aria-activedescendant={selected && `${listId}-${selected.id}`}
      aria-autocomplete="list"
      autoComplete="off"
      spellCheck={false}
      placeholder={label}
      value={query}
      onFocus={goOn}
      onChange={(event) => type(event.target.value)}
      onKeyDown={handleKey}
    />
  );
}
