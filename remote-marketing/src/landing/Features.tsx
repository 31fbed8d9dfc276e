import { onMobile } from '@vezne/ui';
import styled from 'styled-components';
import { Display, Lead, Wrap } from '../frame/typography';
import { Places, SampleNote } from './Places';

/** The three places of the product, each with an example of its screen. */
export function Features() {
  return (
    <Section>
      <Head>
        <Display>Nakit ayrı, kâr ayrı; hesap bir arada</Display>
        <Lead>
          Kasa defteri paranın ne zaman girip çıktığını söyler, proje sayfası işin ne kazandırdığını. Vezne
          ikisini yan yana tutar, birbirine karıştırmaz.
        </Lead>
      </Head>
      <Places />
      <SampleNote />
    </Section>
  );
}

const Section = styled(Wrap).attrs({ as: 'section' })`
  padding-top: 112px;
  padding-bottom: 112px;
  ${onMobile} { padding-top: 72px; padding-bottom: 72px; }
`;
const Head = styled.div`
  max-width: 40rem;
  margin-bottom: var(--vz-space-12);
  ${onMobile} { margin-bottom: var(--vz-space-8); }
`;
