/** What people write in Turkish is among them; a name is told from its capital ("&Ccedil;"). */
const ENTITIES: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
  ...{ Ccedil: 'Ç', ccedil: 'ç', Ouml: 'Ö', ouml: 'ö', Uuml: 'Ü', uuml: 'ü', Acirc: 'Â', acirc: 'â' },
  ...{ Scedil: 'Ş', scedil: 'ş', Gbreve: 'Ğ', gbreve: 'ğ', Idot: 'İ', inodot: 'ı', imath: 'ı' },
};

/** The words that markup stands for; what it does not know stays as it is. */
export const unescaped = (text: string): string =>
  text.replace(/&(#?\w{1,7});/g, (whole, name: string) => entity(name) ?? whole).trim();

function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name] ?? ENTITIES[name.toLowerCase()];
  const code = Number(/^#x/i.test(name) ? `0${name.slice(1)}` : name.slice(1));
  const letter = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
  // Tabs and new lines part words; halves of a letter and other signs of control are no text.
  return letter?.replace(/[\p{Cc}\p{Cs}]/gu, ' ');
}
