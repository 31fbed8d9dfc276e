export type Marks = { decimal: string; group: string };

/** What stood before and after the caret or selection, and what was put there. */
export type Edit = { head: string; inserted: string; tail: string };

/** How the text came about, as far as what is typed next depends on it. */
export type Typing = {
  /** The decimal mark was typed as a dot, so it may still turn out to be a thousands separator. */
  dotTyped: boolean;
  /** It ends with three digits behind a dot that was typed for thousands. */
  grouped: boolean;
  /** What was typed and could not be read, of which the text holds the beginning; with more it may be read. */
  refused: string;
};

export const nothingTyped: Typing = { dotTyped: false, grouped: false, refused: '' };

type Options = { marks: Marks; typing: Typing; abbreviations: boolean };
type Read = Typing & { text: string };

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
export function editAmount(edit: Edit, options: Options): Read | undefined {
  const { marks } = options;
  const bare = (part: string) => (marks.group ? part.replaceAll(marks.group, '') : part);
  const [head, tail] = [bare(edit.head), bare(edit.tail)];
  if (edit.inserted.length > 1) {
    const text = readAmount(head + edit.inserted + tail, marks, options.abbreviations);
    return text === undefined ? undefined : { ...nothingTyped, text };
  }
  const { refused } = options.typing;
  if (refused && tail === '' && /[\d.,]/.test(edit.inserted))
    return readOn(head, refused + edit.inserted, options);
  return typed(head, edit.inserted, tail, options);
}

/** What was refused, with another key: 1,234 is no amount, but 1,234.5 and 1,234,567 are. */
function readOn(head: string, keys: string, { marks, typing }: Options): Read {
  const [, before = '', mark] = /^(.*?)([.,]?)$/.exec(keys) ?? [];
  const isSeveral = (before.match(/[.,]/g) ?? []).length > (mark ? 0 : 1);
  const isDecimal = mark && !before.includes(mark);
  const text = isSeveral && (isDecimal || !mark) ? readAmount(before, marks, false) : undefined;
  if (text === undefined) return { ...typing, text: head, refused: keys };
  return { ...nothingTyped, text: isDecimal ? text + marks.decimal : text };
}

function typed(head: string, key: string, tail: string, options: Options): Read {
  const { marks, typing, abbreviations } = options;
  if (/\d/.test(key)) return typedDigit(head, key, tail, options);
  if (key === '.' || key === ',' || key === marks.decimal) return typedMark(head, key, tail, options);
  const isAbbreviation = abbreviations && tail === '' && key.toLowerCase() in zeros;
  const text = isAbbreviation ? readAmount(head + key, marks, true) : undefined;
  return text === undefined ? { ...typing, text: head + tail } : { ...nothingTyped, text };
}

function typedDigit(head: string, key: string, tail: string, options: Options): Read {
  const { marks, typing } = options;
  const text = head + key + tail;
  const [whole = '', cents] = text.split(marks.decimal);
  // 1.2345: behind a dot for thousands there are three digits.
  if (cents === undefined && typing.grouped && tail === '')
    return refuse(head, tail, `${head.slice(0, -3)}.${head.slice(-3)}${key}`, typing);
  if (cents?.length !== 3) return { ...typing, text, refused: '' };
  const isThousands = typing.dotTyped && /^[1-9]/.test(whole) && (typing.grouped || whole.length <= 3);
  if (isThousands) return { ...nothingTyped, text: whole + cents, grouped: true };
  return refuse(head, tail, typing.dotTyped ? text.replace(marks.decimal, '.') : text, typing);
}

function typedMark(head: string, key: string, tail: string, { marks, typing }: Options): Read {
  const unchanged = { ...typing, text: head + tail };
  // Pressed twice.
  if (head.endsWith(marks.decimal)) return unchanged;
  // A second mark, or one with more than two digits behind it, would cut digits off.
  if (head.includes(marks.decimal)) return refuse(head, tail, head + key, typing);
  if (tail.includes(marks.decimal) || tail.length > 2) return unchanged;
  return { ...typing, text: head + marks.decimal + tail, dotTyped: key !== marks.decimal };
}

/** Leaves the text as it is; at its end what was typed is said. */
const refuse = (head: string, tail: string, refused: string, typing: Typing): Read => ({
  ...typing,
  text: head + tail,
  refused: tail === '' ? refused : '',
});

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
