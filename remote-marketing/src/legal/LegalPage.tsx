import { useClientConfig } from '@vezne/api';
import { SkeletonCard } from '@vezne/ui';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { PlainPage } from '../frame/PlainPage';
import { Display, Lead } from '../frame/typography';
import type { LegalDocument } from './document';
import { kvkk } from './kvkk';
import { terms } from './terms';

/** The texts that the forms link to: /kvkk and /kullanim-kosullari. */
export default function LegalPage() {
  const { pathname } = useLocation();
  const config = useClientConfig();
  const { title, intro, sections } = (pathname.startsWith('/kvkk') ? kvkk : terms)(config);
  const text = <Text intro={intro} sections={sections} />;
  return (
    <PlainPage as="article">
      <Prose>
        <Display as="h1">{title}</Display>
        {/* Who answers for the data is part of nearly every sentence: none is shown before it is known. */}
        {config.pending ? (
          <>
            <Awaited>
              <SkeletonCard lines={8} />
            </Awaited>
            {/* Without script it will not be known: the text then says where to ask. */}
            <noscript>{text}</noscript>
          </>
        ) : (
          text
        )}
      </Prose>
    </PlainPage>
  );
}

function Text({ intro, sections }: Omit<LegalDocument, 'title'>) {
  return (
    <>
      <Lead>{intro}</Lead>
      {sections.map(({ heading, body }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {body.map((part) =>
            typeof part === 'string' ? (
              <p key={part}>{part}</p>
            ) : (
              <ul key={part[0]}>
                {part.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </>
  );
}

const Awaited = styled.div`
  @media (scripting: none) { display: none; }
`;
const Prose = styled.div`
  max-width: 66ch;
  color: var(--vz-text-2);
  font-size: var(--vz-text-md);
  line-height: 1.625rem;
  & h1 { color: var(--vz-text-1); }
  & section { margin-top: var(--vz-space-10); }
  & h2 { color: var(--vz-text-1); font-size: var(--vz-text-lg); font-weight: var(--vz-weight-semibold); }
  & section p, & ul { margin-top: var(--vz-space-3); }
  & ul { padding-left: 1.25em; list-style: disc; }
  & li + li { margin-top: 6px; }
`;
