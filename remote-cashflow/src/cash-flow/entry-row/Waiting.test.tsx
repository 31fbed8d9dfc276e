import { act, screen, waitFor, within } from '@testing-library/react';
import { drafts } from '@vezne/api';
import { api } from '@vezne/contract';
import { answerAccounts, cashAccount, fakeApi, idOf } from '@vezne/testing';
import CashFlowPage from '../CashFlowPage';
import { field, open, write } from '../testing';

const server = fakeApi();
const saved = () => server.requests(api.cashFlow.save).map(({ body }) => body);

test('an entry that fails while the next is written waits beside the row, and nothing is lost', async () => {
  const release = server.hold(api.cashFlow.save);
  const app = await open();
  await app.user.click(field('Açıklama'));
  await write(app, 'Birinci', '10');
  await app.user.keyboard('İkinci');
  server.fail(api.cashFlow.save, { status: 402, message: 'Abonelik süreniz doldu.' }, 1);
  release();
  const notice = (await screen.findByText('Birinci')).closest('tr') as HTMLElement;
  expect(notice).toHaveTextContent('Kaydedilemedi: Birinci · 10,00 ₺');
  await app.user.click(within(notice).getByRole('button', { name: 'Satıra Al' }));
  expect(field('Açıklama')).toHaveValue('Birinci');
  expect(screen.getByText('İkinci').closest('tr')).toHaveTextContent('Yarım kaldı: İkinci');
  await app.user.click(field('Açıklama'));
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[1]).toMatchObject({ description: 'Birinci', amount: 10 });
});

test('what is half written waits when an entry is repeated, and comes back whole', async () => {
  const { user } = await open();
  await user.type(field('Açıklama'), 'Kum');
  await user.type(field('Tutar'), '12,5');
  act(() => screen.getByText('Hareket 2').closest('tr')?.focus());
  await user.keyboard('d');
  await waitFor(() => expect(field('Açıklama')).toHaveValue('Hareket 2'));
  const waiting = screen.getByText('Kum').closest('tr');
  expect(waiting).toHaveTextContent('Yarım kaldı: Kum · 12,50 ₺');
  await user.click(screen.getByRole('button', { name: 'Satıra Al' }));
  expect(field('Açıklama')).toHaveValue('Kum');
  expect(field('Tutar')).toHaveValue('12,50');
  expect(screen.getByText('Hareket 2', { selector: 'strong' }).closest('tr')).toHaveTextContent(
    'Yarım kaldı',
  );
  expect(saved()).toEqual([]);
});

