import { useClientConfig } from '@vezne/api';
import { fold } from '@vezne/contract';
import { Modal, ModalBody, onMobile, TextInput } from '@vezne/ui';
import { useSetAtom } from 'jotai';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import product from '../../../package.json';
import { type Article, articles } from './articles';
import { helpAtom } from './help-atom';

/** Short answers that can be searched, which version this is, and whom to ask. */
export default function Help({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const found = matching(query);
  return (
    <Modal open onClose={onClose} title="Yardım" size="lg" initialFocus={search}>
      <ModalBody>
        <TextInput
          ref={search}
          icon={<Search aria-hidden />}
          type="search"
          aria-label="Yardımda ara"
          placeholder="Yardımda ara"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Count role="status">
          {found.length === 0 ? `“${query.trim()}” için bir yazı yok.` : `${found.length} yazı`}
        </Count>
        <ul>
          {found.map((article) => (
            <Entry key={article.title} article={article} onClose={onClose} />
          ))}
        </ul>
        <Foot onClose={onClose} />
      </ModalBody>
    </Modal>
  );
}

/** Articles that hold every word that is typed. */
function matching(query: string): readonly Article[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return articles.filter(({ title, text, page }) => {
    const folded = fold(`${title} ${text} ${page}`);
    return words.every((word) => folded.includes(word));
  });
}

function Entry({ article, onClose }: { article: Article; onClose: () => void }) {
  return (
    <Item>
      <details>
        <summary>
          {article.title}
          <ChevronDown aria-hidden />
        </summary>
        <p>{article.text}</p>
        <Link className="link" to={article.to} onClick={onClose}>
          Git: {article.page}
        </Link>
      </details>
    </Item>
  );
}

function Foot({ onClose }: { onClose: () => void }) {
  const setWindow = useSetAtom(helpAtom);
  const { operator } = useClientConfig();
  return (
    <End>
      <span>Vezne {product.version}</span>
      <span>
        {operator?.email ? (
          <a className="link" href={`mailto:${operator.email}`}>
            {operator.email}
          </a>
        ) : (
          <Link className="link" to="/contact" onClick={onClose}>
            Bize yazın
          </Link>
        )}
      </span>
      <button type="button" className="link" onClick={() => setWindow('shortcuts')}>
        Kısayollar
      </button>
    </End>
  );
}

const Count = styled.p`
  padding: var(--vz-space-3) 0 var(--vz-space-2);
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
`;
const Item = styled.li`
  border-top: 1px solid var(--vz-border);
  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--vz-space-3);
    min-height: 44px;
    padding: 8px 0;
    cursor: pointer;
    font-weight: var(--vz-weight-medium);
    list-style: none;
  }
  & summary::-webkit-details-marker { display: none; }
  & summary > svg { flex: none; width: 16px; height: 16px; color: var(--vz-text-3); }
  & details[open] > summary > svg { rotate: 180deg; }
  & p { max-width: 68ch; padding-bottom: 8px; color: var(--vz-text-2); line-height: 22px; }
  & a { display: inline-block; margin-bottom: var(--vz-space-4); }
`;
const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px var(--vz-space-5);
  padding-top: var(--vz-space-4);
  border-top: 1px solid var(--vz-border);
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
  & > :last-child { margin-left: auto; }
  ${onMobile} { & a, & button { min-height: 44px; line-height: 44px; } }
`;
