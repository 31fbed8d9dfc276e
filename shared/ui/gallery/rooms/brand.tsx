import { CintemaniIcon, Dots, Lattice, Logo, Mark, Tile, TileRing, Wordmark } from '../../index';
import type { Room } from './example';
import { Row } from './Row';

export const brand: Room = {
  title: 'Marka',
  examples: [
    {
      shows: ['Logo', 'Mark', 'Wordmark', 'CintemaniIcon', 'Dots'],
      Draw: () => (
        <Row>
          <Logo />
          <Logo size={48} />
          <Mark />
          <Wordmark />
          <CintemaniIcon />
          <Dots />
          <Dots ai />
        </Row>
      ),
    },
    {
      shows: ['Tile', 'TileRing'],
      Draw: () => (
        <Row>
          <svg viewBox="-28 -28 116 56" width={232} height={112} aria-hidden="true">
            <Tile />
            <Tile x={60} kind="outlined" />
          </svg>
          <TileRing />
          <TileRing fallen />
        </Row>
      ),
    },
    { shows: ['Lattice'], Draw: () => <Lattice height={160} /> },
  ],
};
