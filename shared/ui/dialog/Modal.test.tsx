import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { Button } from '../base/Button';
import { Field } from '../form/Field';
import { TextInput } from '../form/TextInput';
import { Modal, ModalBody, ModalFoot } from './Modal';

function Page({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Ekle</Button>
      <Modal open={open} onClose={() => setOpen(false)} title="Nakit Akışı Ekle" dismissible={dismissible}>
        <ModalBody>
          <Field label="Açıklama">
            <TextInput />
          </Field>
        </ModalBody>
        <ModalFoot>
          <Button onClick={() => setOpen(false)}>İptal</Button>
        </ModalFoot>
      </Modal>
    </main>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Ekle' }));
  return screen.findByRole('dialog', { name: 'Nakit Akışı Ekle' });
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('opens with the focus in its first field', async () => {
  render(<Page />);
  await open();
  await waitFor(() => expect(screen.getByLabelText('Açıklama')).toHaveFocus());
});

test('Escape closes it and the focus goes back to what opened it', async () => {
  render(<Page />);
  await open();
  await waitFor(() => expect(screen.getByLabelText('Açıklama')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ekle' })).toHaveFocus());
});

function OpenedFromSearch() {
  const [open, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <Button>Yazdır</Button>
      {!open && <input aria-label="Ara" onKeyDown={({ key }) => key === 'Enter' && setOpen(true)} />}
      <Modal open={open} onClose={() => setOpen(false)} title="Yardım">
        <ModalBody>
          <Button>Konu</Button>
        </ModalBody>
      </Modal>
    </main>
  );
}

test('when what opened it is gone the page has the focus, not its first button', async () => {
  render(<OpenedFromSearch />);
  await userEvent.type(screen.getByLabelText('Ara'), '{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Konu' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('the cross closes it', async () => {
  render(<Page />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
  await gone();
});

test('a press outside closes it', async () => {
  render(<Page />);
  await open();
  const [page] = screen.getAllByRole('presentation', { hidden: true });
  await userEvent.click(page ?? document.body);
  await gone();
});

test('Tab stays inside', async () => {
  render(<Page />);
  const dialog = await open();
  await waitFor(() => expect(screen.getByLabelText('Açıklama')).toHaveFocus());
  for (let presses = 0; presses < 6; presses++) {
    await userEvent.tab();
    // At the end Tab lands on a guard, which hands the focus to the first control a frame later.
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  }
});

test('while something is being saved there is no way out', async () => {
  render(<Page dismissible={false} />);
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Kapat' })).toBeDisabled();
});

test('has no accessibility fault', async () => {
  render(<Page />);
  const dialog = await open();
  const { violations } = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
});
