import styled, { keyframes } from 'styled-components';
import { rings } from './rings';

/** Three crescents that pulse one after the other: the product's loader. */
export function Dots({ ai = false }: { ai?: boolean }) {
  return (
    <Root viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" $ai={ai}>
      {rings.map((ring) => (
        <path key={ring} d={ring} fillRule="evenodd" />
      ))}
    </Root>
  );
}

const pulse = keyframes`
  0%, 70%, 100% { opacity: 0.35; transform: scale(0.86); }
  35% { opacity: 1; transform: none; }
`;
const Root = styled.svg<{ $ai: boolean }>`
  display: block;
  flex: none;
  width: 28px;
  height: 26px;
  color: ${({ $ai }) => ($ai ? 'var(--vz-ai-text)' : 'var(--vz-primary-text)')};
  & > path {
    transform-box: fill-box;
    transform-origin: center;
    animation: ${pulse} 1200ms var(--vz-ease-in-out) infinite;
  }
  & > path:nth-child(2) { animation-delay: 160ms; }
  & > path:nth-child(3) { animation-delay: 320ms; }
`;
