import { type AST, parseRegExpLiteral, visitRegExpAST } from '@eslint-community/regexpp';

/** A text of any length: `unit` over and over between `before` and `after`. */
export type Pump = { before: string; unit: string; after: string };

export const pumped = ({ before, unit, after }: Pump, units: number): string =>
  before + unit.repeat(units) + after;

/** What anyone may send, whatever the expression is. */
const ANYTHING = [
  ...[
    '0',
    '12',
    '9',
    'a',
    'Z',
    'ş',
    'İ',
    'ab',
    ' ',
    '\t',
    '\n',
    '\u0000',
    '"',
    "'",
    '\\',
    '/',
    '.',
    ',',
    '-',
  ],
  ...['_', '@', ':', '=', '(', '[', '{', '}', '[]', '<', '\u0301', '😀', 'a1 a1 ', 'ay ', '2026-', '1 ocak '],
  ...['a.', 'a@', "'a' ", '"a" ', 'a,', '1.', '1,', '..a', '%20', 'açıklamasında a ', '= ', '; '],
].map((unit) => ({ before: '', unit, after: '' }));

/** Characters of which at least one is in nearly every class. */
const ALPHABET = [
  'a',
  '1',
  ' ',
  'Z',
  'ş',
  'i',
  'İ',
  '.',
  '-',
  '\t',
  '\n',
  '\u0000',
  '"',
  '/',
  '\u0301',
  '\uE000',
];
const MANY = 8;
const CHOICES = 4;
// As many as a bounded repetition may take before it gives up, to be entered again and again.
const BOUNDED = 40;

/**
 * Texts that an expression is likely to take long for, made from its own structure: what it repeats, behind what has
 * to stand before it, with an end that makes it fail.
 */
export function pumpsFor({ source, flags }: RegExp): Pump[] {
  const { pattern } = parseRegExpLiteral(new RegExp(source, flags));
  const alphabet = [...new Set([...charactersOf(pattern), ...ALPHABET])];
  const say = speaker(flags, alphabet);
  const ends = ['', '\u0000', '\n', ...charactersOf(pattern).slice(0, MANY)];
  const found: Pump[] = [...ANYTHING];
  const add = (before: string, unit: string) => {
    if (unit) for (const after of ends) found.push({ before, unit, after });
  };
  for (const whole of say.all(pattern)) add('', whole);
  for (const { repeated, prefix, tail } of repetitionsOf(pattern, say.one)) {
    add('', prefix);
    for (const unit of say.all(repeated)) {
      add(prefix, unit);
      // Something in front, which an expression that begins with ^ does not get past.
      add(`\u0000${prefix}`, unit);
      if (prefix) add('', prefix + unit);
      add('', prefix + unit.repeat(BOUNDED));
      if (tail) found.push({ before: prefix, unit, after: `${tail}\u0000` });
    }
  }
  return [...new Map(found.map((pump) => [JSON.stringify(pump), pump])).values()];
}

function charactersOf(pattern: AST.Pattern): string[] {
  const found = new Set<string>();
  visitRegExpAST(pattern, {
    onCharacterEnter: ({ value }) => void found.add(String.fromCodePoint(value)),
    onCharacterClassRangeEnter: ({ min, max }) => {
      for (const { value } of [min, max]) found.add(String.fromCodePoint(value));
    },
  });
  return [...found];
}

/** Says what a part of an expression matches: one example of it, or several. */
function speaker(flags: string, alphabet: readonly string[]) {
  const inClass = (node: AST.Node) => {
    const one = new RegExp(`^(?:${node.raw})$`, flags.replace(/[gy]/g, ''));
    return alphabet.filter((character) => one.test(character)).slice(0, CHOICES);
  };
  const all = (node: AST.Node): string[] => {
    switch (node.type) {
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup':
        return node.alternatives.slice(0, MANY).flatMap(all);
      case 'Alternative': {
        const parts = node.elements.map(all);
        const most = Math.max(1, ...parts.map(({ length }) => length));
        return Array.from({ length: Math.min(most, CHOICES) }, (_, at) =>
          parts.map((choices) => choices[at % choices.length] ?? '').join(''),
        );
      }
      case 'Quantifier':
        return all(node.element).map((unit) => unit.repeat(Math.max(1, node.min)));
      case 'Character':
        return [String.fromCodePoint(node.value)];
      case 'CharacterClass':
      case 'CharacterSet':
      case 'ExpressionCharacterClass':
        return inClass(node);
      case 'Assertion':
        return node.kind === 'lookbehind' && !node.negate ? node.alternatives.flatMap(all) : [''];
      default:
        return [''];
    }
  };
  return { all, one: (node: AST.Node) => all(node)[0] ?? '' };
}

type Repetition = { repeated: AST.Element; prefix: string; tail: string };

/** What an expression repeats often, with what stands before and behind it. */
function repetitionsOf(pattern: AST.Pattern, say: (node: AST.Node) => string): Repetition[] {
  const found: Repetition[] = [];
  visitRegExpAST(pattern, {
    onQuantifierEnter: (node) => {
      if (node.max < MANY) return;
      let [prefix, tail] = ['', ''];
      for (let at: AST.Node | null = node; at; at = at.parent) {
        const around: AST.Node | null = at.parent;
        if (around?.type !== 'Alternative') continue;
        const { start, end } = at;
        const beside = (stands: (element: AST.Element) => boolean) =>
          around.elements.filter(stands).map(say).join('');
        prefix = beside((element) => element.end <= start) + prefix;
        tail += beside((element) => element.start >= end);
      }
      found.push({ repeated: node.element, prefix, tail });
    },
  });
  return found;
}
