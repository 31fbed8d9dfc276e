import { useProjectComparison } from '@vezne/api';
import type { Currency, Project } from '@vezne/contract';
import { useCategoryOptions } from '@vezne/records';
import {
  Button,
  Card,
  CardHead,
  Empty,
  formatCount,
  LoadError,
  onMobile,
  Select,
  SkeletonCard,
} from '@vezne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ExpenseMix } from './ExpenseMix';
import { Metrics } from './Metrics';
import { Peers } from './Peers';

type Props = { project: Project; currency: Currency };
const COMPANY = 'COMPANY';

/** The project beside its peers: its own category unless another is chosen, else the whole company. */
export function ComparisonTab({ project, currency }: Props) {
  const [peers, setPeers] = useState('');
  // Where the project's own category has too few, the whole company is compared with, unless a choice was made.
  const [isFallback, setFallback] = useState(false);
  const { data, error, reload } = useProjectComparison({
    id: project.id,
    ...(peers === COMPANY ? { scope: COMPANY } : { categoryId: peers || undefined }),
  });
  const choose = (next: string) => {
    setPeers(next);
    setFallback(false);
  };
  if (data && !data.enoughData && data.scope === 'CATEGORY' && peers === '' && !isFallback) {
    setPeers(COMPANY);
    setFallback(true);
  }
  if (error && !data) return <LoadError message={error.message} onRetry={reload} />;
  if (!data) return <SkeletonCard lines={6} />;
  return (
    <Stack>
      <Card as="section" aria-label="Karşılaştırma">
        <CardHead
          ruled
          title={
            data.scope === 'COMPANY' ? 'Tüm şirketle karşılaştırma' : `${data.categoryName} ile karşılaştırma`
          }
          note={`${formatCount(data.sampleSize)} ${data.scope === 'COMPANY' ? 'proje' : 'benzer proje'}`}
          action={<PeersSelect value={peers} onChange={choose} />}
        />
        {data.enoughData ? (
          <>
            {isFallback && (
              <Note>
                Projenin kategorisinde karşılaştırmaya yetecek kadar proje yok; tüm şirketle karşılaştırıldı.
              </Note>
            )}
            <Comment>{data.comment}</Comment>
            <Metrics comparison={data} currency={currency} />
          </>
        ) : (
          <Empty
            title={data.comment}
            action={
              data.scope === 'CATEGORY' && (
                <Button onClick={() => choose(COMPANY)}>Tüm Şirketle Karşılaştır</Button>
              )
            }
          >
            Karşılaştırma için en az üç benzer proje gerekir.
          </Empty>
        )}
      </Card>
      {data.expenseMix.length > 0 && data.enoughData && <ExpenseMix shares={data.expenseMix} />}
      {data.peers.length > 0 && <Peers peers={data.peers} />}
    </Stack>
  );
}

type SelectProps = { value: string; onChange: (value: string) => void };

function PeersSelect({ value, onChange }: SelectProps) {
  const categories = useCategoryOptions();
  return (
    <Select
      aria-label="Karşılaştırılacak projeler"
      placeholder="Projenin kendi kategorisi"
      value={value}
      options={[{ value: COMPANY, label: 'Tüm şirket' }, ...categories]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--vz-space-5);
`;
const Note = styled.p`
  margin: var(--vz-space-4) var(--vz-space-6) 0;
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  ${onMobile} { margin-inline: var(--vz-space-4); }
`;
const Comment = styled.p`
  margin: var(--vz-space-4) var(--vz-space-6);
  padding: var(--vz-space-3) var(--vz-space-4);
  border-radius: var(--vz-radius-md);
  background: var(--vz-ai-subtle);
  color: var(--vz-ai-text);
  ${onMobile} { margin-inline: var(--vz-space-4); }
`;
