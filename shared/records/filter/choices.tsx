import { fold } from '@vezne/contract';
import { Checkbox, onMobile, type SelectOption, TextInput } from '@vezne/ui';
import Check from 'lucide-react/icons/check';
import SearchIcon from 'lucide-react/icons/search';
import { type KeyboardEvent, type KeyboardEventHandler, type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { ApplyForm } from './ApplyForm';

type Choice = { value: string; label: string; note?: ReactNode };

type OneProps = {
  label: string;
  options: readonly Choice[];
  value: string | undefined;
  /** Shown above the options where there are many: what the search field is called. */
  searchLabel?: string;
  onChoose: (value: string) => void;
};

/** One of several, in force as soon as it is chosen. */
export function ChooseOne({ label, options, value, searchLabel, onChoose }: OneProps) {
  const [text, setText] = useState('');
  const shown = options.filter((option) => fold(option.label).includes(fold(text.trim())));
  const first = text.trim() ? shown[0] : undefined;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && first && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      onChoose(first.value);
    } else walk(event);
  };
  const list = (
    <List role="group" aria-label={label} $scrolls={searchLabel !== undefined} onKeyDown={onKeyDown}>
      {shown.map((option) => (
        <Option
          key={option.value}
          type="button"
          data-first={option === first ? '' : undefined}
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.value === value ? <Check aria-hidden /> : <Gap />}
          <span>{option.label}</span>
          {option.note && <small>{option.note}</small>}
        </Option>
      ))}
      {shown.length === 0 && <Nothing>Bulunamadı.</Nothing>}
    </List>
  );
  if (!searchLabel) return list;
  return (
    <div data-choices>
      <SearchText label={searchLabel} text={text} onText={setText} onKeyDown={onKeyDown} />
      {list}
    </div>
  );
}

/** The arrows go from the search through the options and back. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const root = event.currentTarget.closest('[data-choices]') ?? event.currentTarget;
  const stops = [...root.querySelectorAll<HTMLElement>('input, button')];
  if (!step || !(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  stops[stops.indexOf(event.target) + step]?.focus();
}

type SearchProps = {
  label: string;
  text: string;
  onText: (text: string) => void;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
};

function SearchText({ label, text, onText, onKeyDown }: SearchProps) {
  return (
    <Search onKeyDown={onKeyDown}>
      <TextInput
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.target.value)}
        icon={<SearchIcon aria-hidden />}
      />
    </Search>
  );
}

type Options = readonly (SelectOption & { note?: ReactNode })[];
type Group = { label?: string; options: Options };
type SeveralProps = ({ options: Options; groups?: never } | { options?: never; groups: readonly Group[] }) & {
  label: string;
  values: readonly string[];
  /** Shown above the options where there are many: what the search field is called. */
  searchLabel?: string;
  /** What these would come to, told before they are in force. */
  preview?: (values: string[]) => ReactNode;
  onApply: (values: string[]) => void;
};

/** Any number of several, in groups or not, in force with Uygula. */
export function ChooseSeveral(props: SeveralProps) {
  const { label, values, searchLabel, preview, onApply } = props;
  const groups: readonly Group[] = props.groups ?? [{ options: props.options }];
  const [chosen, setChosen] = useState<readonly string[]>(values);
  const [text, setText] = useState('');
  const shown = groups
    .map(({ options, ...group }) => ({
      ...group,
      options: options.filter((option) => fold(option.label).includes(fold(text.trim()))),
    }))
    .filter(({ options }) => options.length > 0);
  const toggle = (value: string) =>
    setChosen((last) => (last.includes(value) ? last.filter((other) => other !== value) : [...last, value]));
  return (
    <ApplyForm
      onApply={() => onApply([...chosen])}
      note={chosen.length > 0 && (preview?.([...chosen]) ?? `${chosen.length} seçili`)}
    >
      {searchLabel && <SearchText label={searchLabel} text={text} onText={setText} />}
      <List role="group" aria-label={label} $scrolls>
        {shown.map(({ label: title, options }) => (
          <OptionGroup key={title ?? ''} title={title}>
            {options.map(({ value, label: name, note }) => (
              <Noted key={value}>
                <Ticked
                  checked={chosen.includes(value)}
                  onChange={() => toggle(value)}
                  aria-description={typeof note === 'string' ? `${note} kayıt` : undefined}
                >
                  {name}
                </Ticked>
                {note !== undefined && <small aria-hidden>{note}</small>}
              </Noted>
            ))}
          </OptionGroup>
        ))}
        {shown.length === 0 && <Nothing>Bulunamadı.</Nothing>}
      </List>
    </ApplyForm>
  );
}

function OptionGroup({ title, children }: { title: string | undefined; children: ReactNode }) {
  const titleId = useId();
  if (!title) return children;
  return (
    <Titled role="group" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </Titled>
  );
}

const List = styled.div<{ $scrolls?: boolean }>`
  padding: 6px;
  ${({ $scrolls }) => $scrolls && 'max-height: 320px; overflow-y: auto;'}
`;
const Search = styled.div`
  padding: 8px 8px 0;
  @media (width >= 768px) {
    & > div { min-height: 32px; padding: 0 10px; gap: var(--vz-space-2); border-radius: var(--vz-radius-sm); font-size: var(--vz-text-sm); }
    & input { height: 30px; }
  }
  & svg { width: 16px; height: 16px; }
`;
const Titled = styled.div`
  & > h3 {
    padding: 8px 10px 4px;
    color: var(--vz-text-3);
    font-size: var(--vz-text-xs);
    line-height: 16px;
    font-weight: var(--vz-weight-medium);
  }
`;
const Option = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 36px;
  padding: 0 10px;
  border-radius: var(--vz-radius-sm);
  text-align: left;
  cursor: pointer;
  & > small { margin-left: auto; color: var(--vz-text-3); font-size: var(--vz-text-sm); font-variant-numeric: tabular-nums; }
  & > svg { width: 18px; height: 18px; flex: none; color: var(--vz-primary-text); }
  &:hover, &[data-first] { background: var(--vz-surface-4); }
  &[aria-pressed='true'] {
    background: var(--vz-primary-subtle);
    @media (forced-colors: active) { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
  ${onMobile} { min-height: 44px; }
`;
const Gap = styled.span`
  width: 18px;
  flex: none;
`;
const Ticked = styled(Checkbox)`
  padding: 8px 10px;
  border-radius: var(--vz-radius-sm);
  &:hover { background: var(--vz-surface-4); }
  & span { color: var(--vz-text-1); }
`;
/** How many stands in the line of its box, and is pressed with it. */
const Noted = styled.div`
  position: relative;
  & > small {
    position: absolute;
    top: 8px;
    right: 10px;
    color: var(--vz-text-3);
    font-size: var(--vz-text-sm);
    line-height: 20px;
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  &:has(> small) > ${Ticked} { padding-right: 64px; }
`;
const Nothing = styled.p`
  padding: 8px 10px;
  color: var(--vz-text-3);
`;
