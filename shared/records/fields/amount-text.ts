export type Marks = { decimal: string; group: string };

/** What stood before and after the caret or selection, and what was put there. */
export type Edit = { head: string; inserted: string; tail: string };

type Options = {
  marks: Marks;
  /** The decimal mark in the text was typed as a dot, so it may still turn out to be a thousands separator. */
  dotTyped: boolean;
  abbreviations: boolean;
};

const zeros: Record<string, number> = { k: 3, m: 6, b: 9 };
// No amount with its sign, currency and spaces is longer.
const LONGEST = 60;
const BEFORE = /^(?:[\s₺$€+\u2212-]|TL|TRY|USD|EUR)+/i;
const BEHIND = /(?:[\s₺$€\u2212-]|TL|TRY|USD|EUR)+$/i;
const GROUP_SPACE = /[\s'’](?=\d{3}(?!\d))/g;

/**
 * The field's text after an edit, without thousands separators; undefined when something pasted cannot be
 * read without losing a digit. People type a dot for the decimal mark and for thousands alike: it counts as
 * decimal until a third digit follows, and nothing is ever multiplied or cut in silence.
 */
export function editAmount(edit: Edit, options: Options): { text: string; dotTyped: boolean } | undefined {
  const { marks } = options;
  const bare = (part: string) => (marks.group ? part.replaceAll(marks.group, '') : part);
  const [head, tail] = [bare(edit.head), bare(edit.tail)];
  if (edit.inserted.length > 1) {
    const text = readAmount(head + edit.inserted + tail, marks, options.abbreviations);
    return text === undefined ? undefined : { text, dotTyped: false };
  }
  return typed(head, edit.inserted, tail, options);
}

function typed(head: string, key: string, tail: string, { marks, dotTyped, abbreviations }: Options) {
  const unchanged = { text: head + tail, dotTyped };
  if (/\d/.test(key)) {
    const text = head + key + tail;
    const [whole = '', cents = ''] = text.split(marks.decimal);
    const wasThousands = dotTyped && cents.length === 3 && /^[1-9]/.test(whole);
    return wasThousands ? { text: whole + cents, dotTyped: false } : { text, dotTyped };
  }
  if (key === '.' || key === ',' || key === marks.decimal) {
    // A second mark, or one with more than two digits behind it, would cut digits off.
    if ((head + tail).includes(marks.decimal) || tail.length > 2) return unchanged;
    return { text: head + marks.decimal + tail, dotTyped: key !== marks.decimal };
  }
  if (abbreviations && tail === '' && key.toLowerCase() in zeros) {
    const text = readAmount(head + key, marks, true);
    return text === undefined ? unchanged : { text, dotTyped: false };
  }
  return unchanged;
}

/** Reads an amount as people and other programs write it; undefined when a digit would be lost or guessed. */
export function readAmount(input: string, marks: Marks, abbreviations = true): string | undefined {
  const [, body = '', letter = ''] = /^([\d.,]*\d[\d.,]*)\s?([kmb]?)$/i.exec(undressed(input)) ?? [];
  const parts = body && splitNumber(body);
  if (!parts || (letter && !abbreviations)) return undefined;
  const shift = letter ? (zeros[letter.toLowerCase()] ?? 0) : 0;
  const whole = parts.whole + parts.cents.slice(0, shift).padEnd(shift, '0');
  const cents = parts.cents.slice(shift).replace(/0+$/, (run) => (parts.cents.length > 2 ? '' : run));
  if (cents.length > 2) return undefined;
  const text = whole.replace(/^0+(?=\d)/, '') || '0';
  return cents ? `${text}${marks.decimal}${cents}` : text;
}

/** Without sign, currency and spaces between thousands; whatever else stands between two digits stays, and is refused. */
const undressed = (input: string) =>
  input.length > LONGEST ? '' : input.replace(BEFORE, '').replace(BEHIND, '').replace(GROUP_SPACE, '');

function splitNumber(body: string): { whole: string; cents: string } | undefined {
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  if (last === -1) return { whole: body, cents: '' };
  const mark = body.charAt(last);
  const other = mark === '.' ? ',' : '.';
  const before = body.slice(0, last);
  const after = body.slice(last + 1);
  if (before.includes(mark)) {
    // 1.234.567: the same mark twice can only separate thousands.
    return before.includes(other) || !inThousands(body.split(mark)) ? undefined : joined(body.split(mark));
  }
  if (before.includes(other)) {
    const groups = before.split(other);
    return inThousands(groups) ? { whole: groups.join(''), cents: after } : undefined;
  }
  // 1.234 and 1,234: three digits behind a single mark are thousands, since money has two decimals.
  return after.length === 3 && /^[1-9]\d{0,2}$/.test(before)
    ? joined([before, after])
    : { whole: before || '0', cents: after };
}

const joined = (groups: string[]) => ({ whole: groups.join(''), cents: '' });
const inThousands = ([first = '', ...rest]: string[]) =>
  /^\d{1,3}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));
