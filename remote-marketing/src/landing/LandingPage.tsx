import styled from 'styled-components';
import { TileBand } from '../art/TileBand';
import { CallToAction } from '../frame/CallToAction';
import { PageMeta } from '../frame/PageMeta';
import { Wrap } from '../frame/typography';
import { AskSection } from './AskSection';
import { Features } from './Features';
import { Hero } from './Hero';
import { Steps } from './Steps';

export default function LandingPage() {
  return (
    <>
      <PageMeta
        title="Kasanız ve projeleriniz tek pencerede"
        description="Vezne; kasa defteri, proje gelir ve giderleri, aylık raporlar ve kayıtlarınıza dayanan Türkçe soru cevap için bir şirket uygulamasıdır."
      />
      <Hero />
      <TileBand />
      <Features />
      <AskSection />
      <Steps />
      <End>
        <CallToAction />
      </End>
    </>
  );
}

const End = styled(Wrap)`
  padding-bottom: 112px;
  @media (width < 768px) { padding-bottom: 72px; }
`;
