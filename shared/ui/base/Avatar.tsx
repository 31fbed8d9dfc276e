import styled from 'styled-components';
import { initials } from '../format/text';

/** A person's initials on a tile; decorative, the name stands beside it. */
export function Avatar({ name }: { name: string }) {
  return <Root aria-hidden="true">{initials(name)}</Root>;
}

const Root = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 34px;
  height: 34px;
  border-radius: var(--vz-radius-md);
  background: var(--vz-primary-subtle);
  color: var(--vz-primary-text);
  box-shadow: inset 0 0 0 1px var(--vz-primary-border);
  font-size: var(--vz-text-sm);
  font-weight: var(--vz-weight-semibold);
`;
