import { api } from '@vezne/contract';
import { useCommand } from '../../hooks/command';

export const useSendContactMessage = () =>
  useCommand(api.contact.contactUs, { failure: 'Failed to send contact request' });
