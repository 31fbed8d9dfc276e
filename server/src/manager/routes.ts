import { api, messages } from '@vezne/contract';
import type { App } from '../http/app';
import { register, registerPublic } from '../http/endpoint';
import { managerAdded } from '../mail/security-letters';
import type { PasswordHasher } from '../password/hash';
import { pseudonymOf } from '../session/keys';
import { recordSecurityEvent } from '../session/security-event';
import { findInvitation } from './invitation-queries';
import {
  acceptInvitation,
  checkAcceptance,
  checkInvitation,
  type InvitationParts,
  invite,
  inviteAgain,
  readInvitation,
} from './invitations';
import { findOwner } from './owner';
import { type OwnerParts, registerOwner } from './owner-routes';
import { listPeople } from './queries';
import { getManager, getPerson, updatePerson } from './service';

type Parts = InvitationParts & OwnerParts & { hasher: PasswordHasher };

export function registerManagers(app: App, parts: Parts): void {
  const { manager } = api;
  registerOwner(app, parts);

  register(app, manager.update, ({ input, db, companyId }) => updatePerson(db, companyId, input));

  register(app, manager.findById, ({ input, db, companyId }) => getPerson(db, companyId, input.id));

  register(app, manager.findByToken, ({ db, companyId, managerId }) => getManager(db, companyId, managerId));

  register(app, manager.findAll, ({ db, companyId }) => listPeople(db, companyId));

  registerInviting(app, parts);
  registerAcceptance(app, parts);
}

function registerInviting(app: App, parts: Parts): void {
  const { manager } = api;
  const countLetter = (email: string) => app.limits.countRecipient('invitee', email, messages.recipientLimit);

  register(app, manager.save, {
    prepare: async ({ input, db, companyId }) => {
      await checkInvitation(db, companyId, input);
      await countLetter(input.email);
    },
    handle: async ({ input, db, companyId, managerId, log, afterCommit }) => {
      const { person, send } = await invite(db, parts, companyId, input);
      const about = { companyId, personId: person.id, by: managerId };
      await recordSecurityEvent(db, { log, keys: parts.keys }, { event: 'manager.invited', ...about });
      const caller = await getManager(db, companyId, managerId);
      afterCommit(() => send(`${caller.name} ${caller.surname}`));
      return person;
    },
  });

  register(app, manager.resendInvitation, {
    prepare: async ({ input, db, companyId }) => {
      const invitation = await findInvitation(db, companyId, input.id);
      if (invitation) await countLetter(invitation.email);
    },
    handle: async ({ input, db, companyId, managerId, afterCommit }) => {
      const { person, send } = await inviteAgain(db, parts, companyId, input.id);
      const caller = await getManager(db, companyId, managerId);
      afterCommit(() => send(`${caller.name} ${caller.surname}`));
      return person;
    },
  });
}

function registerAcceptance(app: App, { now, hasher, keys, mail }: Parts): void {
  const { manager } = api;

  registerPublic(app, manager.findInvitation, ({ input, db }) => readInvitation(db, now(), input.token));

  registerPublic(app, manager.acceptInvitation, {
    prepare: async ({ input, db }) => {
      const invitation = await checkAcceptance(db, now(), input.token, input.password);
      return { invitation, passwordHash: await hasher.hash(input.password) };
    },
    handle: async ({ input, db, log, afterCommit, prepared: { invitation, passwordHash } }) => {
      await acceptInvitation(db, input.token, invitation, passwordHash);
      const owner = await findOwner(db, invitation.companyId);
      if (owner) afterCommit(() => mail.send(managerAdded(owner, invitation)));
      log.info({ event: 'invitation.accepted', who: pseudonymOf(keys, invitation.id) });
      return { email: invitation.email };
    },
  });
}
