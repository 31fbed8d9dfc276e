import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
// A telephone's clock may be half a minute off, either way.
const WINDOW = 1;

const totpOf = (secret: Uint8Array, email: string) =>
  new TOTP({
    issuer: 'Vezne',
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

/** What an authenticator app is set up with. */
export function setupOf(secret: Uint8Array, email: string): { secret: string; uri: string } {
  const totp = totpOf(secret, email);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The half minute, counted from 1970, that a code belongs to; undefined for a wrong or an old one. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | undefined {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}
