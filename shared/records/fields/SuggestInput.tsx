import { onMobile, TextInput } from '@vezne/ui';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import styled from 'styled-components';

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'trailing'> & {
  value: string;
  onChange: (text: string) => void;
  /** What is offered for what stands in the field; it is shown while the list is open. */
  options: readonly string[];
  listLabel: string;
  /** Enter takes the first that is offered, unless another one is chosen. */
  takesFirst?: boolean;
  /** The list was opened, which shows nothing without options, or closed. */
  onOpenChange?: (isOpen: boolean) => void;
};

/** A text that is offered while it is typed; any other may be written as it is. */
export function SuggestInput({ value, onChange, onBlur, ...offer }: Props) {
  const { options, listLabel, takesFirst = false, onOpenChange, ...input } = offer;
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const found = isOpen ? options : [];

  const setOpen = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  const open = () => {
    setOpen(true);
    setAt(-1);
  };
  const take = (name: string) => {
    onChange(name);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[takesFirst ? Math.max(at, 0) : at];
    if (step && !isOpen) open();
    else if (step) setAt(stepFrom(at, step, found.length));
    else if (event.key === 'Enter' && chosen) take(chosen);
    // A dialog around it stays open.
    else if (event.key === 'Escape' && found.length > 0) setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Root>
      <TextInput
        {...input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? listId : undefined}
        aria-activedescendant={found[at] ? `${listId}-${at}` : undefined}
        autoComplete="off"
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          open();
        }}
        onClick={open}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          setOpen(false);
          onBlur?.(event);
        }}
      />
      {found.length > 0 && (
        <List id={listId} role="listbox" aria-label={listLabel}>
          {found.map((name, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which points here
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            <div
              key={name}
              id={`${listId}-${index}`}
              ref={(item) => {
                if (index === at) item?.scrollIntoView({ block: 'nearest' });
              }}
              role="option"
              aria-selected={index === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(name)}
            >
              {name}
            </div>
          ))}
        </List>
      )}
    </Root>
  );
}

/** Round and round; from none, which is -1, an end is stepped on. */
const stepFrom = (at: number, step: number, count: number) =>
  at < 0 && step < 0 ? count - 1 : (at + step + count) % (count || 1);

const Root = styled.div`
  position: relative;
`;
const List = styled.div`
  position: absolute;
  z-index: var(--vz-z-menu);
  inset: calc(100% + 4px) 0 auto;
  max-height: 216px;
  padding: 6px;
  overflow-y: auto;
  border: 1px solid var(--vz-border-strong);
  border-radius: var(--vz-radius-lg);
  background: var(--vz-surface-3);
  box-shadow: var(--vz-shadow-menu);
  & > div {
    display: flex;
    align-items: center;
    min-height: 36px;
    padding: 0 10px;
    border-radius: var(--vz-radius-sm);
    cursor: pointer;
  }
  & > div:hover, & > div[aria-selected='true'] { background: var(--vz-surface-4); }
  @media (forced-colors: active) {
    & > div[aria-selected='true'] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
  ${onMobile} { & > div { min-height: 44px; } }
`;
