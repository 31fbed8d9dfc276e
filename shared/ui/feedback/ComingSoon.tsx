import type { ReactNode } from 'react';
import { Card } from '../layout/Card';
import { PageHeader } from '../layout/PageHeader';
import { Empty } from './Empty';

type Props = {
  title: string;
  /** What will be here; plain words, no promises of a date. */
  children?: ReactNode;
  action?: ReactNode;
};

/** A page that is planned and not there yet, and says so. */
export function ComingSoon({ title, children, action }: Props) {
  return (
    <>
      <PageHeader title={title} />
      <Card as="section" aria-label={title}>
        <Empty title="Yakında" action={action}>
          {children ?? 'Bu sayfa hazırlanıyor.'}
        </Empty>
      </Card>
    </>
  );
}
