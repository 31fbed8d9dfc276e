import { onMobile } from '@vezne/ui';
import styled from 'styled-components';

const suggestions = [
  'Bu ay en çok hangi kategoriye harcadık?',
  'Geçen ay gelir ve gider ne kadardı?',
  'Nakit ödemelerin toplamı ne kadar?',
  'En büyük beş giderimiz hangileri?',
];

/** A few questions to begin with; picking one fills the box, so that it can still be changed. */
export function SuggestedQuestions({ onPick }: { onPick: (question: string) => void }) {
  return (
    <section>
      <Title>Şunları sorabilirsiniz</Title>
      <Chips>
        {suggestions.map((suggestion) => (
          <Chip key={suggestion} type="button" onClick={() => onPick(suggestion)}>
            {suggestion}
          </Chip>
        ))}
      </Chips>
    </section>
  );
}

const Title = styled.h3`
  margin-bottom: var(--vz-space-3);
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  font-weight: var(--vz-weight-medium);
`;
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
export const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  padding: 6px 12px;
  border: 1px solid var(--vz-border-strong);
  border-radius: var(--vz-radius-md);
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  text-align: left;
  &:hover { border-color: var(--vz-ai-text); color: var(--vz-text-1); }
  ${onMobile} { min-height: 44px; }
`;
