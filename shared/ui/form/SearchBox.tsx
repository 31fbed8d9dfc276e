import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type SubmitEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../base/Button';
import { onMobile } from '../responsive/media';
import { ControlButton } from './Control';
import { TextInput } from './TextInput';

type Props = {
  /** What is being searched for at the moment. */
  value: string;
  onSearch: (text: string) => void;
  placeholder?: string;
  /** Name for assistive technology; the placeholder without its dots unless told. */
  label?: string;
};

/** Searches on Enter or with Ara; the cross empties it and searches for everything again. */
export function SearchBox({ value, onSearch, placeholder = 'Ara...', label }: Props) {
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  if (searched !== value) {
    // The page searched for something else, for example because it was opened anew.
    setSearched(value);
    setText(value);
  }
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  const clear = () => {
    setText('');
    input.current?.focus();
    if (value !== '') onSearch('');
  };
  const name = label ?? placeholder.replace(/[.…]+$/, '');
  return (
    <Root role="search" aria-label={name} onSubmit={search}>
      <TextInput
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        aria-label={name}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        icon={<Search aria-hidden />}
        trailing={
          text !== '' && (
            <ControlButton label="Aramayı temizle" onClick={clear}>
              <X aria-hidden width={16} height={16} />
            </ControlButton>
          )
        }
      />
      <Button type="submit">Ara</Button>
    </Root>
  );
}

const Root = styled.form`
  display: flex;
  gap: var(--vz-space-2);
  width: min(440px, 100%);
  & input::-webkit-search-cancel-button { display: none; }
  ${onMobile} { width: 100%; }
`;
