import { screen, waitFor, within } from '@testing-library/react';
import { type AssistantAnswer, api } from '@vezne/contract';
import { catchFile, idOf, seriousFindings } from '@vezne/testing';
import { answer, assistantApi, openDialog, question } from '../testing';

const { server, asked } = assistantApi();

test('the records behind an answer lead to the ledger narrowed to them', async () => {
  const id = idOf(4, 9);
  const source = { type: 'CASH_FLOW', id, label: 'Beton', date: '2026-11-20', amount: 10.5 } as const;
  server.answer(
    api.assistant.ask,
    answer(1, { matched: { count: 1, sum: 10.5, ids: [id] }, sources: [source] }),
  );
  const { user } = openDialog();
  await user.type(await question(), 'Beton ne kadar?{Enter}');
  const sources = await screen.findByRole('region', { name: 'Dayanak kayıtlar' });
  expect(within(sources).getByRole('link', { name: /Beton/ })).toHaveAttribute(
    'href',
    `/cash-flow?ids=${id}`,
  );
  expect(sources).toHaveTextContent('20.11.2026 Beton 10,50 ₺');
});

const sourceAt = (at: number) =>
  ({ type: 'CASH_FLOW', id: idOf(4, at), label: 'Maaş', date: '2026-11-20', amount: 100 }) as const;
const idsOf = (count: number) => Array.from({ length: count }, (_, at) => idOf(4, at));

test.each([
  ['those of the category it names, not all that were compared', 2, 47, '2 kaydı defterde göster'],
  ['all, where it rests on all', 50, 50, '50 kaydı defterde göster'],
  ['the last of more than are told', 50, 484, 'Son 50 kaydı defterde göster'],
])('the link into the ledger counts and opens the records behind the answer: %s', async (...given) => {
  const [, told, looked, label] = given;
  server.answer(
    api.assistant.ask,
    answer(1, {
      report: `En yüksek gider: Maaş, ${told * 100},00 ₺ (${told} kayıt).`,
      matched: { count: looked, sum: looked * 100, ids: idsOf(Math.min(looked, 50)) },
      sources: Array.from({ length: told }, (_, at) => sourceAt(at)),
    }),
  );
  const { user } = openDialog();
  await user.type(await question(), 'En çok neye harcadık?{Enter}');
  const sources = await screen.findByRole('region', { name: 'Dayanak kayıtlar' });
  expect(within(sources).getByRole('link', { name: /defterde göster/ })).toHaveTextContent(
    new RegExp(`^${label}$`),
  );
  expect(within(sources).getByRole('link', { name: label })).toHaveAttribute(
    'href',
    `/cash-flow?ids=${idsOf(told).join(',')}`,
  );
});

test('text from the ledger is shown as text and the dialog has no serious accessibility finding', async () => {
  server.answer(api.assistant.ask, answer(1, { report: '<img src=x onerror=alert(1)> kaydı bulunamadı' }));
  const { user } = openDialog();
  await user.type(await question(), 'x{Enter}');
  expect(await screen.findByText('<img src=x onerror=alert(1)> kaydı bulunamadı')).toBeVisible();
  expect(await seriousFindings()).toEqual([]);
});

test('records tell which way their money went, and a category that all share is not repeated', async () => {
  const source = (at: number, direction: 'GIRIS' | 'CIKIS') => ({
    ...({
      type: 'CASH_FLOW',
      id: idOf(4, at),
      label: `Hakediş · ${at}. iş`,
      date: '2026-11-20',
      amount: 10,
    } as const),
    direction,
  });
  server.answer(api.assistant.ask, answer(1, { sources: [source(1, 'GIRIS'), source(2, 'CIKIS')] }));
  const { user } = openDialog();
  await user.type(await question(), 'Hakediş?{Enter}');
  const sources = await screen.findByRole('region', { name: 'Dayanak kayıtlar' });
  expect(sources).toHaveTextContent('1. iş +10,00 ₺');
  expect(sources).toHaveTextContent('2. iş −10,00 ₺');
  expect(sources).not.toHaveTextContent('Hakediş');
});

test('a rank is drawn with what each was in the period before, and what is new is called so', async () => {
  const bars = {
    title: 'Kategoriye göre gider',
    periods: { now: 'Kasım 2026', before: 'Ekim 2026' },
    good: 'down' as const,
    rows: [
      { key: 'a', label: 'Kira', value: 150, unit: 'TRY' as const, before: 100, change: 50 },
      { key: 'b', label: 'Maaş', value: 50, unit: 'TRY' as const, before: 0 },
    ],
  };
  server.answer(api.assistant.ask, answer(1, { bars }));
  const { user } = openDialog();
  await user.type(await question(), 'En çok neye harcadık?{Enter}');
  const list = await screen.findByRole('list', { name: 'Kategoriye göre gider' });
  expect(list).toHaveTextContent('Kira150,00 ₺artış %50');
  expect(list).toHaveTextContent('Maaş50,00 ₺yeni');
  expect(screen.getByRole('figure')).toHaveTextContent('Ekim 2026 Kasım 2026');
});

