import { Card, CardHead } from '@vezne/ui';
import { type ReactNode, useId } from 'react';

type Props = { title: string; note?: string; ruled?: boolean; children: ReactNode };

/** A named part of a month's report. */
export function ReportCard({ title, note, ruled, children }: Props) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHead id={id} title={title} note={note} ruled={ruled} />
      {children}
    </Card>
  );
}
