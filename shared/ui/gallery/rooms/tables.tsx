import { useState } from 'react';
import {
  Badge,
  CellNote,
  DeleteButton,
  EditButton,
  FigureHeads,
  MobileCard,
  Pagination,
  RecordName,
  RowMenu,
  SearchBox,
  Table,
  Toolbar,
} from '../../index';
import type { Room } from './example';

const nothing = () => undefined;
const entries = [
  { name: 'Demir alımı', note: 'Nakliye dâhil', amount: '−12.500,00 ₺', date: '21.11.2026' },
  { name: 'Daire satışı', note: 'B blok 4', amount: '450.000,00 ₺', date: '20.11.2026' },
];

const Register = ({ dense }: { dense?: boolean }) => (
  <Table dense={dense} aria-label={dense ? 'Sıkışık kayıtlar' : 'Kayıtlar'}>
    <thead>
      <tr>
        <th scope="col">Kayıt</th>
        <th scope="col">Tarih</th>
        <FigureHeads titles={['Tutar']} />
        <th scope="col">İşlem</th>
      </tr>
    </thead>
    <tbody>
      {entries.map(({ name, note, amount, date }) => (
        <tr key={name}>
          <td data-strong>{dense ? name : <RecordName note={note}>{name}</RecordName>}</td>
          <td data-quiet>{date}</td>
          <td data-align="right">
            {amount}
            <CellNote>Nakit</CellNote>
          </td>
          <td data-actions>
            <EditButton name={name} />
            <DeleteButton name={name} />
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);

function Pages() {
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState(6);
  const list = { page, totalElements: 74, onPage: setPage };
  return (
    <>
      <Pagination
        {...list}
        pageSize={pageSize}
        totalPages={Math.ceil(74 / pageSize)}
        onPageSize={setPageSize}
        from="kayıttan"
      />
      <Pagination {...list} pageSize={6} totalPages={13} compact />
      <Pagination {...list} pageSize={6} totalPages={13} bare />
    </>
  );
}

export const tables: Room = {
  title: 'Tablo',
  examples: [
    {
      shows: ['Table', 'FigureHeads', 'RecordName', 'CellNote', 'EditButton', 'DeleteButton'],
      Draw: () => (
        <>
          <Register />
          <Register dense />
        </>
      ),
    },
    {
      shows: ['Toolbar'],
      Draw: () => (
        <Toolbar>
          <SearchBox value="" onSearch={nothing} />
        </Toolbar>
      ),
    },
    { shows: ['Pagination'], Draw: Pages },
    {
      shows: ['MobileCard'],
      Draw: () => (
        <ul>
          <MobileCard
            title="Demir alımı"
            amount="−12.500,00 ₺"
            meta="21.11.2026 · Malzeme"
            badges={<Badge>Nakit</Badge>}
            menu={<RowMenu name="Demir alımı" onEdit={nothing} onDelete={nothing} />}
          />
          <MobileCard title="Daire satışı" amount="450.000,00 ₺" />
        </ul>
      ),
    },
  ],
};
