import { useCategories, useCompany } from '@vezne/api';
import { type DashboardData, hasOwnCategories, limits } from '@vezne/contract';
import { ReadyMadeButton } from '@vezne/records';
import { Button, Card, CardHead, onMobile } from '@vezne/ui';
import { highlightAtom } from '@vezne/ui/state';
import { useSetAtom } from 'jotai';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Step } from './Step';

type Props = { data: DashboardData; onPutAway: () => void };

type Task = { title: string; text: string; isDone: boolean; action: (variant: Variant) => ReactNode };
type Variant = 'primary' | 'secondary';

/** The first four things to do in a new company, ticked by what is there. */
export default function WelcomeCard({ data, onPutAway }: Props) {
  const id = useId();
  const tasks = useTasks(data);
  const done = tasks.filter(({ isDone }) => isDone).length;
  const next = tasks.findIndex(({ isDone }) => !isDone);
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHead
        id={id}
        title="Başlarken"
        note={`${tasks.length} adımdan ${done} tanesi tamam`}
        action={
          <Button size="sm" variant="ghost" onClick={onPutAway}>
            Kaldır
          </Button>
        }
      />
      <Track aria-hidden="true">
        <span style={{ width: `${(100 * done) / tasks.length}%` }} />
      </Track>
      <Steps>
        {tasks.map(({ action, ...task }, index) => (
          <Step
            key={task.title}
            number={index + 1}
            isNext={index === next}
            action={action(index === next ? 'primary' : 'secondary')}
            {...task}
          />
        ))}
      </Steps>
      <Look>
        Önce bakmak isterseniz kayıtları girilmiş bir şirketin{' '}
        <Link to="/ornek-ekranlar">örnek ekranları</Link> var; şirketinize hiçbir şey yazılmaz.
      </Look>
    </Card>
  );
}

function useTasks(data: DashboardData): Task[] {
  const { data: company } = useCompany();
  const { data: categories } = useCategories({ page: 0, pageSize: limits.page.categories, searchText: '' });
  const highlight = useSetAtom(highlightAtom);
  const link = (to: string, text: string, variant: Variant, target?: string) => (
    <Button as={Link} size="sm" variant={variant} to={to} onClick={() => target && highlight(target)}>
      {text}
    </Button>
  );
  return [
    {
      title: 'Şirket bilgileri',
      text: 'Vergi numarası ve adres, yazdırılan rapor ve listelerin başında durur.',
      isDone: Boolean(company?.taxNumber && company.address),
      action: (variant) => link('/settings/company', 'Bilgileri Tamamla', variant),
    },
    {
      title: 'Hazır kategoriler',
      text: 'Sık kullanılan başlıklar bir kerede eklenir; sonra dilediğiniz gibi değiştirirsiniz.',
      isDone: Boolean(categories && hasOwnCategories(categories)),
      action: (variant) => <ReadyMadeButton size="sm" variant={variant} />,
    },
    {
      title: 'İlk kayıt',
      text: 'Kasaya ilk girişi veya çıkışı yazın; bakiye ve raporlar bu kayıtlardan hesaplanır.',
      isDone: data.firstMonth !== null,
      action: (variant) => (
        <Both>
          {link('/cash-flow/import', 'Ekstre veya Excel Aktar', 'secondary')}
          {link('/cash-flow/accounts', 'Hesaplar ve Açılış Bakiyesi', 'secondary')}
          {link('/cash-flow', "Kasa Defteri'ne Git", variant, 'add-cash-flow')}
        </Both>
      ),
    },
    {
      title: 'İlk proje',
      text: 'Bir işin süresini, bedelini, gelir ve giderlerini birlikte izleyin.',
      isDone: data.projectCount > 0,
      action: (variant) => link('/projects', 'Projelere Git', variant, 'add-project'),
    },
  ];
}

const Both = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vz-space-2);
  ${onMobile} { grid-column: 2; }
`;
const Track = styled.div`
  height: 6px;
  margin: var(--vz-space-3) var(--vz-space-6) var(--vz-space-1);
  overflow: hidden;
  border-radius: var(--vz-radius-full);
  background: var(--vz-surface-4);
  @media (forced-colors: active) { forced-color-adjust: none; }
  & > span { display: block; height: 100%; border-radius: inherit; background: var(--vz-chart-1); }
  ${onMobile} { margin-inline: var(--vz-space-4); }
`;
const Steps = styled.ol`
  padding: 0 var(--vz-space-6) var(--vz-space-3);
  ${onMobile} { padding-inline: var(--vz-space-4); }
`;
const Look = styled.p`
  padding: var(--vz-space-3) var(--vz-space-6) var(--vz-space-4);
  border-top: 1px solid var(--vz-border);
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
  & > a { color: var(--vz-primary-text); text-decoration: underline; text-underline-offset: 3px; }
  ${onMobile} { padding-inline: var(--vz-space-4); }
`;
