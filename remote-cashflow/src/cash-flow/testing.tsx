import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@vezne/testing';
import CashFlowPage from './CashFlowPage';

/** A field of the row. */
export const field = (name: string) => screen.getByLabelText(`Hızlı kayıt, ${name}`);

/** The ledger with its entries and categories. */
export async function open(route = '/cash-flow', stored = {}) {
  const app = renderApp(<CashFlowPage />, { route, stored });
  await screen.findByText('Hareket 1');
  await screen.findByRole('option', { name: 'Malzeme' });
  return app;
}

/** Fills the row from the description on, by keys; the browser's own choice of an option stands in for typing it. */
export async function write({ user }: Awaited<ReturnType<typeof open>>, text: string, amount: string) {
  await user.keyboard(`${text}{Enter}`);
  await waitFor(() => expect(field('Kategori')).toHaveFocus());
  await user.selectOptions(field('Kategori'), 'Malzeme');
  await user.keyboard(`{Enter}${amount}{Enter}`);
}
