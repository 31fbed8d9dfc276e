import type { Query } from '@vezne/api';
import { Card, CardBody, CardHead, LoadError, Skeleton } from '@vezne/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useFaultOf } from './shared-fault';

type Props<Data> = {
  query: Query<Data>;
  title: string;
  note?: (data: Data) => string;
  action?: ReactNode;
  /** The shape of what comes. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** One card of the dashboard: an error in it concerns only it. */
export function DashboardPart<Data>({ query, title, note, action, skeleton, children }: Props<Data>) {
  const id = useId();
  const { data, reload } = query;
  const { error, isSaid } = useFaultOf(query);
  return (
    <Card as="section" aria-labelledby={id} aria-busy={query.isLoading || query.isRefreshing}>
      <CardHead
        id={id}
        title={title}
        note={data === undefined ? note && !error && noteToCome : note?.(data)}
        action={action}
      />
      {error && !isSaid && (
        <CardBody>
          <LoadError stacked message={error.message} onRetry={reload} />
        </CardBody>
      )}
      {isSaid && data === undefined && <Calm>Yüklenemedi</Calm>}
      {data !== undefined ? children(data) : !error && skeleton}
    </Card>
  );
}

const Calm = styled(CardBody)`
  color: var(--vz-text-3);
`;
const noteToCome = <Skeleton width={112} height={10} style={{ marginBlock: 'calc((1lh - 10px) / 2)' }} />;
