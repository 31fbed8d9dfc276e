import { expect } from './visited';
import type { Target, Visitor } from './visitor';

export const button = (name: string | RegExp, inside?: Target): Target => ({
  role: 'button',
  name,
  in: inside,
});
export const dialog = (name?: string | RegExp): Target => ({ role: 'dialog', name });
export const question: Target = { role: 'alertdialog' };
export const row = (text: string): Target => ({ role: 'row', text, in: { role: 'table' } });

export const seen = (visitor: Visitor, target: Target) =>
  expect.poll(() => visitor.count(target)).toBeGreaterThan(0);
export const gone = (visitor: Visitor, target: Target) => expect.poll(() => visitor.count(target)).toBe(0);
