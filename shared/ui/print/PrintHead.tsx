import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { formatInstantDate, formatTime } from '../format/date';
import { usePrintInLight } from './usePrintInLight';

type Props = { company: string | undefined; taxNumber?: string | null | undefined };

/** Stands above what is printed and nowhere else: whose it is, and when it was printed. */
export function PrintHead({ company, taxNumber }: Props) {
  usePrintInLight();
  const moment = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Drawn at once: what is rendered later would miss the paper.
    const note = () => {
      const now = new Date().toISOString();
      if (moment.current)
        moment.current.textContent = `Yazdırma: ${formatInstantDate(now)} ${formatTime(now)}`;
    };
    note();
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return (
    <Root data-print-head>
      <strong>{company}</strong>
      {taxNumber && (
        <span>
          {taxNumber.length === 11 ? 'T.C. no' : 'VKN'} {taxNumber}
        </span>
      )}
      <span ref={moment} />
    </Root>
  );
}

const Root = styled.div`
  display: none;
  @media print {
    display: flex;
    gap: 4mm;
    margin-bottom: 5mm;
    padding-bottom: 2mm;
    border-bottom: 1px solid currentcolor;
    font-size: 9pt;
    font-variant-numeric: tabular-nums;
    & > :last-child { margin-left: auto; }
  }
`;
