import { z } from 'zod';
import { endpoint, signedIn } from './base/endpoint';
import { messages } from './base/errors';
import { choice, field } from './base/fields';
import { ById, Id, Version } from './base/ids';
import { kept } from './base/update';
import { consent } from './values/consent';
import { Instant } from './values/date';
import { email } from './values/email';
import { Currency } from './values/money/money';
import { newPassword, passwordAgain, samePassword } from './values/password';
import { optionalPhone } from './values/phone';
import { optionalTaxNumber } from './values/tax-number';
import { optionalText, text } from './values/text';

const names = { name: text('Ad', { max: 60 }), surname: text('Soyad', { max: 60 }) };

/** A person of a company: a manager, or somebody invited who has not accepted yet and signs in nowhere. */
export const Manager = z.object({
  id: Id,
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  title: z.string().nullable(),
  companyId: Id,
  role: z.string(),
  version: z.int(),
  /** Only of the invited: when the link was mailed, and until when it opens. */
  invitation: z.object({ sentAt: Instant, expiresAt: Instant }).optional(),
  /** The one who removes managers and hands the company over. */
  isOwner: z.boolean().optional(),
});
export type Manager = z.infer<typeof Manager>;

/** What people call the columns. */
export const managerFields = {
  name: field('Ad'),
  surname: field('Soyad'),
  phone: field('Telefon'),
  title: field('Unvan'),
  role: choice('Rol', { ADMIN: 'Sistem yöneticisi', MANAGER: 'Yönetici' }),
};

/** Somebody who was removed and can still be brought back. */
export const RemovedManager = Manager.pick({ id: true, name: true, surname: true, email: true }).extend({
  removedAt: Instant,
  restorableUntil: Instant,
});
export type RemovedManager = z.infer<typeof RemovedManager>;

/** Sign-up: makes the company, its first manager and a trial subscription. */
export const AccountCreate = z.strictObject({
  ...names,
  companyName: text('Şirket adı', { min: 2, max: 150 }),
  email: email(),
  phone: optionalPhone(),
  password: newPassword(),
  taxNumber: optionalTaxNumber(),
  selectedCurrency: Currency.default('TRY'),
  kvkkRead: consent(),
  termsAccepted: consent(),
});
export type AccountCreate = z.infer<typeof AccountCreate>;

/** First step of the sign-up form: the person, and the password once more. */
export const SignupPerson = AccountCreate.pick({
  name: true,
  surname: true,
  email: true,
  phone: true,
  password: true,
})
  .extend({ passwordConfirm: passwordAgain('Şifre tekrarı') })
  .refine(...samePassword('password', 'passwordConfirm'));
export type SignupPerson = z.infer<typeof SignupPerson>;

/** Second step of the sign-up form: the company and the two consents. */
export const SignupCompany = AccountCreate.pick({
  companyName: true,
  taxNumber: true,
  selectedCurrency: true,
  kvkkRead: true,
  termsAccepted: true,
});
export type SignupCompany = z.infer<typeof SignupCompany>;

/**
 * Whom to invite: they set a password of their own by the mailed link. An address that this company has already is
 * refused under `email` (409).
 */
export const ManagerSave = z.strictObject({
  ...names,
  email: email(),
  phone: optionalPhone(),
  title: optionalText('Unvan', { max: 80 }),
  /** Only the own company is accepted; another one is answered like one that does not exist. */
  companyId: Id.optional(),
});
export type ManagerSave = z.infer<typeof ManagerSave>;

/** The e-mail address is the sign-in name and stays. */
export const ManagerUpdate = z.strictObject({
  id: Id,
  ...kept({ ...names, phone: optionalPhone(), title: optionalText('Unvan', { max: 80 }) }),
  version: Version.optional(),
});
export type ManagerUpdate = z.infer<typeof ManagerUpdate>;

/**
 * What became of a sign-up whose link was opened: its account is made now, or was made before; or it is not, because
 * the link is too old or another account has the address.
 */
export const Verification = z.object({
  outcome: z.enum(['CREATED', 'USED', 'EXPIRED', 'TAKEN']),
  managerId: Id,
  email: z.string(),
});
export type Verification = z.infer<typeof Verification>;

const invitationToken = z.string({ error: messages.badInvitation }).min(1).max(200);

/** Accepting an invitation: the link's token and the first password. */
export const InvitationAccept = z.strictObject({ token: invitationToken, password: newPassword() });
export type InvitationAccept = z.infer<typeof InvitationAccept>;

/** The form for it: the password and the same once more. The token comes with the link. */
export const InvitationForm = InvitationAccept.pick({ password: true })
  .extend({ passwordConfirm: passwordAgain('Şifre tekrarı') })
  .refine(...samePassword('password', 'passwordConfirm'));

/**
 * Sign-up, invitations and the managers of a company. Removing and handing over are the owner's alone (403 for others).
 */
