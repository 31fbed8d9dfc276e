import { screen, waitFor, within } from '@testing-library/react';
import { api, type CashFlowQuery, type CashFlowType } from '@vezne/contract';
import { fakeApi, idOf, renderApp } from '@vezne/testing';
import { useState } from 'react';
import { LedgerFilterSheet } from './LedgerFilterSheet';

const server = fakeApi();
const counted = () =>
  server
    .requests(api.cashFlow.findAll)
    .map(({ body }) => body as CashFlowQuery)
    .filter(({ sortBy }) => sortBy !== 'category');

function Sheet() {
  const [cashFlowType, setType] = useState<CashFlowType>('GIRIS');
  return (
    <LedgerFilterSheet
      filters={{ categoryIds: [idOf(3, 3)], cashFlowType }}
      found={2}
      onChange={({ type }) => setType(type as CashFlowType)}
    />
  );
}

test('a folded filter of the sheet asks for nothing, and keeps what is ticked in it', async () => {
  const { user } = renderApp(<Sheet />);
  await user.click(await screen.findByRole('button', { name: /^Süzgeç \(/ }));
  const sheet = within(screen.getByRole('dialog'));
  const summary = sheet.getByText('Kategori');
  const part = within(summary.closest('details') as HTMLElement);
  await user.click(await part.findByLabelText('İşçilik'));
  await waitFor(() => expect(part.getByRole('status')).toHaveTextContent(/^\d+ kayıt/));
  const asked = counted().length;
  await user.click(summary);
  await waitFor(() => expect(part.queryByRole('status')).toBeNull());
  await user.click(sheet.getByRole('button', { name: 'Çıkış' }));
  await new Promise((rested) => setTimeout(rested, 400));
  expect(counted()).toHaveLength(asked);
  await user.click(summary);
  await waitFor(() => expect(counted()).toHaveLength(asked + 1));
  expect(counted().at(-1)).toMatchObject({
    cashFlowType: 'CIKIS',
    categoryIds: [idOf(3, 3), idOf(3, 2)],
  });
  expect(part.getByLabelText('İşçilik')).toBeChecked();
});

test('a chip that is taken away leaves the focus with the button of the filters', async () => {
  const onChange = jest.fn();
  const filters = { cashFlowType: 'GIRIS' as const, ids: [idOf(4, 1)] };
  const { user } = renderApp(<LedgerFilterSheet filters={filters} found={2} onChange={onChange} />);
  for (const name of ['Tür süzgecini kaldır', 'Süzgeci kaldır']) {
    await user.click(await screen.findByRole('button', { name }));
    expect(screen.getByRole('button', { name: /^Süzgeç/ })).toHaveFocus();
  }
  expect(onChange.mock.calls).toEqual([[{ type: null }], [{ ids: null }]]);
});
