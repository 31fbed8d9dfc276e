import { api } from '@vezne/contract';
import { assertEmailFree } from '../auth/queries';
import type { App } from '../http/app';
import { registerPublic } from '../http/endpoint';
import type { PasswordHasher } from '../password/hash';
import { refuseGuessable } from '../password/rules';
import { createAccount } from './service';

export function registerSignUp(app: App, { hasher }: { hasher: PasswordHasher }): void {
  registerPublic(app, api.manager.createAccount, {
    prepare: async ({ input, db }) => {
      refuseGuessable('password', input.password, input);
      await assertEmailFree(db, input.email);
      return hasher.hash(input.password);
    },
    handle: ({ input, db, now, prepared }) => createAccount(db, { ...input, passwordHash: prepared }, now),
  });
}
