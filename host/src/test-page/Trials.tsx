import type { TrialRelease } from '@vezne/api';
import { Badge, Button, Card, CardHead, Table, VisuallyHidden } from '@vezne/ui';
import type { ReactNode } from 'react';
import { appPages, publicPages } from '../composed/pages';
import { releasedAt } from './age';

const standings: Record<TrialRelease['standing'], ReactNode> = {
  canary: <Badge tone="warning">Deneme</Badge>,
  preview: <Badge tone="warning">Önizleme</Badge>,
  withdrawn: <Badge tone="expense">Geri alındı</Badge>,
  earlier: <Badge>Önceki</Badge>,
};

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
      <Table>
        <thead>
          <tr>
            <th scope="col">Parça</th>
            <th scope="col">Sürüm</th>
            <th scope="col">Durum</th>
            <th scope="col">Yayın</th>
            <th scope="col">
              <VisuallyHidden>Dene</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {trials.map(({ name, release, trial, standing, at }) => (
            <tr key={`${name} ${trial}`}>
              <td data-strong>{name}</td>
              <td>{trial === release ? release : `${trial} (${release})`}</td>
              <td>{standings[standing]}</td>
              <td data-quiet>{releasedAt(at)}</td>
              <td data-align="right">
                <Button
                  as="a"
                  size="sm"
                  href={`${pageOf(name)}?remote=${name}@${trial}`}
                  aria-label={`Dene: ${name} ${trial}`}
                >
                  Dene
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
