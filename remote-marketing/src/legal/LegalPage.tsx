import FileClock from 'lucide-react/icons/file-clock';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { PlainPage } from '../frame/PlainPage';
import { Display, Lead } from '../frame/typography';
import { kvkk } from './kvkk';
import { terms } from './terms';

/** The texts that the forms link to: /kvkk and /kullanim-kosullari. */
export default function LegalPage() {
  const { pathname } = useLocation();
  const { title, intro, sections } = pathname.startsWith('/kvkk') ? kvkk : terms;
  return (
    <PlainPage as="article">
      <Prose>
        <Display as="h1">{title}</Display>
        <Review>
          <FileClock aria-hidden />
          <span>
            <strong>Taslak: hukuk incelemesi bekliyor.</strong> Köşeli parantez içindeki yerler, Vezne'yi
            işleten şirket tarafından doldurulacaktır.
          </span>
        </Review>
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
      </Prose>
    </PlainPage>
  );
}

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
const Review = styled.p`
  display: flex;
  gap: var(--vz-space-3);
  margin-top: var(--vz-space-6);
  padding: var(--vz-space-3) var(--vz-space-4);
  border: 1px solid var(--vz-warning-border);
  border-radius: var(--vz-radius-lg);
  background: var(--vz-warning-subtle);
  color: var(--vz-text-1);
  font-size: var(--vz-text-base);
  line-height: 1.375rem;
  & strong { font-weight: var(--vz-weight-semibold); }
  & svg { flex: none; width: 18px; height: 18px; margin-top: 2px; color: var(--vz-warning-text); }
`;
