import { readWord } from './lexicon';

const NAME = '‹ad›';
const NUMBER = '‹sayı›';
const QUOTED = /["“„«][^"”»]*["”»]?/g;
const PIECES = /‹ad›|\p{L}+|\p{N}[\p{N}.,/]*|[?,]/gu;

/**
 * A question without names, amounts and identifiers: of its words only those stay that the assistant knows as
 * language, and of these none that is written like a name. What is not known to be harmless goes.
 */
export function stripped(question: string): string {
  const pieces = question.replace(QUOTED, ` ${NAME} `).match(PIECES) ?? [];
  const shown = pieces.map((piece, at) => {
    if (piece === NAME || /^[?,]$/.test(piece)) return piece;
    if (/^\p{N}/u.test(piece)) return NUMBER;
    const named = at > 0 && piece !== 'TL' && /^\p{Lu}/u.test(piece);
    return !named && piece.length > 1 && readWord(piece, false).length ? piece.toLocaleLowerCase('tr') : NAME;
  });
  return shown
    .filter((piece, at) => piece !== NAME || shown[at - 1] !== NAME)
    .join(' ')
    .replace(/ (?=[?,])/g, '');
}
