import { act, screen, waitFor } from '@testing-library/react';
import { drafts } from '@vezne/api';
import { api, dayInTurkey, messages } from '@vezne/contract';
import {
  answerAccounts,
  cashAccount,
  cashFlow,
  cashFlowPage,
  fakeApi,
  idOf,
  pageOf,
  project,
  seriousFindings,
} from '@vezne/testing';
import { formatDate } from '@vezne/ui';
import CashFlowPage from '../CashFlowPage';
import { field, open, write } from '../testing';

const server = fakeApi();
const saved = () => server.requests(api.cashFlow.save).map(({ body }) => body);

test('the key N brings the caret into the row, and Enter leads through it until it is saved', async () => {
  const app = await open();
  await app.user.keyboard('n');
  await waitFor(() => expect(field('Açıklama')).toHaveFocus());
  await write(app, 'C30 hazır beton', '147840');
  expect(await screen.findByText('Nakit Akışı Başarıyla Oluşturuldu.')).toBeVisible();
  expect(saved()).toEqual([
    {
      categoryId: idOf(3, 4),
      date: dayInTurkey(new Date()),
      description: 'C30 hazır beton',
      amount: 147840,
      cashFlowType: 'CIKIS',
      paymentMethod: 'CASH',
      projectId: null,
    },
  ]);
  expect(await screen.findByText('C30 hazır beton')).toBeVisible();
});

const inTill = (balance: number) =>
  server.answer(api.cashAccount.summary, {
    accounts: [{ id: idOf(9, 1), name: 'Ana Kasa', kind: 'KASA', balance, lastDate: null }],
    ...{ cash: balance, bank: 0, cardDebt: 0, total: balance },
  });

test('an expense that leaves less than nothing in the only till is saved with a warning', async () => {
  const app = await open();
  inTill(-1250);
  server.answer(api.cashFlow.save, cashFlow(9, { cashFlowType: 'CIKIS', accountId: idOf(9, 1) }));
  await app.user.click(field('Açıklama'));
  await write(app, 'C30 hazır beton', '147840');
  expect(await screen.findByText(/^Kasa bakiyesi eksiye düştü: −1\.250,00\s₺$/)).toBeVisible();
});

test('the next entry begins at once, with the date of the last and nothing else of it', async () => {
  const app = await open();
  const release = server.hold(api.cashFlow.save);
  await app.user.clear(field('Tarih'));
  await app.user.type(field('Tarih'), '3.2.2026');
  await app.user.click(field('Açıklama'));
  await write(app, 'Bir', '1');
  await waitFor(() => expect(field('Açıklama')).toHaveFocus());
  await write(app, 'İki', '2');
  expect(field('Tarih')).toHaveValue('03.02.2026');
  for (const name of ['Açıklama', 'Tutar', 'Kategori']) expect(field(name)).toHaveValue('');
  release();
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()).toMatchObject([
    { description: 'Bir', date: '2026-02-03', amount: 1 },
    { description: 'İki', date: '2026-02-03', amount: 2 },
  ]);
});

test('the direction follows the category, and a sign in the amount or a press on it decides', async () => {
  const { user } = await open();
  const type = screen.getByRole('button', { name: /^Hızlı kayıt, Tip/ });
  expect(type).toHaveTextContent('Giriş');
  await user.selectOptions(field('Kategori'), 'Malzeme');
  expect(type).toHaveTextContent('Çıkış');
  await user.selectOptions(field('Kategori'), 'Hakediş');
  expect(type).toHaveTextContent('Giriş');
  await user.type(field('Tutar'), '-1250');
  expect(field('Tutar')).toHaveValue('1.250');
  expect(type).toHaveTextContent('Çıkış');
  await user.click(type);
  expect(type).toHaveTextContent('Giriş');
  await user.selectOptions(field('Kategori'), 'Malzeme');
  expect(type).toHaveTextContent('Giriş');
});

test('every mistake stands under its field, and goes when the field is mended', async () => {
  const { user } = await open();
  await user.clear(field('Tarih'));
  await user.click(field('Açıklama'));
  await user.keyboard('{Enter}');
  for (const [name, sentence] of [
    ['Tarih', 'Tarih gerekli'],
    ['Kategori', 'Kategori gerekli'],
    ['Açıklama', 'Açıklama gerekli'],
    ['Tutar', "Tutar 0'dan büyük olmalıdır"],
  ] as const) {
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(sentence);
  }
  await waitFor(() => expect(field('Tarih')).toHaveFocus());
  await user.type(field('Tarih'), 'dün');
  expect(screen.queryByText('Tarih gerekli')).toBeNull();
  expect(screen.getByText('Açıklama gerekli')).toBeVisible();
  await user.selectOptions(field('Kategori'), 'Kira');
  expect(screen.queryByText('Kategori gerekli')).toBeNull();
  expect(saved()).toEqual([]);
});

