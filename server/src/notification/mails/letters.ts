import { kindNames, type MailedKind } from '@vezne/contract';
import { HOUR_MS } from '../../calendar';
import type { Email } from '../../mail/mail';
import { greeting } from '../../mail/names';
import { compose } from '../../mail/templates';

type Reader = { email: string; name: string };

/** Where the letter leads: the product, and the pages that stop mails of a kind, or all regular ones (null). */
export type Links = { open: string; unsubscribe: (kind: MailedKind | null) => string };

// Until then it would be read on its day.
const GOOD_FOR_MS = 12 * HOUR_MS;

const stop = (kind: MailedKind, links: Links) => ({
  says: `${kindNames[kind]} için e-posta almak istemiyorum`,
  link: links.unsubscribe(kind),
});

type Digest = {
  /** How many matters are new. */
  count: number;
  /** What is said of them, as far as there is room. */
  lines: string[];
  /** What the week brings; none on other days than Monday. */
  week: string[];
  /** What the lines are about. */
  kinds: MailedKind[];
};

/** What is new, once a day, and on Mondays what the week brings. No amount stands in the subject. */
export function digestLetter(
  { email, name }: Reader,
  { count, lines, week, kinds }: Digest,
  links: Links,
): Email {
  const more = count - lines.length;
  const list = [...lines.map((line) => `• ${line}`), ...(more > 0 ? [`• ve ${more} iş daha`] : [])];
  const subject = count > 0 ? `Vezne: bugün ${count} işiniz var` : 'Vezne: bu haftanın özeti';
  const all = links.unsubscribe(null);
  return {
    ...compose(email, subject, [
      greeting(name),
      ...(list.length > 0 ? [list.join('\n')] : []),
      ...(week.length > 0 ? [`Bu hafta:\n${week.map((line) => `• ${line}`).join('\n')}`] : []),
      { says: "Vezne'de aç", link: links.open },
      ...kinds.map((kind) => stop(kind, links)),
      { says: 'Günlük ve haftalık özeti almak istemiyorum', link: all },
    ]),
    goodForMs: GOOD_FOR_MS,
    unsubscribe: all,
  };
}

/** That a till has less than nothing in it. */
export const emptyTillLetter = ({ email, name }: Reader, lines: string[], links: Links): Email => ({
  ...compose(email, 'Vezne: Kasa eksiye düştü', [
    greeting(name),
    `Kasa Defteri'ne göre kasada eksi bakiye var:\n${lines.map((line) => `• ${line}`).join('\n')}`,
    'Eksik bir giriş ya da yanlış hesaba yazılmış bir çıkış olabilir.',
    { says: "Vezne'de aç", link: links.open },
    stop('NAKIT_EKSI', links),
  ]),
  unsubscribe: links.unsubscribe('NAKIT_EKSI'),
});
