import { api } from '@vezne/contract';
import type { createRequests } from './requests';

export type SignedUp = {
  email: string;
  password: string;
  companyId: string;
  managerId: string;
  token: string;
  refreshToken: string;
};

/** People who sign up and in by the calls that everyone uses. */
export function createPeople({ call }: ReturnType<typeof createRequests>) {
  let people = 0;

  /** A new company with its first manager, signed in. */
  async function signUp(person: Record<string, unknown> = {}): Promise<SignedUp> {
    const fields = {
      name: 'Ayşe',
      surname: 'Yılmaz',
      companyName: `Örnek İnşaat ${++people}`,
      email: `kisi${people}@ornek.com.tr`,
      password: 'Uzun-ve-guclu-91',
      kvkkRead: true,
      termsAccepted: true,
      ...person,
    };
    const made = await call(api.manager.createAccount, { body: fields });
    if (made.status !== 200) throw new Error(made.text);
    const { email, password } = fields;
    const ids = api.manager.createAccount.output.parse(made.body);
    return { email, password, ...ids, ...(await signIn(email, password)) };
  }

  /** Signs a person in again, as on another device. */
  async function signIn(email: string, password: string): Promise<{ token: string; refreshToken: string }> {
    const answer = await call(api.auth.login, { body: { email, password } });
    const tokens = api.auth.login.output.safeParse(answer.body);
    if (!tokens.success) throw new Error(answer.text);
    return tokens.data;
  }

  return { signUp, signIn };
}
