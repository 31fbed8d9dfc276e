import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Feature } from './Feature';
import { LedgerSample } from './LedgerSample';
import { ProjectsSample } from './ProjectsSample';
import { ReportsSample } from './ReportsSample';

/** The three places of the product, each with an example of its screen. */
export function Places({ heading }: Pick<ComponentProps<typeof Feature>, 'heading'>) {
  return (
    <>
      <Feature
        heading={heading}
        title="Kasa Defteri"
        text="Giren ve çıkan her tutar tarihi, kategorisi ve ödeme yöntemiyle tek listede durur: nakit, çek, senet, transfer, kart, virman. Toplam giriş, toplam çıkış ve bakiye her kayıtla yenilenir."
      >
        <LedgerSample />
      </Feature>
      <Feature
        heading={heading}
        title="Projeler"
        text="Her projenin geliri, gideri ve bitişine kalan günü kendi kartında. Analiz ettiğinizde kârlılık, bütçe kullanımı ve riskler ortaya çıkar; işi aynı kategorideki diğer işlerinizle karşılaştırırsınız."
      >
        <ProjectsSample />
      </Feature>
      <Feature
        heading={heading}
        title="Raporlar"
        text="Aylar en yeniden eskiye sıralanır. Bir ayı açınca projelere, kategorilere ve ödeme yöntemlerine dağılımını bir önceki ayla yan yana görür, yazdırır ya da Excel'e aktarırsınız."
      >
        <ReportsSample />
      </Feature>
    </>
  );
}

/** Stands wherever examples are shown: they are nobody's. */
export const SampleNote = () => <Note>Bu sayfadaki kayıt, proje ve tutarlar örnektir.</Note>;

const Note = styled.p`
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
`;
