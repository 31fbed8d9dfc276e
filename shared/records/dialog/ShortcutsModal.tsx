import { Kbd, Modal, ModalBody, onMobile, singleKeys } from '@vezne/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

type Shortcut = readonly [what: string, ...keys: string[]];
export type ShortcutPart = { title: string; shortcuts: readonly Shortcut[] };

type Props = {
  /** What stands side by side, each from the top down. */
  columns: readonly (readonly ShortcutPart[])[];
  /** A sentence under them. */
  note?: ReactNode;
  onClose: () => void;
};

/** Keys and what they do, and the switch for people who would rather have none. */
export function ShortcutsModal({ columns, note, onClose }: Props) {
  const [areOn, setOn] = useState(singleKeys.areOn);
  const turn = () => {
    singleKeys.turn(!areOn);
    setOn(!areOn);
  };
  return (
    <Modal open onClose={onClose} title="Kısayollar" size={720}>
      <ModalBody>
        <Columns>
          {columns.map((parts) => (
            <div key={parts[0]?.title}>
              {parts.map((part) => (
                <Part key={part.title} {...part} />
              ))}
            </div>
          ))}
        </Columns>
        {note && <Note>{note}</Note>}
      </ModalBody>
      <Foot>
        <span role="status">
          {areOn ? 'Yazı alanındayken tek harfli kısayollar çalışmaz.' : 'Tek harfli kısayollar kapalı.'}
        </span>
        <button type="button" onClick={turn}>
          {areOn ? 'Kısayolları Kapat' : 'Kısayolları Aç'}
        </button>
      </Foot>
    </Modal>
  );
}

function Part({ title, shortcuts }: ShortcutPart) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {shortcuts.map(([what, ...keys]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px var(--vz-space-8);
  & h3 {
    padding: 8px 0 6px;
    border-bottom: 1px solid var(--vz-border);
    color: var(--vz-text-3);
    font-size: var(--vz-text-xs);
    line-height: 16px;
    font-weight: var(--vz-weight-medium);
  }
  & section + section h3 { padding-top: 22px; }
  & dl > div {
    display: flex;
    align-items: center;
    gap: var(--vz-space-3);
    min-height: 34px;
    border-bottom: 1px solid var(--vz-border);
  }
  & dl > div:last-child { border-bottom: 0; }
  & dt { flex: 1; color: var(--vz-text-2); }
  & dd { display: flex; gap: 4px; }
  & kbd { min-width: 24px; padding: 5px 6px; text-align: center; }
  ${onMobile} { grid-template-columns: 1fr; }
`;
const Note = styled.p`
  padding-top: var(--vz-space-4);
  color: var(--vz-text-2);
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--vz-space-4);
  min-height: 46px;
  padding: 0 var(--vz-space-6);
  border-top: 1px solid var(--vz-border);
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
  & > button {
    min-height: 44px;
    color: var(--vz-primary-text);
    font-weight: var(--vz-weight-medium);
    cursor: pointer;
  }
  & > button:hover { text-decoration: underline; text-underline-offset: 3px; }
  ${onMobile} { padding-inline: var(--vz-space-4); }
`;
