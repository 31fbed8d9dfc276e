import type { ComponentType } from 'react';
import type * as kit from '../../index';

/** What the public index offers to draw: names like `Badge`, not `toast` or `MINUS`. */
type PieceName<Name = keyof typeof kit> = Name extends string
  ? Name extends Uppercase<Name>
    ? never
    : Name extends Capitalize<Name>
      ? Name
      : never
  : never;

/** Pieces that belong together, in their states. */
export type Example = {
  shows: readonly [PieceName, ...PieceName[]];
  Draw: ComponentType;
  /** Names of the buttons that open what is not there from the start. */
  opens?: readonly string[];
};

export type Room = { title: string; examples: readonly Example[] };
