import { api, type EndpointInput } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';

const { ask, history, firstQuestions, insights, dismissInsight } = api.assistant;

// The dialog shows both failures in its own place.
export const useAskAssistant = () =>
  useCommand(ask, {
    invalidates: [history],
    failure: 'Vezne AI sorusu cevaplanırken bir hata oluştu',
    quiet: true,
  });

export const useAssistantHistory = (input: EndpointInput<typeof history> | null) =>
  useQuery(history, input, {
    failure: 'Vezne AI geçmiş sorular yüklenirken bir hata oluştu',
    keepPrevious: true,
    quiet: true,
  });

/** What to begin with; without it the dialog still asks what is typed. */
export const useFirstQuestions = () => useQuery(firstQuestions, undefined, { quiet: true });

export const useInsights = () => useQuery(insights, undefined, { quiet: true });

export const useDismissInsight = () => useCommand(dismissInsight, { invalidates: [insights] });