describe('an entry that is on its way when the page is left', () => {
  const refusal = { status: 402, message: 'Abonelik süreniz doldu.' };
  async function leave() {
    const release = server.hold(api.cashFlow.save);
    server.fail(api.cashFlow.save, refusal, 1);
    const app = await open();
    await app.user.click(field('Açıklama'));
    await write(app, 'Giden', '10');
    await waitFor(() => expect(field('Açıklama')).toHaveValue(''));
    app.rerender(<>Başka sayfa</>);
    const comeBack = async () => {
      app.rerender(<CashFlowPage />);
      await screen.findByText('Hareket 1');
    };
    return { ...app, release, comeBack };
  }

  test('and is refused waits beside the row until it is taken back and saved', async () => {
    const { user, release, comeBack } = await leave();
    release();
    await screen.findByText(refusal.message);
    expect(drafts.subjects()).toEqual(['Kasa Defteri kaydı']);
    await comeBack();
    const notice = (await screen.findByText('Giden')).closest('tr') as HTMLElement;
    expect(notice).toHaveTextContent('Kaydedilemedi: Giden · 10,00 ₺');
    await user.click(within(notice).getByRole('button', { name: 'Satıra Al' }));
    expect(field('Açıklama')).toHaveValue('Giden');
    expect(screen.queryByText(/Kaydedilemedi/)).toBeNull();
    await user.click(field('Açıklama'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(saved()).toHaveLength(2));
    await waitFor(() => expect(drafts.subjects()).toEqual([]));
  });

  test('and is refused once the reader is back comes into the row', async () => {
    const { release, comeBack } = await leave();
    await comeBack();
    expect(screen.queryByText('Giden')).toBeNull();
    release();
    await waitFor(() => expect(field('Açıklama')).toHaveValue('Giden'));
    expect(screen.queryByText(/Kaydedilemedi/)).toBeNull();
  });

  test('and whose answer nobody heard is told as such', async () => {
    const app = await open();
    app.rerender(<>Başka sayfa</>);
    // Written by a page that was closed before the answer came.
    const values = { description: 'Duyulmayan', amount: 5 };
    drafts.keep('cash-flow sent', { entries: [{ id: 'e-1', values, state: 'SENT' }] });
    app.rerender(<CashFlowPage />);
    expect((await screen.findByText('Duyulmayan')).closest('tr')).toHaveTextContent(
      'Kaydedildiği doğrulanamadı: Duyulmayan · 5,00 ₺',
    );
  });
});

test('of two equal entries that were refused, one is taken back and the other goes on waiting', async () => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const release = server.hold(api.cashFlow.save);
  const app = await open();
  await app.user.click(field('Açıklama'));
  await write(app, 'Aynı', '10');
  await write(app, 'Aynı', '10');
  await app.user.keyboard('Sonraki');
  server.fail(api.cashFlow.save, { status: 402, message: 'Abonelik süreniz doldu.' }, 2);
  release();
  await waitFor(() => expect(screen.getAllByText('Aynı')).toHaveLength(2));
  expect(warned.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([]);
  const [first] = screen.getAllByRole('button', { name: 'Satıra Al' });
  await app.user.click(first as HTMLElement);
  expect(field('Açıklama')).toHaveValue('Aynı');
  expect(screen.getAllByText('Aynı')).toHaveLength(1);
  expect(screen.getByText('Sonraki').closest('tr')).toHaveTextContent('Yarım kaldı');
  warned.mockRestore();
});

describe('the direction that was chosen for an entry', () => {
  const type = () => screen.getByRole('button', { name: /^Hızlı kayıt, Tip/ });
  /** An entry of a category of expenses that is an income all the same. */
  async function writeIncome({ user }: Awaited<ReturnType<typeof open>>) {
    await user.type(field('Açıklama'), 'İade');
    await user.selectOptions(field('Kategori'), 'Malzeme');
    await user.click(type());
    expect(type()).toHaveTextContent('Giriş');
    await user.type(field('Tutar'), '10');
  }
  const chooseAnother = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.selectOptions(field('Kategori'), 'Kira');
    expect(type()).toHaveTextContent('Giriş');
  };

  test('stays when the entry comes back into the row', async () => {
    server.fail(api.cashFlow.save, { status: 402, message: 'Abonelik süreniz doldu.' }, 1);
    const app = await open();
    await writeIncome(app);
    await app.user.keyboard('{Enter}');
    await screen.findByText('Abonelik süreniz doldu.');
    await waitFor(() => expect(field('Açıklama')).toHaveValue('İade'));
    await chooseAnother(app);
  });

  test('stays when the entry is taken back, and the keyboard goes on in the row', async () => {
    const app = await open();
    await writeIncome(app);
    act(() => screen.getByText('Hareket 2').closest('tr')?.focus());
    await app.user.keyboard('d');
    await app.user.click(await screen.findByRole('button', { name: 'Satıra Al' }));
    expect(field('Açıklama')).toHaveValue('İade');
    expect(field('Tutar')).toHaveFocus();
    await chooseAnother(app);
  });

  test('stays while the reader is elsewhere', async () => {
    const app = await open();
    await writeIncome(app);
    app.rerender(<>Başka sayfa</>);
    app.rerender(<CashFlowPage />);
    await screen.findByText('Hareket 1');
    await screen.findByRole('option', { name: 'Kira' });
    await chooseAnother(app);
  });

  test('follows the category again where none was chosen', async () => {
    const app = await open();
    await app.user.type(field('Açıklama'), 'Kum');
    act(() => screen.getByText('Hareket 2').closest('tr')?.focus());
    await app.user.keyboard('d');
    await app.user.click(await screen.findByRole('button', { name: 'Satıra Al' }));
    await app.user.selectOptions(field('Kategori'), 'Malzeme');
    expect(type()).toHaveTextContent('Çıkış');
  });
});

test('an entry whose answer was lost is not called refused: it may have been saved', async () => {
  const release = server.hold(api.cashFlow.save);
  const app = await open();
  await app.user.click(field('Açıklama'));
  await write(app, 'Belirsiz', '10');
  await app.user.keyboard('Sonraki');
  server.fail(api.cashFlow.save, { status: 503, message: 'Sunucuya ulaşılamadı.' });
  release();
  const told = 'Kaydedildiği doğrulanamadı: Belirsiz · 10,00 ₺';
  expect((await screen.findByText('Belirsiz')).closest('tr')).toHaveTextContent(told);
  app.rerender(<>Başka sayfa</>);
  app.rerender(<CashFlowPage />);
  expect((await screen.findByText('Belirsiz')).closest('tr')).toHaveTextContent(told);
});

