import styled from 'styled-components';
import { Mark } from './Mark';
import { Wordmark } from './Wordmark';

/** Mark and name side by side; `size` is the mark's height in pixels. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <Root>
      <Mark width={size} height={size} />
      <Wordmark height={Math.round(size * 0.61)} />
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  & > svg { display: block; flex: none; }
`;
