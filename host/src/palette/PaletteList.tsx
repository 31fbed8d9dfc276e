import { Marked } from '@vezne/records';
import { onMobile, TileRing, VisuallyHidden } from '@vezne/ui';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import styled from 'styled-components';
import type { Group, Option } from './option';
import type { useSearch } from './useSearch';

type Search = ReturnType<typeof useSearch>;
type Props = { id: string; search: Search; onChoose: (option: Option) => void };

/** What the search found, by kind; the selected line stays in view. */
export function PaletteList({ id, search, onChoose }: Props) {
  const { query, groups, hasResults, found } = search;
  const isEmpty = !hasResults && !found.isSearching && !found.hasFailed;
  return (
    <>
      {isEmpty && (
        <Nothing role="status">
          <TileRing width={140} height={140} />
          <strong>“{query.trim()}” için sonuç bulunamadı</strong>
          <p>Farklı anahtar kelimeler deneyin; örneğin proje, gelir veya rapor.</p>
        </Nothing>
      )}
      {groups.length > 0 && (
        <List role="listbox" id={id} aria-label={query.trim() === '' ? 'Öneriler' : 'Sonuçlar'}>
          {groups.map((group) => (
            <GroupOf key={group.title} group={group} listId={id} search={search} onChoose={onChoose} />
          ))}
        </List>
      )}
      <Progress {...found} />
    </>
  );
}

type GroupProps = { group: Group; listId: string; search: Search; onChoose: (option: Option) => void };

function GroupOf({ group: { title, options }, listId, search, onChoose }: GroupProps) {
  const { query, selected, select } = search;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a listbox has no element of its own
    <div role="group" aria-label={title}>
      <Heading aria-hidden>{title}</Heading>
      {options.map((option) => (
        <Item
          key={option.id}
          ref={option.id === selected?.id ? keepInView : undefined}
          id={`${listId}-${option.id}`}
          role="option"
          aria-selected={option.id === selected?.id}
          onPointerMove={() => select(option)}
          onClick={() => onChoose(option)}
        >
          <Box $isAi={option.tone === 'ai'}>
            <option.Icon aria-hidden />
          </Box>
          <span>
            <Name>
              <Marked text={option.title} query={query.replace(/^\s*>/, '')} />
            </Name>
            <small>{option.description}</small>
          </span>
          <CornerDownLeft aria-hidden width={16} height={16} />
          {option.tone === 'income' || option.tone === 'expense' ? (
            <Amount $tone={option.tone}>{option.tag}</Amount>
          ) : (
            <Category>{option.tag}</Category>
          )}
        </Item>
      ))}
    </div>
  );
}

/** How the search for records goes, seen and heard. */
function Progress({ isSearching, hasFailed, isPartial, reload }: Search['found']) {
  if (hasFailed)
    return (
      <Note role="status">
        Kayıtlara ulaşılamadı; sayfalar ve işlemler çalışıyor.{' '}
        <button type="button" className="link" onClick={reload}>
          Tekrar Dene
        </button>
      </Note>
    );
  if (isSearching) return <Note role="status">Kayıtlar aranıyor…</Note>;
  if (isPartial)
    return <Note role="status">Kasa Defteri'nde arama uzun sürdü; daha uzun bir metin yazın.</Note>;
  return <VisuallyHidden role="status" />;
}

/** The ref of the selected line: React calls it when the selection has moved. */
function keepInView(item: HTMLDivElement | null) {
  item?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

const List = styled.div`
  max-height: min(464px, 64vh);
  padding: 8px;
  overflow-y: auto;
  overscroll-behavior: contain;
  ${onMobile} { flex: 1; max-height: none; }
`;
const Heading = styled.div`
  padding: 10px 12px 4px;
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  line-height: 16px;
  font-weight: var(--vz-weight-medium);
  [role='group']:first-child > & { padding-top: 4px; }
`;
const Note = styled.p`
  padding: 10px 20px 12px;
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
`;
const Box = styled.span<{ $isAi: boolean }>`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: var(--vz-radius-sm);
  background: ${({ $isAi }) => ($isAi ? 'var(--vz-ai-subtle)' : 'var(--vz-surface-4)')};
  color: ${({ $isAi }) => ($isAi ? 'var(--vz-ai-text)' : 'var(--vz-text-2)')};
`;
const Name = styled.span`
  display: block;
  color: var(--vz-text-1);
  font-weight: var(--vz-weight-medium);
  overflow-wrap: anywhere;
  @media (forced-colors: active) { & > mark { forced-color-adjust: none; color: Highlight; } }
`;
const Category = styled.span`
  display: inline-flex;
  align-items: center;
  height: 24px;
  padding: 0 8px;
  border-radius: var(--vz-radius-sm);
  box-shadow: inset 0 0 0 1px var(--vz-border-strong);
  color: var(--vz-text-2);
  font-size: var(--vz-text-xs);
  font-weight: var(--vz-weight-medium);
  line-height: 1;
`;
const Amount = styled.span<{ $tone: 'income' | 'expense' }>`
  color: var(--vz-${({ $tone }) => $tone}-text);
  font-weight: var(--vz-weight-medium);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
const Item = styled.div`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) 16px auto;
  align-items: center;
  gap: 12px;
  min-height: 50px;
  padding: 6px 12px;
  border-radius: var(--vz-radius-md);
  cursor: pointer;
  & small { display: block; color: var(--vz-text-3); font-size: var(--vz-text-xs); line-height: 16px; }
  & > svg { visibility: hidden; color: var(--vz-text-2); }
  &[aria-selected='true'] {
    background: var(--vz-primary-subtle);
    & ${Box} { background: var(--vz-primary); color: var(--vz-on-solid); }
    & small { color: var(--vz-text-2); }
    & > svg { visibility: visible; }
    @media (forced-colors: active) { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`;
const Nothing = styled.div`
  display: grid;
  justify-items: center;
  padding: 40px 24px 48px;
  text-align: center;
  & > strong { margin-top: var(--vz-space-5); font-size: var(--vz-text-md); line-height: var(--vz-lh-md); }
  & > p { margin-top: 4px; color: var(--vz-text-2); }
`;
