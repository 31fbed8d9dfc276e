import { limits } from '@vezne/contract';
import { Button, Kbd, onMobile, VisuallyHidden } from '@vezne/ui';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type FormEvent, type KeyboardEvent, type Ref, useId } from 'react';
import styled from 'styled-components';

type Props = {
  ref: Ref<HTMLTextAreaElement>;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  isBusy: boolean;
};

const EXAMPLE = 'Örneğin: Bu ay en çok hangi kategoriye harcadık?';

/** The question: Enter sends it, Shift+Enter starts a new line. */
export function QuestionBox({ ref, value, onChange, onSend, isBusy }: Props) {
  const id = useId();
  const isSendable = value.trim() !== '' && !isBusy;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSendable) onSend();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // While an input method composes a letter, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isSendable) onSend();
  };
  return (
    <Box onSubmit={submit}>
      <VisuallyHidden as="label" htmlFor={id}>
        Sorunuz
      </VisuallyHidden>
      <Growing data-text={value || EXAMPLE}>
        <textarea
          ref={ref}
          id={id}
          rows={1}
          maxLength={limits.question}
          value={value}
          placeholder={EXAMPLE}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={sendOnEnter}
        />
      </Growing>
      <Bar>
        <Keys aria-hidden>
          <Kbd>Enter</Kbd> gönderir, <Kbd>Shift</Kbd> + <Kbd>Enter</Kbd> alt satıra geçer
        </Keys>
        <Button
          type="submit"
          variant="ai-solid"
          size="sm"
          icon={<ArrowUp aria-hidden />}
          loading={isBusy}
          disabled={!isSendable}
        >
          Gönder
        </Button>
      </Bar>
    </Box>
  );
}

/** On a phone, where every line is one of the answer's, the button stands beside what is written. */
const Box = styled.form`
  ${onMobile} { display: flex; align-items: flex-end;  }
  border: 1px solid var(--vz-border-control);
  border-radius: var(--vz-radius-lg);
  background: var(--vz-inset);
  transition: border-color var(--vz-dur-instant), box-shadow var(--vz-dur-instant);
  &:focus-within {
    border-color: var(--vz-ai-text);
    box-shadow: 0 0 0 3px color-mix(in oklab, var(--vz-ai-text) 22%, transparent);
    @media (forced-colors: active) { &:has(textarea:focus) { outline: 2px solid Highlight; } }
  }
`;
/** As high as what is written: the same words stand unseen behind the field, since not every Safari sizes it by them. */
const Growing = styled.div`
  display: grid;
  flex: 1 1 auto;
  grid-template-columns: minmax(0, 1fr);
  &::after { content: attr(data-text) ' '; visibility: hidden; }
  &::after, & > textarea {
    grid-area: 1 / 1;
    width: 100%;
    min-height: 44px;
    max-height: min(160px, 28dvh);
    padding: 12px 16px 2px;
    overflow: hidden auto;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    font: inherit;
    ${onMobile} { padding: 12px 8px 10px 14px; font-size: var(--vz-text-md); }
  }
  & > textarea {
    border: 0;
    outline: 0;
    background: transparent;
    color: inherit;
    resize: none;
  }
  & > textarea::placeholder { color: var(--vz-text-3); opacity: 1; }
`;
const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--vz-space-3);
  padding: 2px 8px 8px 16px;
  ${onMobile} { flex: none; padding: 0 4px 4px 0; }
`;
const Keys = styled.span`
  margin-right: auto;
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  ${onMobile} { display: none; }
`;
