import { onMobile } from '@vezne/ui';
import Building2 from 'lucide-react/icons/building-2';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Hourglass from 'lucide-react/icons/hourglass';
import styled from 'styled-components';
import { Motif } from '../art/Motif';
import { Display, Lead, Wrap } from '../frame/typography';
import { ContactForm } from './ContactForm';

export default function ContactPage() {
  return (
    <Columns>
      <FadedMotif />
      <Intro>
        <Display as="h1">Bize yazın</Display>
        <Lead>Denemeden önce sormak istediklerinizi de kullanırken takıldığınız yeri de yazabilirsiniz.</Lead>
      </Intro>
      <ContactForm />
      <Points>
        {points.map(({ Icon, title, text }) => (
          <li key={title}>
            <Box>
              <Icon aria-hidden />
            </Box>
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Points>
    </Columns>
  );
}

const points = [
  {
    Icon: Building2,
    title: 'Kurulum ve geçiş',
    text: 'Elinizdeki defteri, Excel dosyasını veya banka ekstresini nasıl aktaracağınızı konuşalım.',
  },
  { Icon: Hourglass, title: 'Abonelik', text: 'Deneme süresini uzatmak veya aboneliğe geçmek için yazın.' },
  {
    Icon: CircleHelp,
    title: 'Destek',
    text: 'Takıldığınız ekranı, yaptığınız adımı ve gördüğünüz iletiyi yazmanız çözümü hızlandırır.',
  },
];

const Columns = styled(Wrap)`
  position: relative;
  isolation: isolate;
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  grid-template-rows: auto 1fr;
  align-items: start;
  gap: var(--vz-space-10) 96px;
  padding-top: 56px;
  padding-bottom: 120px;
  @media (width < 1024px) { grid-template-columns: minmax(0, 1fr); grid-template-rows: none; gap: var(--vz-space-10); }
  ${onMobile} { padding-top: 32px; padding-bottom: 72px; }
`;
/* Beside the form; on a phone the form comes before the points. */
const Intro = styled.div`
  @media (width >= 1024px) { & ~ form, & ~ section { grid-row: 1 / 3; grid-column: 2; } }
`;
const FadedMotif = styled(Motif)`
  inset: auto auto 0 -60px;
  width: 60%;
  height: 60%;
  mask: radial-gradient(60% 70% at 20% 100%, #000 0, transparent 100%);
`;
const Points = styled.ul`
  display: grid;
  gap: var(--vz-space-5);
  & li { display: grid; grid-template-columns: 40px 1fr; gap: var(--vz-space-4); }
  & h2 { font-weight: var(--vz-weight-semibold); }
  & p { color: var(--vz-text-2); }
`;
const Box = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 10px;
  background: var(--vz-primary-subtle);
  color: var(--vz-primary-text);
`;
