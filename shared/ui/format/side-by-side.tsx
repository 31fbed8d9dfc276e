import { Fragment, type ReactNode } from 'react';

// Letters that are written from right to left, and the two marks that make others behave so.
const TURNS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\u200f\u061c]/u;

/**
 * What is known of something, on one line: "Malzeme · 21.11.2026"; empty when nothing is. A name in Arabic or Hebrew
 * letters runs from right to left by itself and turns around nothing that stands beside it.
 */
export function sideBySide(parts: readonly (string | number | false | null | undefined)[]): ReactNode {
  const known = parts.filter((part) => typeof part === 'number' || Boolean(part)).map(String);
  if (!known.some((part) => TURNS.test(part))) return known.join(' · ');
  return known.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is where it is
    <Fragment key={at}>
      {at > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
