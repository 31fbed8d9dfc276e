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

beforeEach(() => server.answer(api.assistant.history, pageOf<AssistantAnswer>([])));

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
  expect(within(sources).getByRole('link', { name: 'Beton' })).toHaveAttribute(
    'href',
    `/cash-flow?ids=${id}`,
  );
  expect(sources).toHaveTextContent('20.11.2026Beton10,50 ₺');
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
