import { z } from 'zod';
import { endpoint, signedIn } from './base/endpoint';
import { ById, Id } from './base/ids';
import { Instant } from './values/date';
import { email } from './values/email';
import { currentPassword, newPassword, passwordAgain, samePassword } from './values/password';

/** A random text by which a browser is known again; it is stored as a keyed hash only. */
export const DeviceId = z
  .string()
  .regex(/^[\w-]{16,64}$/, { error: 'Cihaz kimliği geçerli değil' })
  .optional();

/**
 * First step of a sign-in. Wrong address and wrong password are refused in the same words (401); too many guesses with
 * 429.
 */
export const Login = z.strictObject({
  email: email(),
  password: currentPassword('Şifre'),
  deviceId: DeviceId,
});
export type Login = z.infer<typeof Login>;

/**
 * `token` is the access token (a JWT, 15 minutes), `refreshToken` gets the next pair once (30 days); neither may be
 * empty.
 */
export const Tokens = z.object({ token: z.string().min(1), refreshToken: z.string().min(1) });
export type Tokens = z.infer<typeof Tokens>;

/** The tokens of a new session and the person's role, of `roles`. */
export const LoginAnswer = Tokens.extend({ userType: z.string() });
export type LoginAnswer = z.infer<typeof LoginAnswer>;

/** The password was right; the account also wants a code. The challenge is good for a few minutes. */
export const FactorChallenge = z.object({ challenge: z.string().min(1) });
export type FactorChallenge = z.infer<typeof FactorChallenge>;

/** The own password, the present one first: a wrong one is refused under `oldPassword` (400). */
export const PasswordChange = z.strictObject({
  oldPassword: currentPassword('Mevcut şifre'),
  newPassword: newPassword('Yeni şifre'),
});
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The form for changing the password: the call's fields and the new password once more. */
export const PasswordChangeForm = PasswordChange.extend({
  newPasswordConfirm: z
    .string({ error: 'Yeni şifre tekrarı gerekli' })
    .min(1, { error: 'Yeni şifre tekrarı gerekli' }),
}).refine((form) => form.newPassword === form.newPasswordConfirm, {
  error: 'Şifreler eşleşmiyor',
  path: ['newPasswordConfirm'],
});

/** Where a reset link is mailed, if the address is known; the answer does not tell. */
export const ForgotPassword = z.strictObject({ email: email() });
export type ForgotPassword = z.infer<typeof ForgotPassword>;

/** `token` comes from a mailed link, which opens once within half an hour; afterwards it is refused (400). */
export const PasswordReset = z.strictObject({
  token: z.string({ error: 'Bağlantı geçersiz veya süresi dolmuş.' }).min(1).max(200),
  newPassword: newPassword('Yeni şifre'),
});
export type PasswordReset = z.infer<typeof PasswordReset>;

/** The reset form: the new password and the same once more. The token comes with the link. */
export const PasswordResetForm = PasswordReset.pick({ newPassword: true })
  .extend({ newPasswordConfirm: passwordAgain('Yeni şifre tekrarı') })
  .refine(...samePassword('newPassword', 'newPasswordConfirm'));

/**
 * The own password once more, as a proof that holds for a quarter of an hour of this session; a wrong one is refused
 * under `password` (400).
 */
export const PasswordProof = z.strictObject({ password: currentPassword('Şifre') });
export type PasswordProof = z.infer<typeof PasswordProof>;

/**
 * `remainingDays` counts days of the Turkish calendar until the last one, `remainingHours` whole hours; neither is ever
 * negative. The bytes that the company's rows take, and may take, are told once they have been measured.
 */
export const Subscription = z.object({
  plan: z.enum(['DENEME', 'STANDART']),
  status: z.enum(['AKTIF', 'SURESI_DOLDU']),
  startDate: z.string(),
  endDate: z.string(),
  remainingDays: z.int(),
  remainingHours: z.int(),
  expired: z.boolean(),
  usedBytes: z.int().optional(),
  mostBytes: z.int().optional(),
});
export type Subscription = z.infer<typeof Subscription>;

