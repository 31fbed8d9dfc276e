import { Dialog } from '@base-ui/react/dialog';
import { onMobile } from '@vezne/ui';
import { highlightAtom } from '@vezne/ui/state';
import { useSetAtom } from 'jotai';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { entries } from '../composed/search';
import type { SearchEntry } from '../page';
import { PaletteList } from './PaletteList';
import { rank, suggest } from './rank';
import { recentChoices, rememberChoice } from './recent';
import type { KeysAhead } from './useKeysAhead';

type Props = { onClose: () => void; takeKeys: () => KeysAhead };

const label = 'Sayfa, işlem veya ayar ara';

/** Search over everything the product has: arrows move, Enter chooses, Escape closes. */
export default function Palette({ onClose, takeKeys }: Props) {
  const search = useSearch();
  const { choose, hasChosen } = useChoice(onClose);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { query, results, selected } = search;

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Backdrop />
        <Popup aria-label="Arama" initialFocus={input} finalFocus={() => !hasChosen.current}>
          <Head>
            <Search aria-hidden />
            <SearchInput ref={input} search={search} listId={listId} takeKeys={takeKeys} onChoose={choose} />
            <Close aria-label="Kapat">
              <kbd>Esc</kbd>
              <X aria-hidden />
            </Close>
          </Head>
          <PaletteList
            id={listId}
            query={query}
            results={results}
            selected={selected}
            onPoint={(entry) => search.select(results.indexOf(entry))}
            onChoose={choose}
          />
          <Keys />
        </Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What is typed, what it finds, and which of that is selected. */
function useSearch() {
  const [query, setQuery] = useState('');
  const [position, setPosition] = useState(0);
  const [recent] = useState(recentChoices);
  const results = query.trim() === '' ? suggest(entries, recent) : rank(entries, query);
  return {
    query,
    results,
    selected: results[position],
    select: setPosition,
    /** Moves the selection, around the end of the list. */
    move: (step: number) => setPosition((position + step + results.length) % results.length),
    type(text: string) {
      setQuery(text);
      setPosition(0);
    },
  };
}

/** Opens what was chosen and asks for its button; the focus then belongs to the page. */
function useChoice(onClose: () => void) {
  const navigate = useNavigate();
  const setHighlight = useSetAtom(highlightAtom);
  const hasChosen = useRef(false);

  function choose(entry: SearchEntry) {
    hasChosen.current = true;
    rememberChoice(entry.id);
    onClose();
    navigate(entry.to);
    setHighlight(entry.highlight ?? null);
  }

  return { choose, hasChosen };
}

type SearchInputProps = {
  ref: RefObject<HTMLInputElement | null>;
  search: ReturnType<typeof useSearch>;
  listId: string;
  takeKeys: () => KeysAhead;
  onChoose: (entry: SearchEntry) => void;
};

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function SearchInput({
  ref,
  search: { query, results, selected, move, type },
  listId,
  takeKeys,
  onChoose,
}: SearchInputProps) {
  /** What was typed before the box was there goes on in it. */
  function goOn() {
    const { text, isEntered } = takeKeys();
    if (text === '') return;
    type(text);
    const [first] = isEntered ? rank(entries, text) : [];
    if (first) onChoose(first);
  }

  function handleKey(event: KeyboardEvent) {
    // Enter that only confirms a character of an input method is not a choice.
    if (event.nativeEvent.isComposing || results.length === 0) return;
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
      aria-expanded={results.length > 0}
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

function Keys() {
  return (
    <Foot aria-hidden>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> gez
      </span>
      <span>
        <kbd>Enter</kbd> seç
      </span>
      <span>
        <kbd>Esc</kbd> kapat
      </span>
    </Foot>
  );
}

const fade = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; translate: -50% 8px; }`;

const Backdrop = styled(Dialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: var(--vz-z-palette);
  background: var(--vz-scrim);
  animation: ${fade} var(--vz-dur-fast) var(--vz-ease-out);
`;
const Popup = styled(Dialog.Popup)`
  position: fixed;
  top: 12vh;
  left: 50%;
  z-index: var(--vz-z-palette);
  translate: -50% 0;
  width: min(var(--vz-palette), calc(100vw - 2 * var(--vz-space-6)));
  border-radius: var(--vz-radius-xl);
  background: var(--vz-surface-3);
  box-shadow: var(--vz-shadow-modal);
  overflow: hidden;
  animation: ${rise} var(--vz-dur-fast) var(--vz-ease-out);
  & kbd {
    padding: 4px 6px;
    border: 1px solid var(--vz-border-strong);
    border-radius: var(--vz-radius-xs);
    background: var(--vz-surface-4);
    color: var(--vz-text-2);
    font: var(--vz-weight-medium) var(--vz-text-xs) / 1 var(--vz-font-ui);
  }
  ${onMobile} {
    inset: 0;
    display: flex;
    flex-direction: column;
    width: auto;
    border-radius: 0;
    translate: none;
    animation-name: ${fade};
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  height: 56px;
  padding: 0 16px 0 20px;
  border-bottom: 1px solid var(--vz-border);
  & > svg { color: var(--vz-text-3); }
  & > input {
    flex: 1;
    min-width: 0;
    height: 54px;
    border: 0;
    outline: 0;
    background: transparent;
    font-size: var(--vz-text-md);
    &::placeholder { color: var(--vz-text-3); opacity: 1; }
  }
  ${onMobile} { flex: none; padding-right: 6px; }
`;
const Close = styled(Dialog.Close)`
  display: grid;
  place-items: center;
  & > svg { display: none; }
  ${onMobile} {
    width: 44px;
    height: 44px;
    color: var(--vz-text-2);
    & > kbd { display: none; }
    & > svg { display: block; }
  }
`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: 18px;
  height: 44px;
  padding: 0 20px;
  border-top: 1px solid var(--vz-border);
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  & > span { display: flex; align-items: center; gap: 6px; }
  ${onMobile} { display: none; }
`;
