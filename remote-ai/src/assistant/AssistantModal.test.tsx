import { act, screen, waitFor, within } from '@testing-library/react';
import { type AssistantAnswer, api } from '@vezne/contract';
import { fakeApi, idOf, pageOf, renderApp, seriousFindings } from '@vezne/testing';
import { assistantAtom } from '@vezne/ui/state';
import AssistantModal from './AssistantModal';

const server = fakeApi();

const answer = (n: number, own: Partial<AssistantAnswer> = {}): AssistantAnswer => ({
  id: idOf(6, n),
  input: `Soru ${n}`,
  report: `Cevap ${n}: 1.250,00\u00a0₺.`,
  createdAt: '2026-11-21T11:18:00.000Z',
  action: 'ANSWER',
  reason: null,
  figures: [],
  rows: [],
  reading: 'Tüm kayıtlar · Gider',
  period: null,
  matched: { count: 0, sum: 0, ids: [] },
  sources: [],
  options: [],
  scannedCount: 148,
  truncated: false,
  conversationId: idOf(7, 1),
  engine: 'RULES',
  ...own,
});

function open() {
  const app = renderApp(<AssistantModal />, { route: '/cash-flow' });
  act(() => app.store.set(assistantAtom, { open: true, context: 'Kasa Defteri' }));
  return app;
}
const question = () => screen.findByRole('textbox', { name: 'Sorunuz' });
const send = () => screen.getByRole('button', { name: 'Gönder' });

const first = { question: 'Bu yıl Malzeme kategorisine ne kadar harcadık?', plan: '{"first":1}' };

beforeEach(() => {
  server.answer(api.assistant.history, pageOf<AssistantAnswer>([]));
  server.answer(api.assistant.firstQuestions, [first]);
});

test('a question is sent by Enter, Shift+Enter starts a new line, and blank text is not sent', async () => {
  server.answer(api.assistant.ask, answer(1));
  const { user } = open();
  await waitFor(async () => expect(await question()).toHaveFocus());
  expect(send()).toBeDisabled();
  await user.type(await question(), '   {Enter}');
  expect(server.requests(api.assistant.ask)).toHaveLength(0);
  await user.clear(await question());
  await user.type(await question(), 'Bu ay{Shift>}{Enter}{/Shift}ne harcadık?{Enter}');
  expect(await screen.findByText(/Cevap 1:/)).toBeVisible();
  expect(server.requests(api.assistant.ask).at(0)?.body).toMatchObject({ input: 'Bu ay\nne harcadık?' });
  expect(await question()).toHaveValue('');
  expect(screen.getByText('148 kayıt incelendi')).toBeVisible();
  expect(screen.getByText('Okuma: Tüm kayıtlar · Gider')).toBeVisible();
});

test('while Vezne AI thinks it says so and nothing else can be sent', async () => {
  server.hang(api.assistant.ask);
  const { user } = open();
  await user.type(await question(), 'Kasada ne var?{Enter}');
  expect(await screen.findByText('Vezne AI düşünüyor...')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Gönder' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Konuşmayı Temizle' }));
  expect(await question()).toHaveValue('');
});

