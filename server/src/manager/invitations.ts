import { codes, limits, type Manager, type ManagerSave, type ManagerUpdate, messages } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { findAccountByEmail, lockAddress } from '../auth/queries';
import { DAY_MS } from '../calendar';
import type { Clock } from '../clock';
import type { Sql } from '../db/database';
import { AppError, conflict, notFound, orNotFound, stale } from '../errors';
import { hashOf, newLinkToken } from '../mail/link-token';
import type { Mail } from '../mail/mail';
import { invitationLetter } from '../mail/templates';
import { refuseGuessable } from '../password/rules';
import * as invitations from './invitation-queries';
import { insertPerson, invitedPerson, updatePerson } from './queries';

type Invitation = invitations.Invitation;

export type InvitationParts = { now: Clock; mail: Mail; publicUrl: string };

/** What was stored, and the letter that is to follow once that is sure. */
type Invited = { person: Manager; send: (invitedBy: string) => Promise<void> };

const badInvitation = () => new AppError(codes.badInput, messages.badInvitation);

/** Refuses another company like one that does not exist, and an address that is in the caller's own already. */
export async function checkInvitation(sql: Sql, companyId: string, input: ManagerSave): Promise<void> {
  if (input.companyId !== undefined && input.companyId !== companyId) throw notFound();
  if (await invitations.isInCompany(sql, companyId, input.email))
    throw conflict('email', messages.emailTaken);
}

/** Invites a person; whether another company knows the address is neither asked nor told. */
export async function invite(
  sql: Sql,
  parts: InvitationParts,
  companyId: string,
  input: ManagerSave,
): Promise<Invited> {
  const { token, ...link } = newLink(parts.now());
  const id = newId();
  await invitations.insertInvitation(sql, companyId, { ...input, id }, link);
  return invited(parts, orNotFound(await invitations.findInvitation(sql, companyId, id)), token);
}

/** Sends an invitation again; links that were sent before open nothing any more. */
export async function inviteAgain(
  sql: Sql,
  parts: InvitationParts,
  companyId: string,
  id: string,
): Promise<Invited> {
  const { token, ...link } = newLink(parts.now());
  if ((await invitations.updateLink(sql, companyId, id, link)) === 0) throw notFound();
  return invited(parts, orNotFound(await invitations.findInvitation(sql, companyId, id)), token);
}

/** Changes an invitation; undefined when there is none, a refusal when `version` is given and stale. */
export async function changeInvitation(
  sql: Sql,
  companyId: string,
  input: ManagerUpdate,
): Promise<Manager | undefined> {
  const changed = await updatePerson(sql, 'invitation', companyId, input);
  const invitation = await invitations.findInvitation(sql, companyId, input.id);
  if (!invitation) return undefined;
  if (changed === 0) throw stale(invitedPerson(invitation));
  return invitedPerson(invitation);
}

/** The invitation that a link belongs to; refuses a link that opens nothing. */
export async function readInvitation(sql: Sql, now: Date, token: string): Promise<Invitation> {
  const invitation = await invitations.findInvitationByToken(sql, hashOf(token), now);
  if (!invitation) throw badInvitation();
  return invitation;
}

/** The same, for somebody who may choose this password. */
export async function checkAcceptance(
  sql: Sql,
  now: Date,
  token: string,
  password: string,
): Promise<Invitation> {
  const invitation = await readInvitation(sql, now, token);
  refuseGuessable('password', password, invitation);
  return invitation;
}

/** Makes the invited person a manager, under the id that the invitation had; once, however many try. */
export async function acceptInvitation(
  sql: Sql,
  token: string,
  invitation: Invitation,
  passwordHash: string,
): Promise<void> {
  if ((await invitations.claimInvitation(sql, invitation, hashOf(token))) === 0) throw badInvitation();
  await lockAddress(sql, invitation.email);
  await assertAddressFree(sql, invitation.email);
  await insertPerson(sql, invitation.companyId, { ...invitation, role: 'MANAGER', passwordHash });
}

// Told to whoever holds a link mailed to this address, not to the company that invited it.
async function assertAddressFree(sql: Sql, email: string): Promise<void> {
  if (await findAccountByEmail(sql, email)) throw new AppError(codes.conflict, messages.invitedElsewhere);
}

function newLink(sentAt: Date) {
  const expiresAt = new Date(sentAt.getTime() + limits.token.invitationDays * DAY_MS);
  return { ...newLinkToken(), sentAt, expiresAt };
}

function invited({ mail, publicUrl }: InvitationParts, invitation: Invitation, token: string): Invited {
  const link = `${publicUrl}/invitation/${token}`;
  const send = (invitedBy: string) =>
    mail.send(invitationLetter(invitation, link, invitedBy, limits.token.invitationDays));
  return { person: invitedPerson(invitation), send };
}
