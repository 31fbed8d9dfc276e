import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Empty } from './Empty';
import { FailuresTogether } from './FailuresTogether';
import { LoadError } from './LoadError';
import { Loading } from './Loading';

test('waiting, failing and finding nothing are said in the fixed words', () => {
  const retry = jest.fn();
  render(
    <>
      <Loading />
      <LoadError message="Failed to fetch categories" onRetry={retry} />
      <Empty />
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Yükleniyor...');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Veri yüklenirken hata oluştu: Failed to fetch categories',
  );
  screen.getByRole('button', { name: 'Tekrar Dene' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Veri bulunamadı')).toBeInTheDocument();
});

test('parts that fail for the same reason say it once, and another reason beside it', () => {
  const parts = (...messages: string[]) => (
    <FailuresTogether>
      {messages.map((message, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each part keeps its place
        <LoadError key={at} message={message} onRetry={jest.fn()} />
      ))}
    </FailuresTogether>
  );
  const { rerender } = render(parts('Bağlantı Hatası', 'Bağlantı Hatası', 'Sunucu Hatası'));
  const said = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(said()).toEqual([
    'Veri yüklenirken hata oluştu: Bağlantı HatasıTekrar Dene',
    'Veri yüklenirken hata oluştu: Sunucu HatasıTekrar Dene',
  ]);
  expect(screen.getAllByText('Yüklenemedi')).toHaveLength(1);
  rerender(parts('Başka bir hata', 'Bağlantı Hatası', 'Sunucu Hatası'));
  expect(said()).toHaveLength(3);
});

function Part({ state }: { state: 'failed' | 'waiting' | 'there' }) {
  return (
    <section aria-label="Kayıtlar">
      {state === 'failed' && (
        <div>
          <LoadError message="Bağlantı Hatası" onRetry={jest.fn()} />
        </div>
      )}
      {state === 'waiting' && <Loading />}
      {state === 'there' && <button type="button">İlk kayıt</button>}
    </section>
  );
}

/** A part that failed, with the focus on its button. */
async function failedPart() {
  const { rerender } = render(<Part state="failed" />);
  await userEvent.tab();
  return {
    part: screen.getByRole('region', { name: 'Kayıtlar' }),
    show: (state: 'failed' | 'waiting' | 'there') => act(async () => rerender(<Part state={state} />)),
  };
}

test('whoever tries again is not sent to the top of the page: to the button, or to what came', async () => {
  const { part, show } = await failedPart();
  await show('waiting');
  expect(part).toHaveFocus();
  await show('failed');
  expect(screen.getByRole('button', { name: 'Tekrar Dene' })).toHaveFocus();
  await show('waiting');
  await show('there');
  expect(part).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'İlk kayıt' })).toHaveFocus();
});

test('what kept the focus for a retry is left as it was: a press on it later is no wish to try again', async () => {
  const { part, show } = await failedPart();
  await show('there');
  expect(part).toHaveFocus();
  await userEvent.tab();
  await userEvent.click(part);
  expect(part).not.toHaveFocus();
  await show('failed');
  expect(screen.getByRole('button', { name: 'Tekrar Dene' })).not.toHaveFocus();
});