test('a date that is none is refused under its field', async () => {
  const app = await open();
  await app.user.clear(field('Tarih'));
  await app.user.type(field('Tarih'), '31.02.2026');
  await app.user.click(field('Açıklama'));
  await write(app, 'Olmayan gün', '5');
  expect(field('Tarih')).toHaveAccessibleDescription('Geçerli bir tarih girin');
  expect(field('Açıklama')).toHaveValue('Olmayan gün');
});

test('an entry that the server refuses comes back into the row, with the sentence under its field', async () => {
  server.fail(api.cashFlow.save, {
    status: 400,
    code: 'BAD_INPUT',
    message: messages.badInput,
    fields: { date: 'Bu ay kilitli' },
  });
  const app = await open();
  await app.user.click(field('Açıklama'));
  await write(app, 'Geç kalan', '75,5');
  expect(await screen.findByText('Bu ay kilitli')).toBeVisible();
  expect(field('Açıklama')).toHaveValue('Geç kalan');
  expect(field('Tutar')).toHaveValue('75,50');
  await waitFor(() => expect(field('Tarih')).toHaveFocus());
});

test('an earlier entry is offered while its description is written, and Enter takes all of it but the date', async () => {
  const { user } = await open();
  await user.type(field('Açıklama'), 'hareket 1');
  const options = await screen.findAllByRole('option', { name: /Hareket/ });
  expect(options[1]).toHaveTextContent('Hareket 10−10.000,00 ₺İşçilik · Transfer18.11.2026');
  expect(field('Açıklama')).toHaveAttribute('aria-activedescendant', options[0]?.id);
  await user.keyboard('{ArrowDown}{Enter}');
  const taken = options[1]?.textContent?.split('−')[0];
  expect(field('Açıklama')).toHaveValue(taken);
  await waitFor(() => expect(field('Tutar')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Nakit Akışı Başarıyla Oluşturuldu.')).toBeVisible();
  expect(saved()[0]).toMatchObject({
    description: taken,
    paymentMethod: 'TRANSFER',
    date: dayInTurkey(new Date()),
  });
});

test('an amount that an earlier entry brought is forgotten with the row: the same one written anew stays', async () => {
  const { user } = await open();
  await user.type(field('Açıklama'), 'hareket 10');
  await screen.findByRole('option', { name: /Hareket 10/ });
  await user.keyboard('{Enter}');
  expect(field('Tutar')).toHaveValue('10.000,00');
  await user.keyboard('{Escape}');
  expect(field('Tutar')).toHaveValue('');
  await user.type(field('Tutar'), '10000');
  await user.type(field('Açıklama'), 'hareket 9');
  await screen.findByRole('option', { name: /Hareket 9/ });
  await user.keyboard('{Enter}');
  expect(field('Açıklama')).toHaveValue('Hareket 9');
  expect(field('Tutar')).toHaveValue('10.000,00');
});

test('what was just written is offered with its project, and no leg of a transfer is', async () => {
  server.answer(api.project.search, ({ body }) => pageOf([project(1, { name: 'Moda Konut' })], body));
  server.answer(api.cashFlow.findAll, ({ body }) =>
    cashFlowPage(
      [
        cashFlow(1, { projectId: project(1).id }),
        cashFlow(2, { description: 'Kum virmanı', transferId: idOf(9, 1) }),
      ],
      body,
    ),
  );
  const app = await open();
  await app.user.click(field('Açıklama'));
  await app.user.keyboard('hareket 1');
  expect(await screen.findByRole('option', { name: /Hareket 1.*Moda Konut/ })).toBeVisible();
  await app.user.clear(field('Açıklama'));
  await write(app, 'Kum ve çakıl', '1250');
  await screen.findByText('Nakit Akışı Başarıyla Oluşturuldu.');
  await app.user.keyboard('kum');
  const offered = await screen.findAllByRole('option', { name: /kum/i });
  expect(offered).toHaveLength(1);
  expect(offered[0]).toHaveTextContent('Kum ve çakıl');
  await app.user.keyboard('{Enter}');
  expect(field('Kategori')).toHaveDisplayValue('Malzeme');
});

test('an entry that is repeated is of today, whatever day the row was left with', async () => {
  const { user } = await open();
  await user.clear(field('Tarih'));
  await user.type(field('Tarih'), '3.2.2026');
  act(() => screen.getByText('Hareket 2').closest('tr')?.focus());
  await user.keyboard('d');
  await waitFor(() => expect(field('Açıklama')).toHaveValue('Hareket 2'));
  expect(field('Tarih')).toHaveValue(formatDate(dayInTurkey(new Date())));
});

describe('past midnight', () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-12-31T20:00:00Z'), advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());

  test('an empty row begins with the new day, and a day that was chosen stays', async () => {
    const { user } = await open();
    expect(field('Tarih')).toHaveValue('31.12.2026');
    jest.setSystemTime(new Date('2027-01-01T06:00:00Z'));
    await user.keyboard('n');
    await waitFor(() => expect(field('Tarih')).toHaveValue('01.01.2027'));
    await user.clear(field('Tarih'));
    await user.type(field('Tarih'), '30.12.2026');
    act(() => screen.getByText('Hareket 1').closest('tr')?.focus());
    jest.setSystemTime(new Date('2027-01-02T06:00:00Z'));
    await user.keyboard('n');
    await waitFor(() => expect(field('Açıklama')).toHaveFocus());
    expect(field('Tarih')).toHaveValue('30.12.2026');
  });
});

test('a minus that is pasted with the amount makes it a Çıkış', async () => {
  const { user } = await open();
  await user.click(field('Tutar'));
  await user.paste('-1.250');
  expect(field('Tutar')).toHaveValue('1.250');
  expect(screen.getByRole('button', { name: 'Hızlı kayıt, Tip: Çıkış' })).toBeInTheDocument();
});

test('# within a word of the description is text', async () => {
  const { user } = await open();
  await user.type(field('Açıklama'), 'Fatura no#12');
  expect(field('Açıklama')).toHaveValue('Fatura no#12');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('# in the description leads to the projects, and Enter goes on from the one that is chosen', async () => {
  server.answer(api.project.search, ({ body }) => pageOf([project(1, { name: 'Moda Konut' })], body));
  const { user } = await open();
  await user.type(field('Açıklama'), 'Demir #');
  await user.type(await screen.findByRole('combobox', { name: 'Projeler içinde ara' }), 'moda');
  await waitFor(() =>
    expect(screen.getByRole('listbox', { name: 'Projeler' })).toHaveTextContent('Moda Konut'),
  );
  await user.keyboard('{Enter}');
  expect(field('Açıklama')).toHaveValue('Demir ');
  expect(field('Proje')).toHaveDisplayValue('Moda Konut');
  await waitFor(() => expect(field('Kategori')).toHaveFocus());
});

test('what is offered can be left alone: Tab and Escape keep what was written', async () => {
  const { user } = await open();
  await user.type(field('Açıklama'), 'hareket 1');
  await screen.findAllByRole('option', { name: /Hareket/ });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox', { name: 'Önceki açıklamalar' })).toBeNull();
  expect(field('Açıklama')).toHaveValue('hareket 1');
  await user.keyboard('2{Tab}');
  expect(field('Açıklama')).toHaveValue('hareket 12');
  await waitFor(() => expect(field('Tutar')).toHaveFocus());
  expect(field('Tutar')).toHaveValue('');
});

describe('with several accounts', () => {
  const bank = cashAccount(2, { name: 'Ziraat', kind: 'BANKA' });
  const closed = cashAccount(3, { name: 'Eski Kasa', closedAt: '2026-11-01T09:00:00.000Z' });
  beforeEach(() => answerAccounts(server.answer, [cashAccount(1), bank, closed]));
  const account = () => screen.findByLabelText('Hızlı kayıt, Hesap');

  test('an entry lies in the default account until another is chosen, which the next one keeps', async () => {
    const app = await open();
    expect(await account()).toHaveDisplayValue('Ana Kasa');
    expect(screen.queryByRole('option', { name: 'Eski Kasa' })).toBeNull();
    await app.user.selectOptions(await account(), 'Ziraat');
    await app.user.click(field('Açıklama'));
    await write(app, 'Bir', '1');
    await waitFor(() => expect(saved()).toMatchObject([{ description: 'Bir', accountId: bank.id }]));
    expect(await account()).toHaveDisplayValue('Ziraat');
    await write(app, 'İki', '2');
    await waitFor(() => expect(saved()[1]).toMatchObject({ description: 'İki', accountId: bank.id }));
    // Cash does not lie in a bank.
    expect(saved()).toMatchObject([{ paymentMethod: 'TRANSFER' }, { paymentMethod: 'TRANSFER' }]);
  });

  test('a suggestion brings its account for one entry, and the next lies where the reader put them', async () => {
    server.answer(api.cashFlow.findAll, ({ body }) =>
      cashFlowPage([cashFlow(1, { accountId: bank.id, paymentMethod: 'CHECK' })], body),
    );
    const app = await open();
    expect(await account()).toHaveDisplayValue('Ana Kasa');
    await app.user.type(field('Açıklama'), 'hareket');
    await screen.findByRole('option', { name: /Hareket 1/ });
    await app.user.keyboard('{Enter}');
    expect(await account()).toHaveDisplayValue('Ziraat');
    await waitFor(() => expect(field('Tutar')).toHaveFocus());
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(saved()).toMatchObject([{ accountId: bank.id, paymentMethod: 'CHECK' }]));
    expect(await account()).toHaveDisplayValue('Ana Kasa');
    await write(app, 'Çay', '5');
    await waitFor(() =>
      expect(saved()[1]).toMatchObject({ accountId: cashAccount(1).id, paymentMethod: 'CASH' }),
    );
  });

  test('a row begins with the method of the account that was chosen last', async () => {
    await open('/cash-flow', { 'entry-account': bank.id });
    expect(await account()).toHaveDisplayValue('Ziraat');
    await waitFor(() => expect(field('Ödeme Yöntemi')).toHaveDisplayValue('Transfer'));
  });

  test('an account that was used last and is closed now is not used again', async () => {
    const app = await open('/cash-flow', { 'entry-account': closed.id });
    expect(await account()).toHaveDisplayValue('Ana Kasa');
    await app.user.click(field('Açıklama'));
    await write(app, 'Bir', '1');
    await waitFor(() => expect(saved()).toMatchObject([{ accountId: cashAccount(1).id }]));
  });

  test('an entry lies in the account that the list shows, and is not asked for one', async () => {
    const app = await open(`/cash-flow?accountId=${cashAccount(1).id}`);
    expect(screen.queryByLabelText('Hızlı kayıt, Hesap')).toBeNull();
    await app.user.click(field('Açıklama'));
    await write(app, 'Bir', '1');
    await waitFor(() => expect(saved()).toMatchObject([{ accountId: cashAccount(1).id }]));
  });
});

test('what is written waits while the reader is elsewhere, and is forgotten when it is saved or given up', async () => {
  const { user, rerender } = await open();
  await user.type(field('Açıklama'), 'Yarım kalan');
  await user.type(field('Tutar'), '12,5');
  await user.selectOptions(field('Kategori'), 'Malzeme');
  expect(drafts.subjects()).toEqual(['Kasa Defteri kaydı']);
  rerender(<>Başka sayfa</>);
  rerender(<CashFlowPage />);
  await screen.findByText('Hareket 1');
  expect(field('Açıklama')).toHaveValue('Yarım kalan');
  expect(field('Tutar')).toHaveValue('12,50');
  await waitFor(() => expect(field('Kategori')).toHaveDisplayValue('Malzeme'));
  await user.click(field('Açıklama'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(saved()).toMatchObject([{ description: 'Yarım kalan', amount: 12.5 }]));
  expect(drafts.subjects()).toEqual([]);
  await user.type(field('Açıklama'), 'x');
  expect(drafts.subjects()).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(drafts.subjects()).toEqual([]);
});

test('Escape empties the row, and leaves it when it is empty', async () => {
  const { user } = await open();
  await user.type(field('Açıklama'), 'Vazgeçtim');
  await user.keyboard('{Escape}');
  expect(field('Açıklama')).toHaveValue('');
  expect(field('Tarih')).toHaveValue(formatDate(dayInTurkey(new Date())));
  await waitFor(() => expect(field('Açıklama')).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(screen.getByText('Hareket 1').closest('tr')).toHaveFocus();
  await user.keyboard('j');
  expect(screen.getByText('Hareket 2').closest('tr')).toHaveFocus();
});

test('a letter typed in a field or a dialog moves nothing', async () => {
  const { user } = await open();
  await user.type(screen.getByPlaceholderText('Açıklama göre ara...'), 'n');
  expect(screen.getByPlaceholderText('Açıklama göre ara...')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Sil: Hareket 2' }));
  await screen.findByRole('alertdialog');
  await user.keyboard('n');
  expect(field('Açıklama')).not.toHaveFocus();
});

test('names all it has for people who do not see it', async () => {
  await open();
  expect(await seriousFindings()).toEqual([]);
});
