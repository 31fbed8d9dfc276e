import { onMobile } from '@vezne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Display, Lead, Wrap } from '../frame/typography';
import { LedgerSample } from './LedgerSample';
import { ProjectsSample } from './ProjectsSample';
import { ReportsSample } from './ReportsSample';

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
      <Feature
        title="Kasa Defteri"
        text="Giren ve çıkan her tutar tarihi, kategorisi ve ödeme yöntemiyle tek listede durur: nakit, çek, senet, transfer, kart, virman. Toplam giriş, toplam çıkış ve bakiye her kayıtla yenilenir."
      >
        <LedgerSample />
      </Feature>
      <Feature
        title="Projeler"
        text="Her projenin geliri, gideri ve bitişine kalan günü kendi kartında. Analiz ettiğinizde kârlılık, bütçe kullanımı ve riskler ortaya çıkar; işi aynı kategorideki diğer işlerinizle karşılaştırırsınız."
      >
        <ProjectsSample />
      </Feature>
      <Feature
        title="Raporlar"
        text="Aylar en yeniden eskiye sıralanır. Bir ayı açınca projelere, kategorilere ve ödeme yöntemlerine dağılımını bir önceki ayla yan yana görür, yazdırır ya da Excel'e aktarırsınız."
      >
        <ReportsSample />
      </Feature>
      <Note>Bu sayfadaki kayıt, proje ve tutarlar örnektir.</Note>
    </Section>
  );
}

type FeatureProps = { title: string; text: string; children: ReactNode };

function Feature({ title, text, children }: FeatureProps) {
  return (
    <Row>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </Row>
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
const Row = styled.div`
  display: grid;
  grid-template-columns: 22rem minmax(0, 1fr);
  align-items: center;
  gap: var(--vz-space-16);
  padding: var(--vz-space-12) 0;
  border-top: 1px solid var(--vz-border);
  & h3 {
    font: var(--vz-weight-medium) var(--vz-display-sm) / 1.3 var(--vz-font-display);
    letter-spacing: -0.012em;
  }
  & h3 + p {
    margin-top: var(--vz-space-3);
    color: var(--vz-text-2);
    font-size: var(--vz-text-md);
    line-height: 1.625rem;
    text-wrap: pretty;
  }
  @media (width < 1024px) { grid-template-columns: minmax(0, 1fr); gap: var(--vz-space-6); }
  ${onMobile} { padding: var(--vz-space-8) 0; }
`;
const Note = styled.p`
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
`;
