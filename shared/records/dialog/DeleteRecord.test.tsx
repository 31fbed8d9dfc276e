import { screen, waitFor, within } from '@testing-library/react';
import { useDeleteProduct } from '@vezne/api';
import { api, type Product } from '@vezne/contract';
import { fakeApi, product, renderApp } from '@vezne/testing';
import { Button, RecordName } from '@vezne/ui';
import { DeleteRecord } from './DeleteRecord';
import { useDialog } from './useDialog';

const server = fakeApi();
const cement = product(1, { name: 'Çimento' });

function Page({ onMissing }: { onMissing: () => void }) {
  const dialog = useDialog<Product>();
  return (
    <main>
      <Button onClick={() => dialog.remove(cement)}>Çöp</Button>
      <DeleteRecord
        dialog={dialog}
        command={useDeleteProduct()}
        done="Ürün Başarıyla Silindi."
        onMissing={onMissing}
        record={({ name }) => <RecordName>{name}</RecordName>}
      >
        Bu ürünü silmek istediğinizden emin misiniz?
      </DeleteRecord>
    </main>
  );
}

async function confirm(onMissing = jest.fn()) {
  const { user } = renderApp(<Page onMissing={onMissing} />);
  await user.click(screen.getByRole('button', { name: 'Çöp' }));
  const question = await screen.findByRole('alertdialog', { name: 'Silme Onayı' });
  expect(question).toHaveTextContent('Çimento');
  await user.click(screen.getByRole('button', { name: 'Sil' }));
  return onMissing;
}
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

test('a deletion names the record, asks, and is told', async () => {
  server.answer(api.product.delete, true);
  const onMissing = await confirm();
  expect(await screen.findByText('Ürün Başarıyla Silindi.')).toBeVisible();
  await gone();
  expect(server.requests(api.product.delete)[0]?.query).toEqual({ id: cement.id });
  expect(onMissing).not.toHaveBeenCalled();
});

test('a record that is gone already closes the question without praise', async () => {
  server.fail(api.product.delete, { status: 404, message: 'Kayıt bulunamadı.' });
  const onMissing = await confirm();
  await gone();
  expect(onMissing).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Ürün Başarıyla Silindi.')).not.toBeInTheDocument();
});

test('a refused deletion keeps the question open, and says why in it', async () => {
  server.fail(api.product.delete, { status: 409, message: 'Bu ürün kullanılıyor.' });
  const onMissing = await confirm();
  const question = within(screen.getByRole('alertdialog'));
  expect(await question.findByText('Bu ürün kullanılıyor.')).toBeVisible();
  expect(question.getByRole('button', { name: 'Sil' })).toHaveFocus();
  expect(onMissing).not.toHaveBeenCalled();
});
