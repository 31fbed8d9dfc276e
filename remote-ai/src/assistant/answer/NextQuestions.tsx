import type { AssistantNext } from '@vezne/contract';
import styled from 'styled-components';
import type { Asked } from './asked';
import { Chip, Chips } from './Chips';

type Props = { title: string; questions: readonly AssistantNext[]; onAsk: (asked: Asked) => void };

/** Questions that are asked with a press. */
export function NextQuestions({ title, questions, onAsk }: Props) {
  return (
    <section aria-label={title}>
      <Title>{title}</Title>
      <Chips>
        {questions.map(({ question, plan }) => (
          <Chip key={plan} type="button" onClick={() => onAsk({ input: question, plan })}>
            {question}
          </Chip>
        ))}
      </Chips>
    </section>
  );
}

const Title = styled.h4`
  margin-bottom: var(--vz-space-2);
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  font-weight: var(--vz-weight-medium);
`;
