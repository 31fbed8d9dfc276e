import type { ComponentPropsWithRef } from 'react';
import { LooseTile, Tile, TileGap } from './Tile';

type Props = ComponentPropsWithRef<'svg'> & {
  /** Draws the missing tile too, fallen beside its place: the picture of the 404 page. */
  fallen?: boolean;
};

/** Six tiles around a gap: the picture of an empty list. Decorative. */
export function TileRing({ fallen = false, ...props }: Props) {
  return (
    <svg viewBox="-86 -86 172 172" width={168} height={168} aria-hidden="true" overflow="visible" {...props}>
      <TileGap />
      <Tile x={45} y={26} />
      <Tile x={0} y={52} kind="outlined" />
      <Tile x={-45} y={26} />
      <Tile x={-45} y={-26} kind="outlined" />
      <Tile x={0} y={-52} />
      <Tile x={45} y={-26} kind="outlined" />
      {fallen && <LooseTile transform="translate(20 34) rotate(19)" />}
    </svg>
  );
}
