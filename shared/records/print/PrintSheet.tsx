import { useCompany } from '@vezne/api';
import { PrintHead, usePrintOnce } from '@vezne/ui';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';

type Props = {
  title: string;
  /** Under the title: what is printed of it, and in which currency. */
  about: ReactNode;
  /** The print is over, or was given up. */
  onDone: () => void;
  /** A table; `data-money` aligns a cell as an amount, `data-sum` a body as that of the sums. */
  children: ReactNode;
};

/** Records on paper, or in a PDF of the browser. It is printed as soon as it is drawn, in place of the page. */
export function PrintSheet({ title, about, onDone, children }: Props) {
  const company = useCompany().data;
  usePrintOnce(onDone);
  return createPortal(
    <Sheet data-print-sheet>
      <PrintHead company={company?.name} taxNumber={company?.taxNumber} />
      <h1>{title}</h1>
      <p>{about}</p>
      {children}
    </Sheet>,
    document.body,
  );
}

const Sheet = styled.section`
  color: #000;
  font-size: 8.5pt;
  line-height: 1.35;
  & h1 { font-size: 14pt; font-weight: 600; }
  & p { margin: 1mm 0 4mm; }
  & table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  & th { font-weight: 600; text-align: left; white-space: nowrap; }
  & td, & th { padding: 1mm 1.5mm; border-bottom: 0.5px solid #999; vertical-align: top; }
  & [data-money], & [data-sum] td { text-align: right; white-space: nowrap; }
  & [data-apart] { text-align: center; white-space: nowrap; }
  & td:nth-child(3) { overflow-wrap: anywhere; }
  & tr { break-inside: avoid; }
  & [data-sum] > * { border-top: 1px solid #000; font-weight: 600; }
`;
