import { useForgetQuestion, useLearnedQuestions } from '@vezne/api';
import { leavingRecord } from '@vezne/records';
import { Button, formatInstant, LoadError, SkeletonRows, toast } from '@vezne/ui';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import styled from 'styled-components';
import { Pane } from './pane/Pane';
import { Named, PaneList } from './pane/PaneList';

/** What Vezne AI answers as somebody in the company chose once; each choice can be taken back. */
export function LearnedPane() {
  const { data, error, reload } = useLearnedQuestions();
  const forget = useForgetQuestion();
  const remove = (id: string) => {
    const leave = leavingRecord(id);
    return forget.run({ id }).then(
      () => {
        toast.success('Seçim unutuldu.');
        leave();
      },
      // Told where all failures are told; the choice stays in the list.
      () => undefined,
    );
  };
  return (
    <Pane
      title="Vezne AI'nın öğrendikleri"
      note="Vezne AI bir soruyu geri sorduğunda seçtiğiniz anlam şirketinizde saklanır; aynı soru bir daha sorulduğunda doğrudan cevaplanır. Unutulan bir seçim yeniden sorulur."
    >
      {error && <LoadError message={error.message} onRetry={reload} />}
      {!data && !error && <SkeletonRows rows={2} />}
      {data?.length === 0 && <Empty>Henüz öğrenilmiş bir soru yok.</Empty>}
      <List>
        {data?.map(({ id, question, reading, usedAt }) => (
          <li key={id} data-record={id}>
            <MessageCircleQuestion aria-hidden />
            <Named>
              <strong>{question}</strong>
              <span>{reading}</span>
              <span>Son sorulma {formatInstant(usedAt)}</span>
            </Named>
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
const List = styled(PaneList)`
  max-height: 26rem;
  overflow-y: auto;
`;
