import { setTimeout as pause } from 'node:timers/promises';
import { type Company, test as ofCompany } from '../company';
import { type Engine, openEngine, type Window } from './engines';
import type { Visitor } from './visitor';

const PATIENCE = 10_000;

/** A visitor in a browser of their own and a company of their own, signed in by the form. */
export const test = ofCompany.extend<{
  engine: Engine;
  window: Window;
  visitor: Visitor;
  manager: Company;
}>({
  engine: ['firefox', { option: true }],
  window: [{ width: 1440, height: 900 }, { option: true }],
  visitor: async ({ engine, window, baseURL }, use, info) => {
    const { visitor, close } = await openEngine(engine, baseURL ?? '', window);
    try {
      await use(visitor);
    } finally {
      if (info.status !== info.expectedStatus)
        await Promise.race([visitor.shoot(info.outputPath('last.png')).catch(() => {}), pause(PATIENCE)]);
      await close();
    }
  },
  manager: async ({ visitor, company }, use) => {
    await signIn(visitor, company);
    await use(company);
  },
});

export { expect } from '@playwright/test';

export async function signIn(visitor: Visitor, { email, password }: Company): Promise<void> {
  await visitor.open('/login');
  await visitor.fill({ role: 'textbox', name: 'E-posta' }, email);
  await visitor.fill({ label: 'Şifre' }, password);
  await visitor.click({ role: 'button', name: 'Giriş Yap' });
  await ofCompany.expect.poll(visitor.place).toMatch(/^\/dashboard/);
}
