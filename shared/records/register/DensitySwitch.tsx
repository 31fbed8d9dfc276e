import styled from 'styled-components';
import type { Density } from './register-styles';

type Props = { value: Density; onChange: (density: Density) => void };

/** Sıkı or Rahat: how high the rows are. */
export function DensitySwitch({ value, onChange }: Props) {
  return (
    <Root role="group" aria-label="Satır aralığı">
      {choices.map(({ density, label }) => (
        <button
          key={density}
          type="button"
          aria-pressed={density === value}
          onClick={() => onChange(density)}
        >
          {label}
        </button>
      ))}
    </Root>
  );
}

const choices = [
  { density: 'tight', label: 'Sıkı' },
  { density: 'loose', label: 'Rahat' },
] as const;

const Root = styled.div`
  display: flex;
  gap: 2px;
  padding: 2px;
  border: 1px solid var(--vz-border);
  border-radius: var(--vz-radius-sm);
  & > button {
    height: 26px;
    padding: 0 8px;
    border-radius: 4px;
    color: var(--vz-text-2);
    font-size: var(--vz-text-xs);
    font-weight: var(--vz-weight-medium);
  }
  & > button:hover { color: var(--vz-text-1); }
  & > [aria-pressed='true'] {
    background: var(--vz-surface-4);
    color: var(--vz-text-1);
    box-shadow: inset 0 0 0 1px var(--vz-border-strong);
    @media (forced-colors: active) { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
  @media (width < 1024px) { display: none; }
`;
