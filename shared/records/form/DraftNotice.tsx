import { Button, formatSince, onMobile } from '@vezne/ui';
import styled from 'styled-components';
import type { DraftOffer } from './useDraft';

type Props = {
  offer: DraftOffer;
  /** It is of no stored record. */
  isNew?: boolean;
};

/** Says that something typed earlier waits, and since when, and leaves the decision to the reader. */
export function DraftNotice({ offer: { at, take, drop }, isNew = false }: Props) {
  return (
    <Root role="status">
      <span>
        <strong>Taslak {formatSince(new Date(at).toISOString())}:</strong> kaydetmediğiniz bilgiler duruyor.
      </span>
      <Button size="sm" onClick={take}>
        Taslağa Devam Et
      </Button>
      <Button size="sm" variant="ghost" onClick={drop}>
        {isNew ? 'Boş Başla' : 'Taslağı Sil'}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--vz-space-2);
  margin-bottom: var(--vz-space-3);
  padding: var(--vz-space-3) var(--vz-space-6);
  border-bottom: 1px solid var(--vz-border);
  background: var(--vz-primary-subtle);
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  & > span { flex: 1 1 14rem; }
  & strong { color: var(--vz-text-1); font-weight: var(--vz-weight-semibold); }
  ${onMobile} { padding-inline: var(--vz-space-4); }
`;
