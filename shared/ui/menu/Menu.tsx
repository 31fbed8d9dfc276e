import { Menu as Headless } from '@base-ui/react/menu';
import { Separator } from '@base-ui/react/separator';
import Check from 'lucide-react/icons/check';
import { type ReactElement, type ReactNode, startTransition, useState } from 'react';
import styled, { css } from 'styled-components';
import { onMobile } from '../responsive/media';
import { popup } from './popup';

type Props = {
  /** The button that opens it, such as an IconButton. */
  trigger: ReactElement;
  /** MenuItem and MenuSeparator elements. */
  children: ReactNode;
  /** Something above the items, such as who is signed in. */
  head?: ReactNode;
  align?: 'start' | 'end';
  width?: number;
  /** False: the page behind stays as it is, may be scrolled, and the menu is there sooner. */
  modal?: boolean;
};

/** Actions that open from a button; arrows, first letters and Escape work. */
export function Menu({ trigger, children, head, align = 'end', width = 200, modal = true }: Props) {
  const [open, setOpen] = useState(false);
  // The button shows first that it was pressed; a slow processor needs more than a frame for the first menu.
  const show = (isOpen: boolean) => (isOpen ? startTransition(() => setOpen(true)) : setOpen(false));
  return (
    <Headless.Root modal={modal} open={open} onOpenChange={show}>
      <Headless.Trigger render={trigger} />
      <Headless.Portal>
        <Backdrop />
        <Positioner align={align} sideOffset={4} collisionPadding={8}>
          <Popup $width={width}>
            {head && <Head>{head}</Head>}
            {children}
          </Popup>
        </Positioner>
      </Headless.Portal>
    </Headless.Root>
  );
}

/** What a menu without a button of its own opens beside: an element, or a point of the page. */
export type MenuAnchor = { getBoundingClientRect: () => DOMRect };

type AtProps = Pick<Props, 'children' | 'width'> & {
  open: boolean;
  anchor: MenuAnchor | null;
  /** Name for assistive technology. */
  label: string;
  onClose: () => void;
};

/** The same actions where the pointer is, or beside a button that many records share. */
export function MenuAt({ open, anchor, label, onClose, children, width = 200 }: AtProps) {
  return (
    <Headless.Root open={open} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Headless.Portal>
        <Backdrop />
        <Positioner anchor={anchor} align="start" sideOffset={4} collisionPadding={8}>
          <Popup $width={width} aria-label={label}>
            {children}
          </Popup>
        </Positioner>
      </Headless.Portal>
    </Headless.Root>
  );
}

type ItemProps = {
  icon?: ReactNode;
  children: ReactNode;
  onClick?: () => void;
  /** Deletes something; such items come last, after a separator. */
  danger?: boolean;
  disabled?: boolean;
  /** Draws the item as another element, such as a router link. */
  render?: ReactElement;
};

/** One action of a Menu. */
export function MenuItem({ icon, children, danger = false, ...props }: ItemProps) {
  return (
    <Item $danger={danger} {...props}>
      {icon}
      {children}
    </Item>
  );
}

type ChoicesProps = {
  /** Name of the group for assistive technology. */
  label: string;
  options: readonly { value: string; label: string }[];
  value: string | null;
  /** Also called for the one that is chosen already. */
  onChoose: (value: string) => void;
};

/** Several things of a Menu of which one is in force. */
export function MenuChoices({ label, options, value, onChoose }: ChoicesProps) {
  return (
    <Headless.RadioGroup value={value} aria-label={label}>
      {options.map((option) => (
        <Choice
          key={option.value}
          value={option.value}
          label={option.label}
          closeOnClick
          onClick={() => onChoose(option.value)}
        >
          {option.value === value ? <Check aria-hidden /> : <NoCheck />}
          <span>{option.label}</span>
        </Choice>
      ))}
    </Headless.RadioGroup>
  );
}

type GroupProps = { label: string; children: ReactNode };

/** Items of a Menu that belong together, under their name. */
export function MenuGroup({ label, children }: GroupProps) {
  return (
    <Headless.Group>
      <GroupLabel>{label}</GroupLabel>
      {children}
    </Headless.Group>
  );
}

/** A hairline between groups of a Menu. */
export const MenuSeparator = styled(Separator)`
  height: 1px;
  margin: 6px 4px;
  background: var(--vz-border);
`;

/**
 * Over all of the page, the button too, which the kit's own leaves out: whatever is pressed beside a menu closes it and
 * does nothing else, and the focus guards around the menu lie behind it.
 */
const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: calc(var(--vz-z-toast) - 1);
  &:has(+ [data-closed]) { pointer-events: none; }
`;
// Above dialogs too, in which a menu may be opened, and above messages, which come unasked.
const Positioner = styled(Headless.Positioner)`
  z-index: calc(var(--vz-z-toast) + 1);
  outline: 0;
`;
const Popup = styled(Headless.Popup)<{ $width: number }>`
  ${popup}
  min-width: ${({ $width }) => $width}px;
  padding: 6px;
`;
const Head = styled.div`
  margin-bottom: 6px;
  padding: 8px 10px 10px;
  border-bottom: 1px solid var(--vz-border);
`;
const dangerLook = css`
  &:not([data-disabled]) { color: var(--vz-expense-text); }
  & > svg { color: inherit; }
  &[data-highlighted] { background: var(--vz-expense-subtle); }
`;
const itemLook = css`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  height: 40px;
  padding: 0 10px;
  border-radius: var(--vz-radius-sm);
  color: var(--vz-text-1);
  outline: 0;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  & > svg { color: var(--vz-text-3); }
  &[data-highlighted] {
    background: var(--vz-surface-4);
    @media (forced-colors: active) { outline: 2px solid Highlight; outline-offset: -2px; }
  }
  &[data-disabled] { color: var(--vz-text-disabled); cursor: not-allowed; }
  ${onMobile} { height: 48px; }
`;
const Item = styled(Headless.Item)<{ $danger: boolean }>`
  ${itemLook}
  ${({ $danger }) => $danger && dangerLook}
`;
const Choice = styled(Headless.RadioItem)`
  ${itemLook}
  max-width: 320px;
  & > svg { flex: none; width: 18px; color: var(--vz-primary-text); }
  & > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
const GroupLabel = styled(Headless.GroupLabel)`
  padding: 6px 10px 4px;
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  line-height: var(--vz-lh-xs);
  font-weight: var(--vz-weight-medium);
`;
const NoCheck = styled.i`
  flex: none;
  width: 18px;
`;
