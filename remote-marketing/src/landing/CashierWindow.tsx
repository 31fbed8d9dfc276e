import { onMobile } from '@vezne/ui';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { useId } from 'react';
import styled from 'styled-components';
import { PaperSlip } from '../art/PaperSlip';
import { TileWall } from '../art/TileWall';
import { hexagon, rosette } from '../art/tile';
import { Amount } from './Amount';

/** The hero's picture: a tiled cashier's window with a balance behind it. Its figures are an example. */
export function CashierWindow() {
  return (
    <Frame
      role="img"
      aria-label="Çini çerçeveli bir vezne penceresi; içinde örnek bir kasa bakiyesi ve son hareketler görünüyor."
    >
      <TiledWindow />
      <ExampleBalance />
      <Slip
        title="Tahsilat"
        lines={[
          ['Kategori', 'Hakediş'],
          ['Ödeme', 'Çek'],
          ['Tür', 'Giriş'],
        ]}
        total={['Tutar', '485.000,00 ₺']}
        income
      />
    </Frame>
  );
}

function TiledWindow() {
  const panel = useId();
  return (
    <svg viewBox="0 0 560 600" aria-hidden>
      <clipPath id={panel}>
        <path d="M20 0H540a20 20 0 0 1 20 20V520H0V20A20 20 0 0 1 20 0z" />
      </clipPath>
      <g clipPath={`url(#${panel})`}>
        <TileWall width={560} height={520} radius={30} />
      </g>
      {[100, 460].map((x) => (
        <g key={x}>
          <path d={hexagon(x, 82, 28.8)} fill="var(--vz-tile-glaze)" />
          <path d={rosette(x, 82, 21.6)} fill="var(--vz-primary)" />
        </g>
      ))}
      <rect x="6" y="6" width="548" height="540" rx="15" fill="none" stroke="var(--grout)" strokeWidth="12" />
      <rect
        x="12"
        y="12"
        width="536"
        height="540"
        rx="11"
        fill="none"
        stroke="var(--vz-tile-petal)"
        strokeWidth="1.5"
      />
      <path d={arch(194)} fill="var(--vz-canvas)" stroke="var(--grout)" strokeWidth="21" />
      <path d={arch(194)} fill="none" stroke="var(--vz-tile-petal)" strokeWidth="1.5" />
      <path d={arch(184)} fill="var(--vz-canvas)" stroke="var(--vz-tile-glaze)" strokeWidth="2" />
      <path d={arch(200.5)} fill="none" stroke="var(--vz-tile-turquoise)" strokeWidth="2" />
      <path d="M-16 520h592v10a6 6 0 0 1-6 6H-10a6 6 0 0 1-6-6z" fill="var(--sill)" />
      <path d="M-16 520h592v3H-16z" fill="var(--sill-edge)" />
      <path d="M4 536h552v22a8 8 0 0 1-8 8H12a8 8 0 0 1-8-8z" fill="var(--vz-tile-ground)" />
    </svg>
  );
}

function ExampleBalance() {
  return (
    <Inside>
      <Caption>Kasa bakiyesi</Caption>
      <Balance>2.846.310,75 ₺</Balance>
      <Curve viewBox="0 0 300 120" preserveAspectRatio="none" aria-hidden>
        <path d={`${curve}V120H0Z`} fill="var(--vz-primary-subtle)" opacity="0.65" />
        <path
          d={curve}
          fill="none"
          stroke="var(--vz-primary-text)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </Curve>
      <Moves>
        {moves.map(({ text, amount }) => (
          <li key={text}>
            {amount > 0 ? <In aria-hidden /> : <Out aria-hidden />}
            <span>{text}</span>
            <Amount value={amount} />
          </li>
        ))}
      </Moves>
    </Inside>
  );
}

const arch = (radius: number) => `M${280 - radius} 520V250a${radius} ${radius} 0 0 1 ${2 * radius} 0V520`;

const heights = [16, 13, 19, 27, 41, 45, 60, 64, 62, 78, 95, 112];
const curve = heights
  .map((height, month) => `${month === 0 ? 'M' : 'L'}${((month * 300) / 11).toFixed(1)} ${120 - height}`)
  .join('');

const moves = [
  { text: '4 no.lu hakediş', amount: 485_000 },
  { text: 'Hazır beton', amount: -147_840 },
  { text: '1. taksit senedi', amount: 210_000 },
];

const Frame = styled.div`
  --grout: color-mix(in oklab, var(--vz-tile-ground) 62%, var(--vz-canvas));
  --sill: color-mix(in oklab, var(--vz-tile-line) 70%, var(--vz-tile-ground));
  --sill-edge: color-mix(in oklab, var(--vz-primary) 70%, var(--vz-primary-text));
  position: relative;
  container-type: inline-size;
  width: 100%;
  max-width: 560px;
  aspect-ratio: 560 / 600;
  margin-left: auto;
  & > svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
  @media (width < 1024px) { margin: 0 auto; }
`;
const Inside = styled.div`
  position: absolute;
  inset: 22% 19.5% 14.2%;
  display: flex;
  flex-direction: column;
  ${onMobile} { inset: 20% 18% 16%; }
`;
const Caption = styled.p`
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
  text-align: center;
`;
const Balance = styled.p`
  font-size: clamp(22px, 6.1cqw, 34px);
  font-weight: var(--vz-weight-semibold);
  line-height: 1.25;
  letter-spacing: -0.025em;
  font-variant-numeric: tabular-nums;
  text-align: center;
  white-space: nowrap;
`;
const Curve = styled.svg`
  flex: 1 1 0;
  width: 100%;
  min-height: 0;
  margin: 10px 0 6px;
`;
const Moves = styled.ul`
  & li {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 9px 0;
    border-top: 1px solid var(--vz-border);
    font-size: var(--vz-text-sm);
  }
  & span:nth-of-type(1) { flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & svg { flex: none; width: 16px; height: 16px; }
  ${onMobile} { display: none; }
`;
const In = styled(ArrowDownLeft)`
  color: var(--vz-income-text);
`;
const Out = styled(ArrowUpRight)`
  color: var(--vz-expense-text);
`;
const Slip = styled(PaperSlip)`
  position: absolute;
  right: -5%;
  bottom: -16%;
  rotate: 2.5deg;
  ${onMobile} { right: 0; bottom: -22%; }
`;