export const managerEndpoints = {
  createAccount: endpoint({
    id: 'manager.createAccount',
    method: 'POST',
    path: '/manager/create-account',
    summary:
      'Sign up: company, first manager, trial subscription; where addresses are verified, once the mailed link is opened',
    roles: 'public',
    client: 'auth',
    writes: true,
    allowedWhenExpired: true,
    rateClass: 'signup',
    // The confirmation may be sent along; it is checked, never stored.
    body: AccountCreate.extend({ passwordConfirm: z.string().optional() }).refine(
      (account) => account.passwordConfirm === undefined || account.passwordConfirm === account.password,
      { error: 'Şifreler eşleşmiyor', path: ['passwordConfirm'] },
    ),
    output: z.object({
      managerId: Id,
      companyId: Id,
      /** The account waits for its mailed link; the same whether the address is known or not. */
      pending: z.literal(true).optional(),
    }),
  }),
  checkPassword: endpoint({
    id: 'manager.checkPassword',
    method: 'POST',
    path: '/manager/check-password',
    summary: 'Whether the password of a sign-up is hard enough to guess, before all of it is filled in',
    roles: 'public',
    client: 'auth',
    writes: false,
    allowedWhenExpired: true,
    body: AccountCreate.pick({ name: true, surname: true, email: true, password: true }),
    output: z.literal(true),
  }),
  verifyAccount: endpoint({
    id: 'manager.verifyAccount',
    method: 'POST',
    path: '/manager/verify-account',
    summary: 'Open the mailed link of a sign-up: the account comes into being',
    roles: 'public',
    client: 'auth',
    writes: true,
    allowedWhenExpired: true,
    body: z.strictObject({ token: z.string({ error: messages.badVerification }).min(1).max(200) }),
    output: Verification,
  }),
  resendVerification: endpoint({
    id: 'manager.resendVerification',
    method: 'POST',
    path: '/manager/resend-verification',
    summary: 'Mail the link of a sign-up that waits for it again, at most once a minute',
    roles: 'public',
    client: 'auth',
    writes: true,
    allowedWhenExpired: true,
    rateClass: 'forgot',
    body: z.strictObject({ managerId: Id }),
    output: z.literal(true),
  }),
  save: endpoint({
    id: 'manager.save',
    method: 'POST',
    path: '/manager/save',
    summary:
      'Invite a manager to the own company by mail; answers the same whether the address is known or not',
    roles: signedIn,
    client: 'general',
    writes: true,
    rateClass: 'invite',
    body: ManagerSave,
    output: Manager,
  }),
  update: endpoint({
    id: 'manager.update',
    method: 'PUT',
    path: '/manager/update',
    summary: 'Change a manager of the own company',
    roles: signedIn,
    client: 'general',
    writes: true,
    body: ManagerUpdate,
    output: Manager,
  }),
  delete: endpoint({
    id: 'manager.delete',
    method: 'DELETE',
    path: '/manager/delete',
    summary: 'Remove a manager, as the owner, not oneself and not the last one; or withdraw an invitation',
    roles: signedIn,
    client: 'general',
    writes: true,
    freshProof: 'always',
    query: ById,
    output: z.literal(true),
  }),
  findById: endpoint({
    id: 'manager.findById',
    method: 'GET',
    path: '/manager/find-by-id',
    summary: 'One manager of the own company',
    roles: signedIn,
    client: 'general',
    writes: false,
    query: ById,
    output: Manager,
  }),
  findByToken: endpoint({
    id: 'manager.findByToken',
    method: 'GET',
    path: '/manager/find-by-token',
    summary: 'The signed-in manager',
    roles: signedIn,
    client: 'general',
    writes: false,
    output: Manager,
  }),
  findAll: endpoint({
    id: 'manager.findAll',
    method: 'GET',
    path: '/manager/find-all',
    summary: 'All managers of the own company and the invited, by name',
    roles: signedIn,
    client: 'general',
    writes: false,
    output: z.array(Manager),
  }),
  resendInvitation: endpoint({
    id: 'manager.resendInvitation',
    method: 'POST',
    path: '/manager/resend-invitation',
    summary: 'Mail an invitation again, with a new link',
    roles: signedIn,
    client: 'general',
    writes: true,
    rateClass: 'invite',
    body: ById,
    output: Manager,
  }),
  findInvitation: endpoint({
    id: 'manager.findInvitation',
    method: 'POST',
    path: '/manager/find-invitation',
    summary: 'Who is invited where, by the token of a mailed link',
    roles: 'public',
    client: 'auth',
    writes: false,
    body: z.strictObject({ token: invitationToken }),
    output: z.object({ name: z.string(), email: z.string(), companyName: z.string() }),
  }),
  acceptInvitation: endpoint({
    id: 'manager.acceptInvitation',
    method: 'POST',
    path: '/manager/accept-invitation',
    summary: 'Accept an invitation with a first password; the address is taken from then on',
    roles: 'public',
    client: 'auth',
    // A repetition after a lost answer finds the link used up: it gets the stored answer.
    writes: true,
    allowedWhenExpired: true,
    rateClass: 'forgot',
    body: InvitationAccept,
    output: z.object({ email: z.string() }),
  }),
  removed: endpoint({
    id: 'manager.removed',
    method: 'GET',
    path: '/manager/removed',
    summary: 'Managers who were removed within a day and can be brought back, the last one first',
    roles: signedIn,
    client: 'general',
    writes: false,
    output: z.array(RemovedManager),
  }),
  restore: endpoint({
    id: 'manager.restore',
    method: 'POST',
    path: '/manager/restore',
    summary: 'Bring a removed manager back as they were, as the owner, within a day',
    roles: signedIn,
    client: 'general',
    writes: true,
    body: ById,
    output: Manager,
  }),
  handOver: endpoint({
    id: 'manager.handOver',
    method: 'POST',
    path: '/manager/hand-over',
    summary: 'Make another manager the owner of the company, as its owner',
    roles: signedIn,
    client: 'general',
    writes: true,
    freshProof: 'always',
    body: ById,
    output: z.literal(true),
  }),
};