test('a failure stands under Hata and keeps the question', async () => {
  server.fail(api.assistant.ask, { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Biraz bekleyin.' });
  const { user } = open();
  await user.type(await question(), 'Kasada ne var?{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Hata');
  expect(alert).toHaveTextContent('Biraz bekleyin.');
  expect(await question()).toHaveValue('Kasada ne var?');
});

test('an unclear question offers its readings, and a chosen one goes on in the same conversation', async () => {
  const options = ['Geçen ay ne harcadık?', 'Son 30 günde ne harcadık?'];
  server.answer(api.assistant.ask, answer(1, { action: 'CLARIFY', reason: 'period', options }));
  const { user } = open();
  await user.type(await question(), 'Son ay ne harcadık?{Enter}');
  await user.click(await screen.findByRole('button', { name: options[0] }));
  await waitFor(() => expect(server.requests(api.assistant.ask)).toHaveLength(2));
  expect(server.requests(api.assistant.ask).at(1)?.body).toEqual({
    input: options[0],
    conversationId: idOf(7, 1),
  });
});

test('the records behind an answer lead to the ledger narrowed to them', async () => {
  const id = idOf(4, 9);
  const source = { type: 'CASH_FLOW', id, label: 'Beton', date: '2026-11-20', amount: 10.5 } as const;
  server.answer(
    api.assistant.ask,
    answer(1, { matched: { count: 1, sum: 10.5, ids: [id] }, sources: [source] }),
  );
  const { user } = open();
  await user.type(await question(), 'Beton ne kadar?{Enter}');
  const sources = await screen.findByRole('region', { name: 'Dayanak kayıtlar' });
  expect(within(sources).getByRole('link', { name: /Beton/ })).toHaveAttribute(
    'href',
    `/cash-flow?ids=${id}`,
  );
  expect(sources).toHaveTextContent('20.11.2026 Beton 10,50 ₺');
});

test('the history shows two questions a page with time and place, and pages through them', async () => {
  server.answer(api.assistant.history, {
    ...pageOf([answer(1), answer(2)]),
    totalElements: 5,
    totalPages: 3,
    size: 2,
  });
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Geçmiş Sorular (5)' }));
  expect(await screen.findByText('Sayfa 1 / 3')).toBeVisible();
  expect(screen.getAllByText('21 Kasım 2026 14:18')).toHaveLength(2);
  expect(screen.getAllByText('Kasa Defteri').length).toBeGreaterThanOrEqual(2);
  expect(screen.getByRole('button', { name: 'Önceki' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: /Sonraki/ }));
  await waitFor(() =>
    expect(server.requests(api.assistant.history).at(-1)?.body).toMatchObject({ page: 1, pageSize: 2 }),
  );
});

test('an empty history says so', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Geçmiş Sorular (0)' }));
  expect(await screen.findByText('Henüz sorulmuş soru bulunmuyor.')).toBeVisible();
});

test('every opening starts on the ask tab without the last answer', async () => {
  server.answer(api.assistant.ask, answer(1));
  const { user, store } = open();
  await user.type(await question(), 'Kasada ne var?{Enter}');
  await screen.findByText(/Cevap 1:/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  act(() => store.set(assistantAtom, { open: true, context: 'Kasa Defteri' }));
  expect(await question()).toHaveValue('');
  expect(screen.queryByText(/Cevap 1:/)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Şunları sorabilirsiniz')).toBeVisible());
});

test('text from the ledger is shown as text and the dialog has no serious accessibility finding', async () => {
  server.answer(api.assistant.ask, answer(1, { report: '<img src=x onerror=alert(1)> kaydı bulunamadı' }));
  const { user } = open();
  await user.type(await question(), 'x{Enter}');
  expect(await screen.findByText('<img src=x onerror=alert(1)> kaydı bulunamadı')).toBeVisible();
  expect(await seriousFindings()).toEqual([]);
});

const asked = (at: number) => server.requests(api.assistant.ask).at(at)?.body;

test('a first visit asks about the company’s own categories, with a press', async () => {
  server.answer(api.assistant.ask, answer(1));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: first.question }));
  expect(await screen.findByText(/Cevap 1:/)).toBeVisible();
  expect(asked(0)).toEqual({ input: first.question, plan: first.plan, conversationId: null });
  expect(screen.queryByText('Şunları sorabilirsiniz')).not.toBeInTheDocument();
});

test('a company without records is told why there are no questions, and a failure offers general ones', async () => {
  server.answer(api.assistant.firstQuestions, []);
  const { unmount } = open();
  expect(await screen.findByText(/kayıt ekledikçe/)).toBeVisible();
  unmount();
  server.fail(api.assistant.firstQuestions, { status: 500, code: 'UNEXPECTED', message: 'Olmadı' });
  open();
  const group = await screen.findByRole('group', { name: 'Şunları sorabilirsiniz' }, { timeout: 8_000 });
  expect(within(group).getAllByRole('button')).toHaveLength(4);
}, 15_000);

