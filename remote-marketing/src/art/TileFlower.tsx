import { Tile } from '@vezne/ui';

type Props = { className?: string };

/** Six tiles around a seventh. */
export function TileFlower({ className }: Props) {
  return (
    <svg className={className} viewBox="-86 -86 172 172" aria-hidden>
      <Tile kind="outlined" />
      <Tile x={45} y={26} />
      <Tile x={0} y={52} kind="outlined" />
      <Tile x={-45} y={26} />
      <Tile x={-45} y={-26} kind="outlined" />
      <Tile x={0} y={-52} />
      <Tile x={45} y={-26} kind="outlined" />
    </svg>
  );
}
