import { type AddressChange, Chip, ChipCross } from '@vezne/records';
import { Button, formatCount, Modal, ModalBody, ModalFoot, onMobile } from '@vezne/ui';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Activity, type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { allFilters } from './filters';
import { type FilterProps, LinkChips, useFilterParts } from './LedgerFilters';

type Props = FilterProps & { found: number | undefined };

/** The filters where there is little room: one button, a sheet with all of them, and what is set as chips. */
export function FilterSheet({ found, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  const parts = useFilterParts(props);
  const set = parts.filter(({ value }) => value !== null);
  const close = () => setOpen(false);
  const opener = useRef<HTMLButtonElement>(null);
  const clear = (change: AddressChange) => {
    // The chip goes with its filter.
    opener.current?.focus();
    props.onChange(change);
  };
  return (
    <Bar>
      <Button ref={opener} size="sm" icon={<SlidersHorizontal aria-hidden />} onClick={() => setOpen(true)}>
        {set.length > 0 ? `Süzgeç (${set.length})` : 'Süzgeç'}
      </Button>
      {set.map(({ label, value, cleared }) => (
        <Chip key={label} data-set>
          <button type="button" data-face onClick={() => setOpen(true)}>
            <b>{value}</b>
          </button>
          <ChipCross label={`${label} süzgecini kaldır`} onClick={() => clear(cleared)} />
        </Chip>
      ))}
      <LinkChips {...props} onChange={clear} />
      <Modal open={isOpen} onClose={close} title="Süzgeç">
        <ModalBody>
          {parts.map(({ label, value, content }, place) => (
            <Part key={label} label={label} value={value} isFirstOpen={value !== null || place < MOST_USED}>
              {content(() => undefined)}
            </Part>
          ))}
        </ModalBody>
        <ModalFoot>
          <Button onClick={() => props.onChange(allFilters)}>Temizle</Button>
          <Button variant="primary" onClick={close}>
            {found === undefined ? 'Göster' : `${formatCount(found)} Kaydı Göster`}
          </Button>
        </ModalFoot>
      </Modal>
    </Bar>
  );
}

// Period and direction, which are first.
const MOST_USED = 2;

type PartProps = { label: string; value: string | null; isFirstOpen: boolean; children: ReactNode };

/** One filter of the sheet: folded it keeps what is ticked in it, and asks nothing of the server. */
function Part({ label, value, isFirstOpen, children }: PartProps) {
  const [isOpen, setOpen] = useState(isFirstOpen);
  return (
    <Fold open={isFirstOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {label} {value && <b>{value}</b>}
      </summary>
      <Activity mode={isOpen ? 'visible' : 'hidden'}>{children}</Activity>
    </Fold>
  );
}

const Bar = styled.div`
  display: flex;
  gap: var(--vz-space-2);
  align-items: center;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  & > * { flex: none; }
  ${onMobile} { width: 100%; & > button { height: 44px; } }
`;
const Fold = styled.details`
  border-bottom: 1px solid var(--vz-border);
  & > summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    color: var(--vz-text-2);
    font-weight: var(--vz-weight-medium);
    cursor: pointer;
  }
  & > summary > b { margin-left: auto; color: var(--vz-primary-text); font-weight: var(--vz-weight-medium); }
  /* What can be unfolded says so. */
  & > summary::after {
    content: '';
    width: 8px;
    height: 8px;
    margin: -4px 4px 0 auto;
    border: solid var(--vz-text-3);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  & > summary:has(> b)::after { margin-left: 4px; }
  &[open] > summary::after { margin-top: 4px; rotate: 225deg; }
  /* In line with the rest of the sheet. */
  & form > * { padding-inline: 0; }
  & form > :last-child { padding: 0 0 16px; border: 0; }
  /* A few choices are buttons side by side: more filters are seen at once. */
  & [role='group']:has(> button) {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 0 0 16px;
    & > button {
      width: auto;
      padding: 0 14px;
      border: 1px solid var(--vz-border-strong);
      border-radius: var(--vz-radius-md);
      color: var(--vz-text-2);
    }
    & > [aria-pressed='true'] {
      border-color: var(--vz-primary-border);
      color: var(--vz-primary-text);
      @media (forced-colors: active) { border-color: Highlight; color: HighlightText; }
    }
    & :is(svg, small, span:empty) { display: none; }
  }
`;
