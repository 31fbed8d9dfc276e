import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { ConfirmModal } from './ConfirmModal';

function Page(props: Partial<ComponentProps<typeof ConfirmModal>>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Yeniden
      </button>
      <ConfirmModal
        title="Silme Onayı"
        onConfirm={() => undefined}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        Bu işlem geri alınamaz.
      </ConfirmModal>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

test('asks with Onayla and İptal unless told otherwise, and starts on İptal', async () => {
  render(<Page />);
  expect(await screen.findByRole('alertdialog', { name: 'Silme Onayı' })).toHaveAccessibleDescription(
    'Bu işlem geri alınamaz.',
  );
  expect(button('Onayla')).toBeInTheDocument();
  await waitFor(() => expect(button('İptal')).toHaveFocus());
});

test('Escape means no', async () => {
  const onConfirm = jest.fn();
  render(<Page onConfirm={onConfirm} />);
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('closes when the work is done', async () => {
  let finish: () => void = () => undefined;
  const onConfirm = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(<Page onConfirm={onConfirm} confirmLabel="Sil" danger />);
  await userEvent.click(button('Sil'));
  expect(button('Sil')).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button('Sil'));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  finish();
  await gone();
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('takes the focus from nothing that was opened while its work was done', async () => {
  let finish: () => void = () => undefined;
  const onConfirm = () => new Promise<void>((resolve) => (finish = resolve));
  render(
    <>
      <Page onConfirm={onConfirm} focusAfter={() => screen.getByText('Yeniden')} />
      <div role="dialog">
        <input aria-label="Ara" />
      </div>
    </>,
  );
  await userEvent.click(button('Onayla'));
  const box = screen.getByLabelText('Ara');
  box.focus();
  finish();
  await gone();
  await new Promise((settled) => setTimeout(settled));
  expect(box).toHaveFocus();
});

test('stays open when the work fails, so that one can try again', async () => {
  const onConfirm = jest.fn().mockRejectedValueOnce(new Error('Bağlantı Hatası')).mockResolvedValueOnce(true);
  render(<Page onConfirm={onConfirm} />);
  await userEvent.click(button('Onayla'));
  await waitFor(() => expect(button('Onayla')).not.toHaveAttribute('aria-busy'));
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  await userEvent.click(button('Onayla'));
  await gone();
});

test('says why it was refused beside its buttons, and says it no longer when asked anew', async () => {
  const sentence = 'Bu kategori 3 kayıtta kullanılıyor.';
  let answer: (error: Error) => void = () => undefined;
  const onConfirm = jest.fn(() => new Promise<void>((_, reject) => (answer = reject)));
  render(<Page onConfirm={onConfirm} confirmLabel="Sil" danger />);
  await userEvent.click(button('Sil'));
  answer(new Error(sentence));
  const refusal = await screen.findByText(sentence);
  expect(screen.getByRole('alertdialog')).toContainElement(refusal);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(button('Sil')).toHaveFocus();
  expect(button('Sil')).toHaveAccessibleDescription(sentence);
  await userEvent.click(button('Sil'));
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  answer(new Error(sentence));
  await userEvent.click(await screen.findByRole('button', { name: 'İptal' }));
  await gone();
  await userEvent.click(button('Yeniden'));
  expect(await screen.findByRole('alertdialog')).not.toHaveTextContent(sentence);
});

test('what the reader has given up is no refusal', async () => {
  const given = Object.assign(new Error('Beklenmeyen bir hata oluştu.'), { isSilent: true });
  render(<Page onConfirm={() => Promise.reject(given)} />);
  await userEvent.click(button('Onayla'));
  await waitFor(() => expect(button('Onayla')).not.toHaveAttribute('aria-busy'));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
