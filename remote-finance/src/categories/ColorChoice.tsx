import { onMobile } from '@vezne/ui';
import styled from 'styled-components';

type Props = { name: string; value: string; onChange: (color: string) => void };

/** Colours that tell apart in both themes; a category keeps its own in charts and lists. */
const colors = [
  ['', 'Renksiz'],
  ['#5b85f2', 'Kobalt'],
  ['#d5a13c', 'Hardal'],
  ['#2fa7ab', 'Turkuaz'],
  ['#d24d42', 'Mercan'],
  ['#9c54a1', 'Erik'],
  ['#3f9e6e', 'Zümrüt'],
  ['#8a6d4b', 'Toprak'],
  ['#6b7a99', 'Duman'],
] as const;

/** One colour out of a small set, chosen with arrow keys or by pointer. */
export function ColorChoice({ name, value, onChange }: Props) {
  const known = colors.some(([color]) => color === value);
  const choices = known ? colors : [...colors, [value, 'Şimdiki renk'] as const];
  return (
    <Row role="radiogroup" aria-label="Renk">
      {choices.map(([color, label]) => (
        <label key={color} title={label}>
          <input
            type="radio"
            name={name}
            value={color}
            checked={value === color}
            onChange={() => onChange(color)}
            aria-label={label}
          />
          <span style={{ background: color || 'transparent' }} aria-hidden />
        </label>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vz-space-2);
  & > label { position: relative; display: grid; place-items: center; width: 36px; height: 36px; cursor: pointer; }
  & input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  & span {
    width: 26px;
    height: 26px;
    border: 1px solid var(--vz-border-control);
    border-radius: var(--vz-radius-md);
  }
  & input:checked + span { box-shadow: 0 0 0 2px var(--vz-surface-3), 0 0 0 4px var(--vz-primary-text); }
  & input:focus-visible + span { outline: 2px solid var(--vz-focus); outline-offset: 5px; }
  @media (forced-colors: active) {
    & span { forced-color-adjust: none; border-color: CanvasText; }
    & input:checked + span { box-shadow: 0 0 0 2px Canvas, 0 0 0 5px Highlight; }
  }
  ${onMobile} { & > label { width: 44px; height: 44px; } }
`;
