import { api } from '@vezne/contract';
import { useCommand } from '../../hooks/command';

export const useSendContactMessage = () =>
  useCommand(api.contactMessage.contactUs, { failure: 'Failed to send contact request' });
