import { type AssistantFigure, type AssistantRow, type Currency, kurusOf } from '@vezne/contract';
import { MINUS, onMobile } from '@vezne/ui';
import styled from 'styled-components';
import { written } from './written';

const MOST = 7;

type Props = { rows: readonly AssistantRow[]; figures: readonly AssistantFigure[]; currency: Currency };
type Step = { key: string; label: string; from: number; to: number; text: string; isWhole: boolean };

/** From the earlier sum to the later one, step by step; small steps are gathered. */
export function Waterfall({ rows, figures, currency }: Props) {
  const steps = stepsOf(rows, figures, currency);
  const ends = steps.flatMap(({ from, to }) => [from, to]);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const span = high - low || 1;
  return (
    <List aria-label="Değişimin adımları">
      {steps.map(({ key, label, from, to, text, isWhole }) => (
        <li key={key}>
          <span>{label}</span>
          <Track aria-hidden="true">
            <Bar
              $kind={isWhole ? 'whole' : to >= from ? 'more' : 'less'}
              style={{
                left: `${(100 * (Math.min(from, to) - low)) / span}%`,
                width: `${(100 * Math.abs(to - from)) / span}%`,
              }}
            />
          </Track>
          <strong>{text}</strong>
        </li>
      ))}
    </List>
  );
}

const kurus = (value: number) => Number(kurusOf(value));

function stepsOf(rows: Props['rows'], figures: Props['figures'], currency: Currency): Step[] {
  const [earlier, later] = ['earlier', 'later'].map((key) => figures.find((figure) => figure.key === key));
  const named = rows.length > MOST ? rows.slice(0, MOST - 1) : rows;
  const others = rows.slice(named.length);
  const rest = others.reduce((total, { value }) => total + kurus(value), 0);
  const changes = [
    ...named.map(({ key, label, value }) => ({ key, label, change: kurus(value) })),
    ...(others.length > 0 ? [{ key: 'others', label: `Diğer ${others.length} kategori`, change: rest }] : []),
  ];
  const whole = (figure: AssistantFigure | undefined): Step[] =>
    figure
      ? [
          {
            key: figure.key,
            label: figure.label,
            from: 0,
            to: kurus(figure.value),
            text: written(figure, currency),
            isWhole: true,
          },
        ]
      : [];
  let at = kurus(earlier?.value ?? 0);
  const steps = changes.map(({ key, label, change }): Step => {
    const from = at;
    at += change;
    const sign = change < 0 ? MINUS : '+';
    const text = written({ value: Math.abs(change) / 100, unit: currency }, currency);
    return { key, label, from, to: at, text: `${sign}${text}`, isWhole: false };
  });
  return [...whole(earlier), ...steps, ...whole(later)];
}

const List = styled.ul`
  display: grid;
  gap: 7px;
  & > li {
    display: grid;
    grid-template-columns: minmax(72px, 150px) minmax(0, 1fr) minmax(104px, auto);
    align-items: center;
    gap: 12px;
    font-size: var(--vz-text-sm);
    font-variant-numeric: tabular-nums;
  }
  & span { overflow-wrap: anywhere; }
  & strong { justify-self: end; font-weight: var(--vz-weight-semibold); white-space: nowrap; }
  ${onMobile} { & > li { grid-template-columns: minmax(0, 1fr) auto; gap: 2px 10px; } }
`;
const Track = styled.span`
  position: relative;
  display: block;
  height: 14px;
  ${onMobile} { grid-column: 1 / -1; grid-row: 2; }
`;
const grounds = {
  whole: 'var(--vz-text-3)',
  more: 'var(--vz-ai)',
  less: 'repeating-linear-gradient(135deg, var(--vz-ai) 0 3px, transparent 3px 6px)',
};
const Bar = styled.span<{ $kind: keyof typeof grounds }>`
  position: absolute;
  inset-block: 0;
  min-width: 2px;
  border-radius: 2px;
  background: ${({ $kind }) => grounds[$kind]};
  ${({ $kind }) => $kind === 'less' && 'box-shadow: inset 0 0 0 1px var(--vz-ai);'}
  forced-color-adjust: none;
`;
