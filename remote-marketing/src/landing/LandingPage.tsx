import { onMobile } from '@vezne/ui';
import styled from 'styled-components';
import { TileBand } from '../art/TileBand';
import { CallToAction } from '../frame/CallToAction';
import { Wrap } from '../frame/typography';
import { AskSection } from './AskSection';
import { Features } from './Features';
import { Hero } from './Hero';
import { Steps } from './Steps';

export default function LandingPage() {
  return (
    <>
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
  ${onMobile} { padding-bottom: 72px; }
`;
