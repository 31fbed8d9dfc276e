import { act, screen, waitFor, within } from '@testing-library/react';
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
  renderApp,
  seriousFindings,
} from '@vezne/testing';
import { formatDate } from '@vezne/ui';
import CashFlowPage from '../CashFlowPage';

const server = fakeApi();
const fresh = {
  ...{ cashFlowType: 'GIRIS', paymentMethod: 'CASH', date: '2026-11-20' },
  ...{ categoryId: idOf(3, 4), projectId: null },
};
const field = (name: string) => screen.getByLabelText(`Hızlı kayıt, ${name}`);
const saved = () => server.requests(api.cashFlow.save).map(({ body }) => body);

async function open(route = '/cash-flow', stored = {}) {
  const app = renderApp(<CashFlowPage />, { route, stored });
  await screen.findByText('Hareket 1');
  await screen.findByRole('option', { name: 'Malzeme' });
  return app;
}

/** Fills the row from the description on, by keys; the browser's own choice of an option stands in for typing it. */
async function write({ user }: Awaited<ReturnType<typeof open>>, text: string, amount: string) {
  await user.keyboard(`${text}{Enter}`);
  await waitFor(() => expect(field('Kategori')).toHaveFocus());
  await user.selectOptions(field('Kategori'), 'Malzeme');
  await user.keyboard(`{Enter}${amount}{Enter}`);
}

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
    const values = { ...fresh, description: 'Duyulmayan', amount: 5 };
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
  warned.mockRestore();
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
