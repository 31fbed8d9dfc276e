import { Dialog } from '@base-ui/react/dialog';
import { onMobile, useFocusBack, useKeyboardRoom } from '@vezne/ui';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { PaletteList } from './PaletteList';
import { SearchInput } from './SearchInput';
import { useChoice } from './useChoice';
import type { KeysAhead } from './useKeysAhead';
import { useSearch } from './useSearch';

type Props = { onClose: () => void; takeKeys: () => KeysAhead };

/** Search over everything the product has: arrows move, Enter chooses, Escape closes. */
export default function Palette({ onClose, takeKeys }: Props) {
  const search = useSearch();
  const { choose, keepsFocus } = useChoice(onClose);
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const focusBack = useFocusBack(true, popup);
  const listId = useId();
  useKeyboardRoom(true);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Backdrop />
        <Popup
          ref={popup}
          aria-label="Arama"
          initialFocus={input}
          finalFocus={() => !keepsFocus.current && focusBack()}
        >
          <Head>
            <Search aria-hidden />
            <SearchInput ref={input} search={search} listId={listId} takeKeys={takeKeys} onChoose={choose} />
            <Close aria-label="Esc, kapat">
              <kbd>Esc</kbd>
              <X aria-hidden />
            </Close>
          </Head>
          <PaletteList id={listId} search={search} onChoose={choose} />
          <Keys />
        </Popup>
      </Dialog.Portal>
    </Dialog.Root>
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
        <kbd>&gt;</kbd> yalnız işlemler
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
  @media (forced-colors: active) { border: 1px solid CanvasText; }
  & kbd {
    padding: 4px 6px;
    border: 1px solid var(--vz-border-strong);
    border-radius: var(--vz-radius-xs);
    background: var(--vz-surface-4);
    color: var(--vz-text-2);
    font: var(--vz-weight-medium) var(--vz-text-xs) / 1 var(--vz-font-ui);
  }
  ${onMobile} {
    inset: 0 0 var(--vz-covered, 0px);
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
