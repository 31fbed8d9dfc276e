import type { TrialRelease } from '@vezne/api';
import { Badge, Button, Card, CardHead } from '@vezne/ui';
import type { ReactNode } from 'react';
import { appPages, publicPages } from '../composed/pages';
import { releasedAt } from './age';
import { type Column, Rows } from './Rows';

const standings: Record<TrialRelease['standing'], ReactNode> = {
  canary: <Badge tone="warning">Deneme</Badge>,
  preview: <Badge tone="warning">Önizleme</Badge>,
  withdrawn: <Badge tone="expense">Geri alındı</Badge>,
  earlier: <Badge>Önceki</Badge>,
};

const columns: [Column<TrialRelease>, ...Column<TrialRelease>[]] = [
  { title: 'Parça', of: ({ name }) => name },
  { title: 'Sürüm', of: ({ release, trial }) => (trial === release ? release : `${trial} (${release})`) },
  { title: 'Durum', of: ({ standing }) => standings[standing] },
  { title: 'Yayın', of: ({ at }) => releasedAt(at), kind: 'quiet' },
];

/** A page that shows something of a remote. */
function pageOf(name: string): string {
  const pages = [...appPages.filter(({ roles }) => roles.includes('ADMIN')), ...publicPages];
  const shown = pages.find(({ path, remote }) => remote?.startsWith(`${name}/`) && !/[:*]/.test(path));
  return shown?.path ?? '/dashboard';
}

/** Each by a link that can be handed on: the page is loaded anew with that release. */
export function Trials({ trials }: { trials: TrialRelease[] }) {
  return (
    <Card as="section" aria-labelledby="denenebilir">
      <CardHead
        id="denenebilir"
        title="Denenebilir sürümler"
        note="Yalnız denediğiniz sekmede, yayındakinin yerine açılır"
        ruled
      />
      <Rows
        rows={trials}
        keyOf={({ name, trial }) => `${name} ${trial}`}
        columns={columns}
        action={{
          title: 'Dene',
          of: ({ name, trial }) => (
            <Button
              as="a"
              size="sm"
              href={`${pageOf(name)}?remote=${name}@${trial}`}
              aria-label={`Dene: ${name} ${trial}`}
            >
              Dene
            </Button>
          ),
        }}
      />
    </Card>
  );
}
