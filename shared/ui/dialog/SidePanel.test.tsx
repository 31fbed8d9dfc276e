import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Modal } from './Modal';
import { SidePanel } from './SidePanel';

let set: (shown: { panel: boolean; dialog: boolean }) => void = () => undefined;

const focused = () => document.activeElement as HTMLElement;

function Page() {
  const [shown, setShown] = useState({ panel: true, dialog: false });
  set = setShown;
  return (
    <>
      <button type="button">Satır</button>
      <input aria-label="Açıklama göre ara" />
      <SidePanel
        open={shown.panel}
        onClose={() => undefined}
        title="Kayıt"
        focusAfter={() => screen.getByText('Satır')}
      >
        <input aria-label="Tutar" />
      </SidePanel>
      <Modal open={shown.dialog} onClose={() => undefined} title="Arama">
        <input aria-label="Ara" />
      </Modal>
    </>
  );
}

test('a panel that goes brings the focus where it is told to', async () => {
  render(<Page />);
  await screen.findByRole('dialog', { name: 'Kayıt' });
  act(() => set({ panel: false, dialog: false }));
  await waitFor(() => expect(screen.getByText('Satır')).toHaveFocus());
});

test('a panel that goes takes the focus from no dialog that was opened meanwhile', async () => {
  render(<Page />);
  await screen.findByRole('dialog', { name: 'Kayıt' });
  act(() => set({ panel: true, dialog: true }));
  const dialog = await screen.findByRole('dialog', { name: 'Arama' });
  await waitFor(() => expect(dialog).toContainElement(focused()));
  act(() => set({ panel: false, dialog: true }));
  await waitFor(() => expect(screen.queryByLabelText('Tutar')).toBeNull());
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(dialog).toContainElement(focused());
});

test('a panel that goes leaves the focus with a field that was pressed meanwhile, and no letter is lost', async () => {
  render(<Page />);
  await screen.findByRole('dialog', { name: 'Kayıt' });
  const field = screen.getByLabelText('Açıklama göre ara');
  act(() => field.focus());
  act(() => set({ panel: false, dialog: false }));
  await waitFor(() => expect(screen.queryByLabelText('Tutar')).toBeNull());
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(field).toHaveFocus();
});
