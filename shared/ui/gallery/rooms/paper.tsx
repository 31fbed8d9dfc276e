import { Button, ExportMenu, PrintHead } from '../../index';
import type { Room } from './example';
import { Row } from './Row';

const sheets = () => [
  { name: 'Örnek', columns: [{ title: 'Ad', kind: 'text' as const }], rows: [['Demir alımı']] },
];

export const paper: Room = {
  title: 'Dosya ve kâğıt',
  examples: [
    {
      shows: ['ExportMenu'],
      Draw: () => (
        <Row>
          <ExportMenu fileName="ornek" load={sheets} />
          <ExportMenu fileName="ornek" load={sheets} trigger={<Button size="sm">Diğer</Button>} />
          <ExportMenu fileName="ornek" load={sheets} size="sm" disabled />
        </Row>
      ),
      opens: ['Diğer'],
    },
    {
      shows: ['PrintHead'],
      Draw: () => (
        <>
          Yalnız yazdırılan sayfada görünür.
          <PrintHead company="Örnek İnşaat" taxNumber="1234567890" />
        </>
      ),
    },
  ],
};
