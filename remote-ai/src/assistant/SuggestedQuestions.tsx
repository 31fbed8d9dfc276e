import { useFirstQuestions } from '@vezne/api';
import styled from 'styled-components';
import type { Asked } from './answer/asked';
import { Chip, Chips } from './answer/Chips';
import { NextQuestions } from './answer/NextQuestions';

/** Understood by every ledger; for when the company's own cannot be had. */
const general = [
  'Bu ay en çok hangi kategoriye harcadık?',
  'Geçen ay gelir ve gider ne kadardı?',
  'Nakit ödemelerin toplamı ne kadar?',
  'En yüksek tutarlı 5 gider kaydı hangisi?',
];

/** How to begin: a few questions about the company's own categories, asked with a press. */
export function SuggestedQuestions({ onAsk }: { onAsk: (asked: Asked) => void }) {
  const { data, error } = useFirstQuestions();
  return (
    <Root>
      <h3>Defterinize bir soru sorun</h3>
      <p>
        {data?.length === 0
          ? "Kasa Defteri'ne kayıt ekledikçe burada kendi kategorilerinizle sorular görürsünüz."
          : 'Cevap; dönemi, tutarı ve dayandığı kayıtlarla birlikte gelir.'}
      </p>
      {data && data.length > 0 && (
        <NextQuestions title="Şunları sorabilirsiniz" questions={data} onAsk={onAsk} />
      )}
      {!data && error && (
        <Chips role="group" aria-label="Şunları sorabilirsiniz">
          {general.map((input) => (
            <Chip key={input} type="button" onClick={() => onAsk({ input })}>
              {input}
            </Chip>
          ))}
        </Chips>
      )}
    </Root>
  );
}

const Root = styled.section`
  margin: auto 0;
  & > h3 {
    font-size: var(--vz-text-lg);
    line-height: var(--vz-lh-lg);
    font-weight: var(--vz-weight-semibold);
    letter-spacing: -0.012em;
  }
  & > p { margin: 2px 0 var(--vz-space-5); color: var(--vz-text-2); }
`;
