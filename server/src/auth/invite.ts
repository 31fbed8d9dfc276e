import { DAY_MS } from '../calendar';
import type { Mail } from '../mail/mail';
import { invitation } from '../mail/templates';
import { createLink, type LinkParts } from './links';
import { findAccount } from './queries';

const INVITATION_MS = 3 * DAY_MS;

/** Mails a new manager a link for choosing the first password. */
export async function sendInvitation(
  parts: LinkParts & { mail: Mail },
  accountId: string,
  invitedBy: string,
): Promise<void> {
  const account = await findAccount(parts.db, accountId);
  if (!account) return;
  const link = await createLink(parts, account.id, INVITATION_MS);
  await parts.mail.send(invitation(account, link, invitedBy));
}
