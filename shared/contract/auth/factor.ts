import { z } from 'zod';
import { DeviceId, LoginAnswer } from '../auth';
import { endpoint, signedIn } from '../base/endpoint';
import { Instant } from '../values/date';

const asTyped = (label: string) =>
  z
    .string({ error: `${label} gerekli` })
    .trim()
    .min(1, { error: `${label} gerekli` })
    .max(40, { error: `${label} en fazla 40 karakter olabilir` });

/** Whether signing in asks for a code beside the password, since when, and how many recovery codes are unused. */
export const FactorState = z.object({
  isOn: z.boolean(),
  since: Instant.nullable(),
  recoveryCodesLeft: z.int(),
});
export type FactorState = z.infer<typeof FactorState>;

/** What an authenticator app is set up with: the secret in base32, and the same as an `otpauth:` address. */
export const FactorSetup = z.object({ secret: z.string(), uri: z.string() });
export type FactorSetup = z.infer<typeof FactorSetup>;

/** A code of the app, as it is typed: blanks are left out. A wrong or used one is refused under `code` (400). */
export const FactorConfirm = z.strictObject({ code: asTyped('Doğrulama kodu') });
export type FactorConfirm = z.infer<typeof FactorConfirm>;

/** Codes of which each opens the account once, without the app. Shown once. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** The second step of a sign-in: the challenge that the first answered, and a code of the app or a recovery code. */
export const FactorProof = z.strictObject({
  challenge: z.string({ error: 'Doğrulama süresi doldu. Lütfen yeniden giriş yapın.' }).min(1).max(300),
  code: asTyped('Doğrulama kodu'),
  deviceId: DeviceId,
});
export type FactorProof = z.infer<typeof FactorProof>;

// Answers that hold secrets are not stored for repetitions, so these are no writes in the sense of the contract.
/**
 * Codes beside the password. 409 where the factor is on already, or is not on; a challenge that is over is refused with
 * 401 in a sentence of its own.
 */
export const factorEndpoints = {
  state: endpoint({
    id: 'factor.state',
    method: 'GET',
    path: '/auth/factor',
    summary: 'Is the second factor of the signed-in person on?',
    roles: signedIn,
    client: 'general',
    writes: false,
    output: FactorState,
  }),
  begin: endpoint({
    id: 'factor.begin',
    method: 'POST',
    path: '/auth/factor/begin',
    summary: 'Make a new secret for an authenticator app; asked for only after it was confirmed',
    roles: signedIn,
    client: 'general',
    writes: false,
    freshProof: 'always',
    output: FactorSetup,
  }),
  confirm: endpoint({
    id: 'factor.confirm',
    method: 'POST',
    path: '/auth/factor/confirm',
    summary: 'Switch the second factor on with a code of the app; answers the recovery codes',
    roles: signedIn,
    client: 'general',
    writes: false,
    body: FactorConfirm,
    output: RecoveryCodes,
  }),
  renewCodes: endpoint({
    id: 'factor.renewCodes',
    method: 'POST',
    path: '/auth/factor/renew-codes',
    summary: 'Answer new recovery codes; the earlier ones are void',
    roles: signedIn,
    client: 'general',
    writes: false,
    freshProof: 'always',
    output: RecoveryCodes,
  }),
  switchOff: endpoint({
    id: 'factor.switchOff',
    method: 'DELETE',
    path: '/auth/factor',
    summary: 'Switch the second factor off',
    roles: signedIn,
    client: 'general',
    writes: true,
    allowedWhenExpired: true,
    freshProof: 'always',
    output: z.literal(true),
  }),
  verify: endpoint({
    id: 'factor.verify',
    method: 'POST',
    path: '/auth/factor/verify',
    summary: 'Second step of a sign-in: a code of the app or a recovery code',
    roles: 'public',
    client: 'auth',
    writes: false,
    rateClass: 'login',
    body: FactorProof,
    output: LoginAnswer,
  }),
};
