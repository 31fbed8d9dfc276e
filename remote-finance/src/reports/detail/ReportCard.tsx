import { Badge, Card, CardHead } from '@vezne/ui';
import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  note?: string;
  ruled?: boolean;
  /** Money that moved, or what projects earned and cost whenever it is paid. */
  basis: 'Kasa' | 'Tahakkuk';
  children: ReactNode;
};

/** A named part of a month's report. */
export function ReportCard({ title, note, ruled, basis, children }: Props) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHead id={id} title={title} note={note} ruled={ruled} action={<Badge>{basis}</Badge>} />
      {children}
    </Card>
  );
}
