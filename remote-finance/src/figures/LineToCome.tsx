import { Skeleton } from '@vezne/ui';

/** A line of text that is not there yet, as high as the text will be. */
export const LineToCome = ({ width }: { width: number }) => (
  <Skeleton width={width} height="1em" style={{ display: 'inline-block', verticalAlign: 'middle' }} />
);
