import { ControlButton, onMobile, TextInput } from '@vezne/ui';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

/** Long enough for the next letter, short enough to seem at once. */
const PAUSE_MS = 300;

type Props = {
  /** What is being searched for at the moment. */
  value: string;
  onSearch: (text: string) => void;
};

/** Searches while it is typed, as soon as the typing pauses. */
export function HistorySearch({ value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const wanted = text.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts a search
  useEffect(() => {
    if (wanted === value) return;
    const pause = setTimeout(() => onSearch(wanted), wanted === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(pause);
  }, [wanted]);
  return (
    <Place role="search">
      <TextInput
        ref={input}
        type="search"
        autoComplete="off"
        maxLength={200}
        aria-label="Geçmiş sorularda ara"
        placeholder="Geçmiş sorularda ara..."
        value={text}
        onChange={(event) => setText(event.target.value)}
        icon={<Search aria-hidden />}
        trailing={
          text !== '' && (
            <ControlButton
              label="Aramayı temizle"
              onClick={() => {
                setText('');
                input.current?.focus();
              }}
            >
              <X aria-hidden width={16} height={16} />
            </ControlButton>
          )
        }
      />
    </Place>
  );
}

const Place = styled.div`
  padding: 0 var(--vz-space-6);
  margin-bottom: var(--vz-space-4);
  & input::-webkit-search-cancel-button { display: none; }
  ${onMobile} { padding-inline: var(--vz-space-4); }
`;
