import { newId } from '../id';
import { storage } from './storage';

const KEY = 'deviceId';

/** By what the server knows this browser again; it stays when the user signs out, and says nothing about them. */
export function deviceId(): string {
  const stored = storage.get(KEY);
  if (stored && /^[\w-]{16,64}$/.test(stored)) return stored;
  const made = newId();
  storage.set(KEY, made);
  return made;
}