describe('an entry whose answer was lost', () => {
  const keys = () => server.requests(api.cashFlow.save).map(({ headers }) => headers['Idempotency-Key']);
  async function lose() {
    server.fail(api.cashFlow.save, { status: 503, message: 'Sunucuya ulaşılamadı.' });
    const app = await open();
    await app.user.click(field('Açıklama'));
    await write(app, 'Belirsiz', '10');
    await app.user.keyboard('Sonraki');
    const notice = (await screen.findByText('Belirsiz')).closest('tr') as HTMLElement;
    server.heal(api.cashFlow.save);
    return { ...app, notice };
  }
  const sendAgain = async ({ user, notice }: Awaited<ReturnType<typeof lose>>, more = '') => {
    const before = keys().length;
    await user.click(within(notice).getByRole('button', { name: 'Satıra Al' }));
    await user.click(field('Açıklama'));
    await user.keyboard(`${more}{Enter}`);
    await waitFor(() => expect(keys()).toHaveLength(before + 1));
  };

  test('is sent again under the same key, so that it stands in the ledger once', async () => {
    await sendAgain(await lose());
    expect(new Set(keys()).size).toBe(1);
  });

  test('is another one when it is changed', async () => {
    await sendAgain(await lose(), ' 2');
    expect(new Set(keys()).size).toBe(2);
  });

  test('keeps its key while the reader is elsewhere', async () => {
    const app = await lose();
    await app.user.click(within(app.notice).getByRole('button', { name: 'Satıra Al' }));
    const before = keys().length;
    app.rerender(<>Başka sayfa</>);
    app.rerender(<CashFlowPage />);
    await screen.findByText('Hareket 1');
    await app.user.click(field('Açıklama'));
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(keys()).toHaveLength(before + 1));
    expect(new Set(keys()).size).toBe(1);
  });

  /** Comes back to the ledger, in which an entry waits that was sent at that time. */
  async function comeBackTo(app: Awaited<ReturnType<typeof open>>, values: object, at: number) {
    app.rerender(<>Başka sayfa</>);
    const sent = { ...{ categoryId: idOf(3, 4), date: '2026-11-20', cashFlowType: 'CIKIS' }, ...values };
    const id = 'a'.repeat(32);
    drafts.keep('cash-flow sent', { entries: [{ id, values: sent, state: 'SENT', at }] });
    app.rerender(<CashFlowPage />);
    await app.user.click(await screen.findByRole('button', { name: 'Satıra Al' }));
    await app.user.click(field('Açıklama'));
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(keys()).toHaveLength(1));
    return { isRepeated: keys()[0] === id };
  }

  test('is sent as it was where the list shows another account by now', async () => {
    const [till, bank] = [cashAccount(1), cashAccount(2, { name: 'Ziraat', kind: 'BANKA' })];
    answerAccounts(server.answer, [till, bank]);
    const app = await open(`/cash-flow?account=${bank.id}`);
    const values = { description: 'Belirsiz', amount: 10, accountId: till.id, paymentMethod: 'CASH' };
    expect(await comeBackTo(app, values, Date.now())).toEqual({ isRepeated: true });
    expect(saved()).toMatchObject([values]);
  });

  test('a day later is a new one, and the reader is told that it may stand twice', async () => {
    const values = { description: 'Eski', amount: 10, paymentMethod: 'CASH' };
    const at = Date.now() - 25 * 3_600_000;
    expect(await comeBackTo(await open(), values, at)).toEqual({ isRepeated: false });
    expect(await screen.findByText(/iki kez durmadığına bakın/)).toBeVisible();
  });

  test('is not told of while another tab may still hear of it', async () => {
    const app = await open();
    app.rerender(<>Başka sayfa</>);
    const one = { id: 'e-1', values: { description: 'Yolda', amount: 5 }, state: 'SENT', at: Date.now() };
    drafts.keep('cash-flow sent', { entries: [{ ...one, awaitedUntil: Date.now() + 500 }] });
    app.rerender(<CashFlowPage />);
    await screen.findByText('Hareket 1');
    expect(screen.queryByText('Yolda')).toBeNull();
    expect(await screen.findByText('Yolda')).toBeVisible();
  });

  test('waits no longer once another tab has taken it', async () => {
    await lose();
    drafts.drop('cash-flow sent');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'drafts' })));
    await waitFor(() => expect(screen.queryByText('Belirsiz')).toBeNull());
  });
});
