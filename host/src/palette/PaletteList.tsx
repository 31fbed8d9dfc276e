import { onMobile, TileRing } from '@vezne/ui';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import styled from 'styled-components';
import type { SearchEntry } from '../page';
import { categories } from './categories';
import { splitAtMatch } from './rank';

type Props = {
  id: string;
  query: string;
  results: readonly SearchEntry[];
  selected: SearchEntry | undefined;
  onPoint: (entry: SearchEntry) => void;
  onChoose: (entry: SearchEntry) => void;
};

/** What the search found; the selected entry stays in view. */
export function PaletteList({ id, query, results, selected, onPoint, onChoose }: Props) {
  if (results.length === 0) {
    return (
      <Nothing role="status">
        <TileRing width={140} height={140} />
        <strong>“{query.trim()}” için sonuç bulunamadı</strong>
        <p>Farklı anahtar kelimeler deneyin; örneğin proje, gelir veya rapor.</p>
      </Nothing>
    );
  }
  return (
    <List role="listbox" id={id} aria-label={query.trim() === '' ? 'Öneriler' : 'Sonuçlar'}>
      {results.map((entry) => (
        <Item
          key={entry.id}
          ref={entry === selected ? keepInView : undefined}
          id={`${id}-${entry.id}`}
          role="option"
          aria-selected={entry === selected}
          onPointerMove={() => onPoint(entry)}
          onClick={() => onChoose(entry)}
        >
          <Box>
            <entry.Icon aria-hidden />
          </Box>
          <span>
            <Title title={entry.title} query={query} />
            <small>{entry.description}</small>
          </span>
          <CornerDownLeft aria-hidden width={16} height={16} />
          <Category>{categories[entry.category]}</Category>
        </Item>
      ))}
    </List>
  );
}

/** The ref of the selected entry: React calls it when the selection has moved. */
function keepInView(item: HTMLLIElement | null) {
  item?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

function Title({ title, query }: { title: string; query: string }) {
  const [before, match, after] = splitAtMatch(title, query);
  return (
    <Name>
      {before}
      {match && <mark>{match}</mark>}
      {after}
    </Name>
  );
}

const List = styled.ul`
  max-height: min(408px, 64vh);
  padding: 8px;
  overflow-y: auto;
  overscroll-behavior: contain;
  ${onMobile} { flex: 1; max-height: none; }
`;
const Box = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: var(--vz-radius-sm);
  background: var(--vz-surface-4);
  color: var(--vz-text-2);
`;
const Name = styled.span`
  display: block;
  color: var(--vz-text-1);
  font-weight: var(--vz-weight-medium);
  & > mark { background: none; color: var(--vz-primary-text); font-weight: var(--vz-weight-semibold); }
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
const Item = styled.li`
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
