import { useForgetQuestion, useLearnedQuestions } from '@vezne/api';
import { Button, formatInstant, LoadError, SkeletonRows, toast } from '@vezne/ui';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import styled from 'styled-components';
import { Pane } from './pane/Pane';

/** What Vezne AI answers as somebody in the company chose once; each choice can be taken back. */
export function LearnedPane() {
  const { data, error, reload } = useLearnedQuestions();
  const forget = useForgetQuestion();
  const remove = (id: string) =>
    forget.run({ id }).then(
      () => toast.success('Seçim unutuldu.'),
      // Told where all failures are told; the choice stays in the list.
      () => undefined,
    );
  return (
    <Pane
      title="Vezne AI’nin öğrendikleri"
      note="Vezne AI bir soruyu geri sorduğunda seçtiğiniz anlam şirketinizde saklanır; aynı soru bir daha sorulduğunda doğrudan yanıtlanır. Unutulan bir seçim yeniden sorulur."
    >
      {error && <LoadError message={error.message} onRetry={reload} />}
      {!data && !error && <SkeletonRows rows={2} />}
      {data?.length === 0 && <Empty>Henüz öğrenilmiş bir soru yok.</Empty>}
      <List>
        {data?.map(({ id, question, reading, usedAt }) => (
          <li key={id}>
            <MessageCircleQuestion aria-hidden />
            <Choice>
              <strong>{question}</strong>
              <span>{reading}</span>
              <span>Son sorulma {formatInstant(usedAt)}</span>
            </Choice>
            <Button
              size="sm"
              aria-label={`Unut: ${question}`}
              disabled={forget.isRunning}
              onClick={() => remove(id)}
            >
              Unut
            </Button>
          </li>
        ))}
      </List>
    </Pane>
  );
}

const Empty = styled.p`
  color: var(--vz-text-3);
`;
const List = styled.ul`
  max-height: 26rem;
  overflow-y: auto;
  & > li {
    display: flex;
    align-items: center;
    gap: var(--vz-space-3);
    min-height: 60px;
    padding-block: var(--vz-space-2);
    border-bottom: 1px solid var(--vz-border);
  }
  & > li:last-child { border-bottom: 0; }
  & > li > svg { flex: none; color: var(--vz-text-3); }
`;
const Choice = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  & > strong { font-weight: var(--vz-weight-medium); }
  & > span { color: var(--vz-text-3); font-size: var(--vz-text-sm); }
`;
