import { useState } from 'react';
import {
  Button,
  Card,
  CardBody,
  CardHead,
  Crumbs,
  PageHeader,
  Sections,
  TabList,
  TabPanel,
  Tabs,
} from '../../index';
import type { Room } from './example';
import { Column } from './Row';

const items = [
  { value: 'summary', label: 'Özet' },
  { value: 'income', label: 'Gelirler', count: 12 },
] as const;
type Tab = (typeof items)[number]['value'];

function Panels({ ai = false }: { ai?: boolean }) {
  const [tab, setTab] = useState<Tab>('summary');
  return (
    <Tabs value={tab} onChange={setTab}>
      <TabList items={items} label={ai ? 'Vezne AI sekmeleri' : 'Proje sekmeleri'} ai={ai} />
      <TabPanel value="summary">Projenin özeti</TabPanel>
      <TabPanel value="income">Projenin gelirleri</TabPanel>
    </Tabs>
  );
}

export const layout: Room = {
  title: 'Düzen',
  examples: [
    {
      shows: ['Card', 'CardHead', 'CardBody'],
      Draw: () => (
        <Column>
          <Card>
            <CardHead title="Başlık" note="Küçük not" action={<Button size="sm">Tümü</Button>} ruled />
            <CardBody>İçerik</CardBody>
          </Card>
        </Column>
      ),
    },
    {
      shows: ['PageHeader', 'Crumbs'],
      Draw: () => (
        <PageHeader
          title="Moda Konakları"
          context="Kadıköy, 24 daire"
          crumbs={
            <Crumbs current="Moda Konakları">
              <a href="#Düzen">Projeler</a>
            </Crumbs>
          }
          actions={<Button variant="primary">Gelir Ekle</Button>}
        />
      ),
    },
    {
      shows: ['Sections'],
      Draw: () => (
        <Sections aria-label="Projeler sayfaları">
          <a href="#Düzen" aria-current="page">
            Projeler
          </a>
          <a href="#Düzen">Cari Hesaplar</a>
        </Sections>
      ),
    },
    {
      shows: ['Tabs', 'TabList', 'TabPanel'],
      Draw: () => (
        <Column>
          <Panels />
          <Panels ai />
        </Column>
      ),
    },
  ],
};
