import { api } from '@vezne/contract';
import { useCommand } from '../../hooks/command';

/** Sends the message of the public contact form. */
export const useSendContactMessage = () =>
  useCommand(api.contact.contactUs, { failure: 'Failed to send contact request' });