const choice = (label: string, isCurrent = false) => ({
  label,
  isCurrent,
  question: `${label} ne kadar harcadık?`,
  plan: `{"${label}":1}`,
});

test('the reading is changed with a press: period, category and direction are chips', async () => {
  const chips = [
    { slot: 'PERIOD', label: 'Kasım 2026', choices: [choice('Bu ay', true), choice('Geçen ay')] },
    { slot: 'DIRECTION', label: 'Gider', choices: [] },
  ] satisfies AssistantAnswer['chips'];
  server.answer(api.assistant.ask, answer(1, { chips }));
  const { user } = openDialog();
  await user.type(await question(), 'Bu ay ne kadar?{Enter}');
  const reading = await screen.findByRole('group', { name: 'Şöyle anladım' });
  expect(reading).toHaveTextContent('Yön Gider');
  expect(within(reading).queryByRole('button', { name: /Gider/ })).not.toBeInTheDocument();
  await user.click(within(reading).getByRole('button', { name: 'Dönem Kasım 2026' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Bu ay' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'Geçen ay' }));
  await waitFor(() => expect(server.requests(api.assistant.ask)).toHaveLength(2));
  expect(asked(1)).toEqual({
    input: 'Geçen ay ne kadar harcadık?',
    plan: '{"Geçen ay":1}',
    conversationId: idOf(7, 1),
  });
});

test('that a question was read as somebody chose before is seen beside its chips', async () => {
  const chips = [{ slot: 'DIRECTION', label: 'Gider', choices: [] }] satisfies AssistantAnswer['chips'];
  server.answer(api.assistant.ask, answer(1, { chips, isChosenBefore: true }));
  const { user } = openDialog();
  await user.type(await question(), 'Kartla durum ne?{Enter}');
  const reading = await screen.findByRole('group', { name: 'Şöyle anladım' });
  expect(within(reading).getByText('Önceki seçiminize göre')).toBeVisible();
});

test('three questions go on from an answer, and asking one goes on in the conversation', async () => {
  const next = [1, 2, 3].map((n) => ({ question: `Devam ${n}?`, plan: `{"n":${n}}` }));
  server.answer(api.assistant.ask, answer(1, { next }));
  const { user } = openDialog();
  await user.type(await question(), 'Bir{Enter}');
  const goOn = await screen.findByRole('region', { name: 'Bununla ilgili' });
  expect(within(goOn).getAllByRole('button')).toHaveLength(3);
  await user.click(within(goOn).getByRole('button', { name: 'Devam 2?' }));
  await waitFor(() => expect(server.requests(api.assistant.ask)).toHaveLength(2));
  expect(asked(1)).toEqual({
    input: 'Devam 2?',
    plan: '{"n":2}',
    conversationId: idOf(7, 1),
  });
  // The button is gone; the keyboard goes on from the new answer.
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
});

const month = (n: number) => ({
  key: `2025-${String(n).padStart(2, '0')}`,
  label: `${n}. ay`,
  value: n * 100,
  unit: 'TRY' as const,
});

test('a course over time is a line with its newest value, and the same figures as a table', async () => {
  const rows = Array.from({ length: 20 }, (_, n) => month(n + 1));
  const report = 'Toplam 21.000,00\u00a0₺, dönemlere göre:\n• 1. ay: 100,00\u00a0₺';
  server.answer(api.assistant.ask, answer(1, { rows, show: 'LINE', report }));
  const { user } = openDialog();
  await user.type(await question(), 'Ay ay{Enter}');
  const table = await screen.findByRole('table', { name: 'Cevabın satırları' });
  expect(within(table).getAllByRole('row')).toHaveLength(20);
  expect(within(table).getByRole('row', { name: '20. ay 2.000,00\u00a0₺' })).toBeInTheDocument();
  // The list stands in the drawing, not once more in the text.
  expect(screen.queryByText(/•/)).not.toBeInTheDocument();
  expect(screen.queryByText(/dönemlere göre/)).not.toBeInTheDocument();
});

test('of many months the newest are shown first of all, and all of them on demand', async () => {
  const rows = Array.from({ length: 20 }, (_, n) => month(n + 1));
  server.answer(api.assistant.ask, answer(1, { rows, show: 'BARS' }));
  const { user } = openDialog();
  await user.type(await question(), 'Hangi aylar{Enter}');
  const bars = await screen.findByRole('list', { name: 'Cevabın satırları' });
  expect(within(bars).getByText('20. ay')).toBeVisible();
  expect(within(bars).queryByText('1. ay')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tümünü Göster (20)' }));
  expect(within(bars).getByText('1. ay')).toBeVisible();
});

test('of several answers every figure is seen, and of rows that come twice each', async () => {
  const figures = Array.from({ length: 11 }, (_, n) => ({
    ...{ key: 'total', label: 'Toplam', unit: 'TRY' as const },
    value: n + 1,
  }));
  const rows = [month(1), month(1)];
  server.answer(api.assistant.ask, answer(1, { figures, rows, show: 'BARS' }));
  const complaint = jest.spyOn(console, 'error');
  const { user } = openDialog();
  await user.type(await question(), 'Kira ne kadar, elektrik ne kadar?{Enter}');
  expect(await screen.findByText(/^11,00\s₺$/)).toBeVisible();
  const bars = screen.getByRole('list', { name: 'Cevabın satırları' });
  expect(within(bars).getAllByText('1. ay')).toHaveLength(2);
  expect(complaint).not.toHaveBeenCalled();
});

test('the strangest records are seen first, though newer ones stand before them', async () => {
  const rows = Array.from({ length: 20 }, (_, n) => ({
    ...{ key: idOf(4, n), id: idOf(4, n), label: `Kargo · ${n}. gönderi`, unit: 'TRY' as const },
    ...{ value: n, date: '2026-11-20', place: 20 - n },
  }));
  server.answer(api.assistant.ask, answer(1, { rows, show: 'RECORDS' }));
  const { user } = openDialog();
  await user.type(await question(), 'Garip ödeme var mı?{Enter}');
  const [first] = await screen.findAllByRole('link', { name: /gönderi/ });
  expect(first).toHaveTextContent('19. gönderi');
  expect(screen.queryByText('0. gönderi')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tümünü Göster (20)' }));
  expect(screen.getAllByRole('link', { name: /gönderi/ }).at(-1)).toHaveTextContent('0. gönderi');
});

test('a bar opens its records, in a rank as in bars beside one another', async () => {
  const rows = ['Kaya', 'Ege'].map((label) => ({ key: label, label, value: 5, unit: 'TRY' as const }));
  const openings = [{ key: 'Kaya', question: 'Kaya kayıtlarını listeler misin?', plan: '{"kaya":1}' }];
  server.answer(api.assistant.ask, answer(1, { rows, openings, show: 'BARS' }));
  const { user } = openDialog();
  await user.type(await question(), 'En çok kime ödedik?{Enter}');
  expect(await screen.findByText('Ege')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ege' })).not.toBeInTheDocument();
  server.answer(
    api.assistant.ask,
    answer(2, { bars: { title: 'Tutar', periods: null, good: 'up', rows }, openings }),
  );
  await user.click(screen.getByRole('button', { name: 'Kaya' }));
  expect(await screen.findByText(/Cevap 2:/)).toBeVisible();
  const asks = { input: 'Kaya kayıtlarını listeler misin?', plan: '{"kaya":1}' };
  expect(asked(1)).toMatchObject(asks);
  await user.click(screen.getByRole('button', { name: 'Kaya' }));
  await waitFor(() => expect(asked(2)).toMatchObject(asks));
});

test('a change is drawn from the earlier sum to the later one, small steps gathered', async () => {
  const figure = (key: string, label: string, value: number) => ({ key, label, value, unit: 'TRY' as const });
  const rows = [-50, 40, 30, 20, 10, 5, 4, 1].map((value, n) => ({ ...month(n), key: `c${n}`, value }));
  const figures = [
    figure('change', 'Değişim', 60),
    figure('later', 'Kasım', 160),
    figure('earlier', 'Ekim', 100),
  ];
  server.answer(api.assistant.ask, answer(1, { rows, figures, show: 'WATERFALL' }));
  const { user } = openDialog();
  await user.type(await question(), 'Neden?{Enter}');
  const steps = within(await screen.findByRole('list', { name: 'Değişimin adımları' })).getAllByRole(
    'listitem',
  );
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Ekim100,00\u00a0₺',
    '0. ay−50,00\u00a0₺',
    '1. ay+40,00\u00a0₺',
    '2. ay+30,00\u00a0₺',
    '3. ay+20,00\u00a0₺',
    '4. ay+10,00\u00a0₺',
    '5. ay+5,00\u00a0₺',
    'Diğer 2 kategori+5,00\u00a0₺',
    'Kasım160,00\u00a0₺',
  ]);
});

test('records stand with description and category, open in the ledger, and the figure stands large', async () => {
  const id = idOf(4, 9);
  const rows = [
    { key: id, id, label: 'Malzeme · C30 beton', value: 10.5, unit: 'TRY' as const, date: '2026-11-20' },
  ];
  const figures = [{ key: 'amount', label: 'En yüksek tutarlı kayıt', value: 10.5, unit: 'TRY' as const }];
  server.answer(api.assistant.ask, answer(1, { rows, figures, show: 'RECORDS' }));
  const { user } = openDialog();
  await user.type(await question(), 'En yüksek?{Enter}');
  const record = await screen.findByRole('link', { name: '20.11.2026 C30 beton Malzeme 10,50\u00a0₺' });
  expect(record).toHaveAttribute('href', `/cash-flow?ids=${id}`);
  expect(screen.getByText('En yüksek tutarlı kayıt').closest('div')).toHaveTextContent('10,50 ₺');
  expect(await seriousFindings()).toEqual([]);
});

test('an answer is taken out as text with its reading, and its rows as a file that the history knows', async () => {
  server.answer(api.assistant.ask, answer(1, { rows: [month(1), month(2)], show: 'BARS' }));
  const { user } = openDialog();
  await user.type(await question(), 'Bir{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Kopyala' }));
  expect(await navigator.clipboard.readText()).toBe(
    'Soru 1\nCevap 1: 1.250,00\u00a0₺.\nŞöyle anladım: Tüm kayıtlar · Gider',
  );

  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Kopyalandı' }));
  expect(await screen.findByText('Kopyalanamadı. Cevabı seçip elle kopyalayın.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kopyala' })).toBeVisible();

  const file = catchFile();
  await user.click(screen.getByRole('button', { name: 'Dışa Aktar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
  expect((await file.text()).split('\r\n')).toHaveLength(4);
  await waitFor(() => expect(server.requests(api.history.noteExport)).toHaveLength(1));
  expect(server.requests(api.history.noteExport)[0]?.body).toMatchObject({
    list: 'Vezne AI cevabı',
    format: 'csv',
  });
});

test('a file of an answer tells which way money went, in what it is counted, and of how many it is a part', async () => {
  const fileOf = async (own: Partial<AssistantAnswer>) => {
    server.answer(api.assistant.ask, answer(1, own));
    const { user, unmount } = openDialog();
    await user.type(await question(), 'Bir{Enter}');
    const file = catchFile();
    await user.click(await screen.findByRole('button', { name: 'Dışa Aktar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
    const lines = (await file.text()).trim().split('\r\n');
    unmount();
    return lines;
  };
  const record = (n: number) => ({
    ...{ key: idOf(4, n), id: idOf(4, n), label: 'Kira · ofis', value: 10, unit: 'TRY' as const },
    ...{ date: '2026-11-20', direction: n % 2 ? ('GIRIS' as const) : ('CIKIS' as const) },
  });
  const rows = Array.from({ length: 50 }, (_, n) => record(n));
  const listed = await fileOf({ rows, show: 'RECORDS', matched: { count: 300, sum: 1, ids: [] } });
  expect(listed.slice(1, 3)).toEqual([
    '20.11.2026;Kira · ofis;Gider;10;TRY;',
    '20.11.2026;Kira · ofis;Gelir;10;TRY;',
  ]);
  expect(listed.at(-1)).toBe(';İlk 50 / 300 kayıt;;;;');
  await waitFor(() => expect(server.requests(api.history.noteExport)[0]?.body).toMatchObject({ rows: 50 }));
  const late = { key: 'a', label: 'Moda', value: 24, unit: 'DAYS' as const };
  expect(await fileOf({ rows: [late], show: 'BARS' })).toContain(';Moda;;24;gün;');
  expect(await fileOf({ figures: [{ ...late, unit: 'PERCENT' }] })).toContain('Moda;24;%');
  const sources = Array.from({ length: 50 }, (_, n) => ({ ...sourceAt(n), direction: 'CIKIS' as const }));
  const rested = await fileOf({ sources, matched: { count: 60, sum: 1, ids: [] } });
  expect(rested[1]).toBe('20.11.2026;Maaş;Gider;100,00');
  expect(rested.at(-1)).toBe(';Son 50 / 60 kayıt;;');
});

test('the answer is read out once: only its sentence stands in the live region', async () => {
  const next = [{ question: 'Devam?', plan: '{"n":1}' }];
  server.answer(api.assistant.ask, answer(1, { next }));
  const { user } = openDialog();
  await user.type(await question(), 'Bir{Enter}');
  const said = (await screen.findByText(/Cevap 1:/)).closest('[aria-live]');
  expect(said).toHaveAttribute('aria-live', 'polite');
  expect(said).not.toHaveTextContent('Devam?');
});

test('accounts and contacts of an answer open their own pages, and no records are said to have been examined', async () => {
  const [bank, moda] = [idOf(8, 1), idOf(9, 1)];
  const money = { unit: 'TRY' } as const;
  const rows = [
    { key: bank, label: 'Ziraat', value: 49_679.6, ...money, link: { to: 'ACCOUNT' as const, id: bank } },
    { key: moda, label: 'Moda Apartmanı', value: -500, ...money, link: { to: 'CONTACT' as const, id: moda } },
    { key: 'NONE', label: 'Carisi yazılmamış kalemler', value: 12, ...money },
  ];
  server.answer(api.assistant.ask, answer(1, { rows, show: 'BARS', scannedCount: 0 }));
  const { user } = openDialog();
  await user.type(await question(), 'Bankada ne kadar var?{Enter}');
  const link = await screen.findByRole('link', { name: /^Ziraat 49\.679,60/ });
  expect(link).toHaveAttribute('href', `/cash-flow?accountId=${bank}`);
  expect(screen.getByRole('link', { name: /Moda/ })).toHaveAttribute('href', `/contacts/${moda}`);
  expect(screen.queryByRole('link', { name: /Carisi/ })).not.toBeInTheDocument();
  expect(screen.getByText('Carisi yazılmamış kalemler')).toBeVisible();
  expect(screen.queryByText(/kayıt incelendi/)).not.toBeInTheDocument();
  expect(await seriousFindings()).toEqual([]);
});

test('projects of an answer open their own pages, with what is told of them in its unit', async () => {
  const [ege, moda] = [idOf(8, 1), idOf(9, 1)];
  const rows = [
    { key: ege, label: 'Ege Depo', value: 104.51, unit: 'PERCENT' as const, projectId: ege },
    { key: moda, label: 'Moda', value: 24, unit: 'DAYS' as const, projectId: moda },
  ];
  server.answer(api.assistant.ask, answer(1, { rows, show: 'BARS' }));
  const { user } = openDialog();
  await user.type(await question(), 'Bütçesini aşan proje var mı?{Enter}');
  const link = await screen.findByRole('link', { name: 'Ege Depo %104,5' });
  expect(link).toHaveAttribute('href', `/projects/${ege}`);
  expect(screen.getByRole('link', { name: 'Moda 24 gün' })).toHaveAttribute('href', `/projects/${moda}`);
});

test('an account by itself opens too', async () => {
  const id = idOf(8, 1);
  const row = { key: id, label: 'Ziraat', value: 5, unit: 'TRY', link: { to: 'ACCOUNT', id } } as const;
  server.answer(api.assistant.ask, answer(1, { rows: [row], show: 'BARS' }));
  const { user } = openDialog();
  await user.type(await question(), 'Ziraat hesabında ne kadar var?{Enter}');
  expect(await screen.findByRole('link', { name: /Ziraat/ })).toBeVisible();
});

test('examples stand as questions to press alone, and nothing is said to have been examined for them', async () => {
  const example = 'Bu ay ne kadar harcadık?';
  const report = `Sorularınızı cevaplarım. Şunları sorabilirsiniz:\n• ${example}`;
  server.answer(api.assistant.ask, answer(1, { report, reading: '', options: [example] }));
  const { user } = openDialog();
  await user.type(await question(), 'Merhaba{Enter}');
  expect(await screen.findByRole('button', { name: example })).toBeVisible();
  expect(screen.queryByText(/•/)).not.toBeInTheDocument();
  expect(screen.queryByText(/kayıt incelendi/)).not.toBeInTheDocument();
});

test('what the text lists in another order is not announced over the rows', async () => {
  const row = { ...month(1), id: idOf(4, 1), date: '2026-11-20' };
  const report = '67 olağan dışı kayıt var; normalden en uzak olanlar:\n• 1. ay';
  server.answer(api.assistant.ask, answer(1, { report, rows: [row], show: 'RECORDS' }));
  const { user } = openDialog();
  await user.type(await question(), 'Garip ödeme var mı{Enter}');
  expect(await screen.findByText('67 olağan dışı kayıt var.')).toBeVisible();
});
