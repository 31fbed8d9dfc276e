import { api, type EndpointInput } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';

const { ask, history, firstQuestions, insights, dismissInsight } = api.assistant;

/**
 * Asks Vezne AI; the history is stale afterwards. The dialog shows a failure in its own place, as it does the
 * history's.
 */
export const useAskAssistant = () =>
  useCommand(ask, {
    invalidates: [history],
    failure: 'Vezne AI sorusu cevaplanırken bir hata oluştu',
    quiet: true,
  });

/**
 * Earlier questions with their answers, a page at a time; null asks nothing. A failure is shown by the dialog alone.
 */
export const useAssistantHistory = (input: EndpointInput<typeof history> | null) =>
  useQuery(history, input, {
    failure: 'Vezne AI geçmiş sorular yüklenirken bir hata oluştu',
    keepPrevious: true,
    quiet: true,
  });

/** What to begin with; without it the dialog still asks what is typed. */
export const useFirstQuestions = () => useQuery(firstQuestions, undefined, { quiet: true });

/** Up to three findings of the ledger that the manager has not put away; a failure is not told. */
export const useInsights = () => useQuery(insights, undefined, { quiet: true });

/** Puts a finding away; the others are read again. */
export const useDismissInsight = () => useCommand(dismissInsight, { invalidates: [insights] });