/** A device that is signed in. `current` marks the caller's own. */
export const Session = z.object({
  id: Id,
  device: z.string(),
  ip: z.string().nullable(),
  /** Where it was used last; absent while that is where it began. */
  lastIp: z.string().nullish(),
  createdAt: Instant,
  lastUsedAt: Instant,
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** Something that a person must hear of at the next visit. */
export const SecurityAlert = z.object({
  id: Id,
  kind: z.literal('SESSION_COPIED'),
  device: z.string(),
  at: Instant,
});
export type SecurityAlert = z.infer<typeof SecurityAlert>;

const Done = z.literal(true);

/**
 * Signing in and out, the own sessions and password. The public ones send no token and say nothing of whether an
 * address is known; `refresh` is refused with 401 when the session is over, in the sentence by which clients know that.
 */
export const authEndpoints = {
  login: endpoint({
    id: 'auth.login',
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in with e-mail and password; accounts with a second factor get a challenge',
    roles: 'public',
    client: 'auth',
    writes: false,
    rateClass: 'login',
    body: Login,
    output: z.union([LoginAnswer, FactorChallenge]),
  }),
  refresh: endpoint({
    id: 'auth.refresh',
    method: 'POST',
    path: '/auth/refresh-token',
    summary: 'Exchange a refresh token for a new pair; rotates',
    roles: 'public',
    client: 'auth',
    writes: false,
    query: z.strictObject({ refreshToken: z.string().min(1).max(500) }),
    output: Tokens,
  }),
  logout: endpoint({
    id: 'auth.logout',
    method: 'POST',
    path: '/auth/logout',
    summary: 'End the session that the refresh token belongs to',
    roles: 'public',
    client: 'auth',
    writes: false,
    body: z.strictObject({ refreshToken: z.string().min(1).max(500) }),
    output: Done,
  }),
  changePassword: endpoint({
    id: 'auth.changePassword',
    method: 'POST',
    path: '/auth/change-password',
    summary: 'Change the own password; ends all other sessions',
    roles: signedIn,
    client: 'general',
    writes: true,
    allowedWhenExpired: true,
    body: PasswordChange,
    output: z.boolean(),
  }),
  forgotPassword: endpoint({
    id: 'auth.forgotPassword',
    method: 'POST',
    path: '/auth/forgot-password/{email}',
    summary: 'Send a reset link; answers the same whether the address is known or not',
    roles: 'public',
    client: 'auth',
    writes: false,
    rateClass: 'forgot',
    params: ForgotPassword,
    output: Done,
  }),
  resetPassword: endpoint({
    id: 'auth.resetPassword',
    method: 'POST',
    path: '/auth/reset-password-from-token',
    summary: 'Set a new password with a reset link; ends all sessions',
    roles: 'public',
    client: 'auth',
    // A repetition after a lost answer finds the link used up: it gets the stored answer.
    writes: true,
    allowedWhenExpired: true,
    rateClass: 'forgot',
    body: PasswordReset,
    output: Done,
  }),
  remainingSubscription: endpoint({
    id: 'auth.remainingSubscription',
    method: 'GET',
    path: '/auth/get-remaining-subscription-time',
    summary: "The company's subscription and how long it lasts",
    roles: signedIn,
    client: 'general',
    writes: false,
    output: Subscription,
  }),
  sessions: endpoint({
    id: 'auth.sessions',
    method: 'GET',
    path: '/auth/sessions',
    summary: 'Open sessions of the signed-in manager',
    roles: signedIn,
    client: 'general',
    writes: false,
    output: z.array(Session),
  }),
  endSession: endpoint({
    id: 'auth.endSession',
    method: 'DELETE',
    path: '/auth/session',
    summary: 'End one of the own sessions',
    roles: signedIn,
    client: 'general',
    writes: true,
    allowedWhenExpired: true,
    query: ById,
    output: Done,
  }),
  endOtherSessions: endpoint({
    id: 'auth.endOtherSessions',
    method: 'POST',
    path: '/auth/end-other-sessions',
    summary: 'End all own sessions but this one',
    roles: signedIn,
    client: 'general',
    writes: true,
    allowedWhenExpired: true,
    freshProof: 'always',
    output: Done,
  }),
  provePassword: endpoint({
    id: 'auth.provePassword',
    method: 'POST',
    path: '/auth/prove-password',
    summary: 'Prove the own password once more, for calls that need a fresh proof',
    roles: signedIn,
    client: 'general',
    writes: true,
    allowedWhenExpired: true,
    body: PasswordProof,
    output: Done,
  }),
  alerts: endpoint({
    id: 'auth.alerts',
    method: 'GET',
    path: '/auth/alerts',
    summary: 'What the signed-in person must hear of, the newest first',
    roles: signedIn,
    client: 'general',
    writes: false,
    output: z.array(SecurityAlert),
  }),
  dismissAlert: endpoint({
    id: 'auth.dismissAlert',
    method: 'DELETE',
    path: '/auth/alert',
    summary: 'Take an own alert away after it was read',
    roles: signedIn,
    client: 'general',
    writes: true,
    allowedWhenExpired: true,
    query: ById,
    output: Done,
  }),
};
