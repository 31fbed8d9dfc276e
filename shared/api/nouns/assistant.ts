import { api, type EndpointInput } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';

const { ask, history } = api.assistant;

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
