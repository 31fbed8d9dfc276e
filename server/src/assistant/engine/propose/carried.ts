import { isEmpty } from '../see/bits';
import type { Candidate } from './candidate';
import { changesOf, type Said } from './carry-changes';
import { formsFor } from './carry-forms';
import { foundBy, opOf, type Scene } from './part';
import type { Turn } from './turn';

/**
 * Does a turn put things beside each other: two sides of a comparison, a part of a whole, several plans, or the same of
 * several things in a row of turns? What is supposed is put together by itself.
 */
export const isManySided = ({ parts, row }: Turn): boolean =>
  (parts.length > 1 || parts[0]?.other !== undefined || row.length > 1) &&
  parts.every(({ step }) => step?.op !== 'WHAT_IF');

/**
 * What was asked before, asked again with one thing changed on all of its sides, or on the one it is set against: "yüzde
 * olarak?", "gelirde?", "geçen yıl?", "karşısında Tuana olsun"; and of things that were asked one by one "aradaki fark",
 * "ikisinin toplamı".
 */
export function carried(turn: Turn, said: Said, scene: Scene): Omit<Candidate, 'key'>[] {
  const { likely, stems, kinds } = said;
  const op = opOf(kinds[0]?.kind ?? '');
  const changes = changesOf(turn, said, scene);
  return formsFor(turn, said, scene).flatMap(({ from, form }) =>
    changes.flatMap(({ edit, of, features }) => {
      const parts = form(of);
      if (!parts) return [];
      const isEmptySide = parts.some(({ side, other }) =>
        [side, ...(other ? [other] : [])].some((each) => isEmpty(foundBy(each, scene))),
      );
      return [
        {
          cls: likely.cls,
          log: likely.log,
          parts,
          features: [
            ...features,
            `h:${likely.cls}`,
            `carry:${from}`,
            `carry:${from}:${op}`,
            `carry:${from}:${edit}`,
            `carry:${from}:${edit}:${op}`,
            `carry:${edit}:${likely.cls === turn.cls}`,
            `carry:${edit}:len${Math.min(4, Math.ceil(stems.length / 2))}`,
            ...stems.slice(0, 6).flatMap((stem) => [`cw:${edit}:${stem}`, `cf:${from}:${stem}`]),
            isEmptySide ? 'empty' : 'found',
            `carry:${isEmptySide ? 'empty' : 'found'}`,
          ],
        },
      ];
    }),
  );
}