test('earlier turns stay above as lines that open, and clearing takes them all away', async () => {
  const figure = { key: 'total', label: 'Toplam gider', value: 1250, unit: 'TRY' } as const;
  server.answer(api.assistant.ask, answer(1, { figures: [figure] }));
  const { user } = open();
  await user.type(await question(), 'Bir{Enter}');
  await screen.findByText(/Cevap 1:/);
  server.answer(api.assistant.ask, answer(2));
  await user.type(await question(), 'İki{Enter}');
  expect(await screen.findByText(/Cevap 2:/)).toBeVisible();
  expect(screen.queryByText(/Cevap 1:/)).not.toBeInTheDocument();
  const line = screen.getByRole('button', { name: 'Soru 1 1.250,00\u00a0₺' });
  expect(line).toHaveAttribute('aria-expanded', 'false');
  await user.click(line);
  expect(screen.getByText(/Cevap 1:/)).toBeVisible();
  await user.click(line);
  expect(screen.queryByText(/Cevap 1:/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Konuşmayı Temizle' }));
  expect(screen.queryByRole('list', { name: 'Önceki sorular' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Cevap 2:/)).not.toBeInTheDocument();
});

test('the answer is emptied while the next question runs, and a retry keeps the conversation', async () => {
  server.answer(api.assistant.ask, answer(1));
  const { user } = open();
  await user.type(await question(), 'Bir{Enter}');
  await screen.findByText(/Cevap 1:/);
  const refusal = { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Biraz bekleyin.' };
  server.fail(api.assistant.ask, refusal, 1);
  await user.type(await question(), 'İki{Enter}');
  await screen.findByRole('alert');
  expect(screen.queryByText(/Cevap 1:/)).not.toBeInTheDocument();
  server.answer(api.assistant.ask, answer(2));
  await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByText(/Cevap 2:/)).toBeVisible();
  expect(asked(-1)).toEqual({ input: 'İki', conversationId: idOf(7, 1) });
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
  const { user } = open();
  await user.type(await question(), 'Bu ay ne kadar?{Enter}');
  const reading = await screen.findByRole('group', { name: 'Okuma' });
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

test('three questions go on from an answer, and asking one goes on in the conversation', async () => {
  const next = [1, 2, 3].map((n) => ({ question: `Devam ${n}?`, plan: `{"n":${n}}` }));
  server.answer(api.assistant.ask, answer(1, { next }));
  const { user } = open();
  await user.type(await question(), 'Bir{Enter}');
  const goOn = await screen.findByRole('region', { name: 'Bununla ilgili' });
  expect(within(goOn).getAllByRole('button')).toHaveLength(3);
  await user.click(within(goOn).getByRole('button', { name: 'Devam 2?' }));
  await waitFor(() => expect(server.requests(api.assistant.ask)).toHaveLength(2));
  expect(asked(1)).toEqual({ input: 'Devam 2?', plan: '{"n":2}', conversationId: idOf(7, 1) });
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
  const { user } = open();
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
  const { user } = open();
  await user.type(await question(), 'Hangi aylar{Enter}');
  const bars = await screen.findByRole('list', { name: 'Cevabın satırları' });
  expect(within(bars).getByText('20. ay')).toBeVisible();
  expect(within(bars).queryByText('1. ay')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tümünü göster (20)' }));
  expect(within(bars).getByText('1. ay')).toBeVisible();
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
  const { user } = open();
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
  const { user } = open();
  await user.type(await question(), 'En yüksek?{Enter}');
  const record = await screen.findByRole('link', { name: '20.11.2026 C30 beton Malzeme 10,50\u00a0₺' });
  expect(record).toHaveAttribute('href', `/cash-flow?ids=${id}`);
  expect(screen.getByText('En yüksek tutarlı kayıt').closest('div')).toHaveTextContent('10,50 ₺');
  expect(await seriousFindings()).toEqual([]);
});

test('an answer is taken out as text with its reading, and its rows as a file that the history knows', async () => {
  server.answer(api.assistant.ask, answer(1, { rows: [month(1), month(2)], show: 'BARS' }));
  const { user } = open();
  await user.type(await question(), 'Bir{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Kopyala' }));
  expect(await navigator.clipboard.readText()).toBe(
    'Soru 1\nCevap 1: 1.250,00\u00a0₺.\nOkuma: Tüm kayıtlar · Gider',
  );
  expect(screen.getByRole('button', { name: 'Dışa Aktar' })).toBeVisible();
});

test('an old answer opens whole in the history and is asked anew by its plan', async () => {
  const figure = { key: 'total', label: 'Toplam gider', value: 1250, unit: 'TRY' } as const;
  server.answer(api.assistant.history, pageOf([answer(1, { figures: [figure], plan: '{"old":1}' })]));
  server.answer(api.assistant.ask, answer(2));
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Geçmiş Sorular (1)' }));
  await user.click(await screen.findByRole('button', { name: 'Cevabı Aç' }));
  expect(screen.getByText('Toplam gider')).toBeVisible();
  expect(screen.getByText('Okuma: Tüm kayıtlar · Gider')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kapat', expanded: true }));
  expect(screen.queryByText('Toplam gider')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Yeniden Sor' }));
  expect(await screen.findByText(/Cevap 2:/)).toBeVisible();
  expect(asked(0)).toEqual({ input: 'Soru 1', plan: '{"old":1}', conversationId: null });
  expect(screen.getByRole('tab', { name: 'Soru Sor' })).toHaveAttribute('aria-selected', 'true');
});

test('a screen that opens the dialog with a question gets it asked at once, and only then', async () => {
  server.answer(api.assistant.ask, answer(1));
  const app = renderApp(<AssistantModal />, { route: '/dashboard' });
  const ask = { input: 'Kira neden yok?', plan: '{"insight":1}' };
  act(() => app.store.set(assistantAtom, { open: true, context: 'Kasa Defteri', ask }));
  expect(await screen.findByText(/Cevap 1:/)).toBeVisible();
  expect(asked(0)).toEqual({ ...ask, conversationId: null });
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  act(() => app.store.set(assistantAtom, { open: true, context: 'Kasa Defteri' }));
  expect(await screen.findByText('Şunları sorabilirsiniz')).toBeVisible();
  expect(server.requests(api.assistant.ask)).toHaveLength(1);
});

test('the answer is read out once: only its sentence stands in the live region', async () => {
  const next = [{ question: 'Devam?', plan: '{"n":1}' }];
  server.answer(api.assistant.ask, answer(1, { next }));
  const { user } = open();
  await user.type(await question(), 'Bir{Enter}');
  const said = (await screen.findByText(/Cevap 1:/)).closest('[aria-live]');
  expect(said).toHaveAttribute('aria-live', 'polite');
  expect(said).not.toHaveTextContent('Devam?');
});
