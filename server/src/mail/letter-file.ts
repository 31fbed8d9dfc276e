import { DAY_MS, MINUTE_MS } from '../calendar';

/** A letter in the outbox that is to be sent again: what its name says beside the id. */
export type Waiting = {
  id: string;
  /** How many times it was sent in vain. */
  tries: number;
  dueAt: number;
  /** From then on it is of no use: a link in it opens nothing, or it was kept long enough. */
  uselessAt: number;
};

/** Letters hold names, addresses and, for some hours, links that open an account. */
export const KEPT_MS = 7 * DAY_MS;

/** How long a letter waits after each vain try: two days in all, as mail servers go down for a night or a weekend. */
const WAITS_MS = [1, 5, 15, 60, 180, 360, 720, 1_440].map((minutes) => minutes * MINUTE_MS);

const NAME = /^([\da-f-]{36})\.(\d{1,2})\.(\d{1,15})\.(\d{1,15})\.eml$/;

/** Under this name a letter waits; a restart finds all that it has to know there. */
export const nameOf = ({ id, tries, dueAt, uselessAt }: Waiting) =>
  `${id}.${tries}.${dueAt}.${uselessAt}.eml`;

/** What a letter is called that nobody sends again, for whoever runs the installation. */
export const keptName = (id: string) => `${id}.eml`;

/** What a name says; undefined for a letter that nobody sends again. */
export function readName(name: string): Waiting | undefined {
  const [, id, ...numbers] = NAME.exec(name) ?? [];
  const [tries, dueAt, uselessAt] = numbers.map(Number);
  if (id === undefined || tries === undefined || dueAt === undefined || uselessAt === undefined)
    return undefined;
  return { id, tries, dueAt, uselessAt };
}

/** The letter after one more vain try; undefined when that was the last, or it would be of no use by then. */
export function nextTry({ id, tries, uselessAt }: Omit<Waiting, 'dueAt'>, now: Date): Waiting | undefined {
  const wait = WAITS_MS[tries];
  if (wait === undefined || now.getTime() + wait > uselessAt) return undefined;
  return { id, tries: tries + 1, dueAt: now.getTime() + wait, uselessAt };
}
