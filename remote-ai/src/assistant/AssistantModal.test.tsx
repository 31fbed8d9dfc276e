import { act, screen, waitFor, within } from '@testing-library/react';
import { reloadSession } from '@vezne/api';
import { type AssistantAnswer, api } from '@vezne/contract';
import { idOf, renderApp } from '@vezne/testing';
import { assistantAtom } from '@vezne/ui/state';
import AssistantModal from './AssistantModal';
import { answer, assistantApi, first, openDialog, question } from './testing';

const { server, asked } = assistantApi();
const send = () => screen.getByRole('button', { name: 'Gönder' });

test('a question is sent by Enter, Shift+Enter starts a new line, and blank text is not sent', async () => {
  server.answer(api.assistant.ask, answer(1));
  const { user } = openDialog();
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
  expect(screen.getByText('Şöyle anladım: Tüm kayıtlar · Gider')).toBeVisible();
});

test('what is written while another question is answered stays in the box', async () => {
  server.answer(api.assistant.ask, answer(1));
  const { user } = openDialog();
  await user.type(await question(), 'Kira ne kadar?');
  await user.click(screen.getByRole('button', { name: first.question }));
  expect(await screen.findByText(/Cevap 1:/)).toBeVisible();
  expect(await question()).toHaveValue('Kira ne kadar?');
});

test('while Vezne AI thinks it says so and nothing else can be sent', async () => {
  server.hang(api.assistant.ask);
  const { user } = openDialog();
  await user.type(await question(), 'Kasada ne var?{Enter}');
  expect(await screen.findByText('Vezne AI düşünüyor...')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Gönder' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Konuşmayı Temizle' }));
  expect(await question()).toHaveValue('');
});

describe('an answer that does not come', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const keys = () => server.requests(api.assistant.ask).map(({ headers }) => headers['Idempotency-Key']);

  test('is told after a while; asked again under the same key, it is answered once', async () => {
    server.hang(api.assistant.ask);
    const { user } = openDialog();
    await user.type(await question(), 'Kasada ne var?{Enter}');
    await pass(4_000);
    expect(screen.getByText(/uzun sürüyor/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tekrar Dene' })).not.toBeInTheDocument();
    await pass(6_000);
    expect(await question()).toHaveValue('Kasada ne var?');
    server.heal(api.assistant.ask);
    server.answer(api.assistant.ask, answer(1));
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    await pass(100);
    expect(screen.getByText(/Cevap 1:/)).toBeVisible();
    expect(new Set(keys()).size).toBe(1);
    expect(screen.queryByRole('list', { name: 'Önceki sorular' })).not.toBeInTheDocument();
  });

  test('leads nowhere once it was given up, whatever became of it', async () => {
    server.answer(api.assistant.ask, answer(1));
    const { user } = openDialog();
    await user.type(await question(), 'Bir{Enter}');
    await pass(100);
    server.hang(api.assistant.ask);
    await user.type(await question(), 'Vazgeçilen{Enter}');
    await pass(10_000);
    await user.click(screen.getByRole('button', { name: 'İptal' }));
    server.heal(api.assistant.ask);
    server.answer(api.assistant.ask, answer(3));
    await user.clear(await question());
    await user.type(await question(), 'Peki kira?{Enter}');
    await pass(100);
    const bodies = server.requests(api.assistant.ask).map(({ body }) => body);
    expect(bodies).toContainEqual({
      input: 'Peki kira?',
      conversationId: idOf(7, 1),
      seenId: idOf(6, 1),
    });
  });

  test('can be given up: the question stands in its box and can be changed and sent', async () => {
    server.hang(api.assistant.ask);
    const { user } = openDialog();
    await user.click(await screen.findByRole('button', { name: first.question }));
    await pass(10_000);
    await user.click(screen.getByRole('button', { name: 'İptal' }));
    expect(screen.queryByText(/düşünüyor/)).not.toBeInTheDocument();
    expect(await question()).toHaveValue(first.question);
    expect(await question()).toHaveFocus();
    expect(send()).toBeEnabled();
  });
});

test('a failure stands under Hata and keeps the question', async () => {
  server.fail(api.assistant.ask, { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Biraz bekleyin.' });
  const { user } = openDialog();
  await user.type(await question(), 'Kasada ne var?{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Hata');
  expect(alert).toHaveTextContent('Biraz bekleyin.');
  expect(await question()).toHaveValue('Kasada ne var?');
});

test('a question whose answer the end of the session took away is in the box afterwards', async () => {
  server.hang(api.assistant.ask);
  const waiting = () => localStorage.getItem('drafts') ?? '';
  const { user, unmount } = openDialog();
  await user.type(await question(), 'Kasada ne var?{Enter}');
  // The browser has the session no more.
  const kept = waiting();
  localStorage.clear();
  localStorage.setItem('drafts', kept);
  act(reloadSession);
  unmount();
  const { unmount: close } = openDialog({ drafts: waiting() });
  expect(await question()).toHaveValue('Kasada ne var?');
  // Closed while signed in, the dialog keeps nothing.
  close();
  expect(waiting()).toBe('');
});

test('an unclear question offers its readings, and a chosen one goes on in the same conversation', async () => {
  const options = ['Geçen ay ne harcadık?', 'Son 30 günde ne harcadık?'];
  const glimpses: AssistantAnswer['glimpses'] = [[{ label: 'Toplam gider', value: 12_500, unit: 'TRY' }], []];
  server.answer(api.assistant.ask, answer(1, { action: 'CLARIFY', reason: 'period', options, glimpses }));
  const { user } = openDialog();
  await user.type(await question(), 'Son ay ne harcadık?{Enter}');
  const chosen = await screen.findByRole('button', { name: options[0] });
  expect(chosen).toHaveAccessibleDescription(/^Toplam gider 12\.500,00\s₺$/);
  expect(screen.getByRole('button', { name: options[1] })).not.toHaveAccessibleDescription();
  await user.click(chosen);
  await waitFor(() => expect(server.requests(api.assistant.ask)).toHaveLength(2));
  expect(server.requests(api.assistant.ask).at(1)?.body).toEqual({
    input: options[0],
    conversationId: idOf(7, 1),
  });
});

test('every opening starts on the ask tab without the last answer', async () => {
  server.answer(api.assistant.ask, answer(1));
  const { user, store } = openDialog();
  await user.type(await question(), 'Kasada ne var?{Enter}');
  await screen.findByText(/Cevap 1:/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  act(() => store.set(assistantAtom, { open: true, context: 'Kasa Defteri' }));
  expect(await question()).toHaveValue('');
  expect(screen.queryByText(/Cevap 1:/)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Şunları sorabilirsiniz')).toBeVisible());
});

test('a first visit asks about the company’s own categories, with a press', async () => {
  server.answer(api.assistant.ask, answer(1));
  const { user } = openDialog();
  await user.click(await screen.findByRole('button', { name: first.question }));
  expect(await screen.findByText(/Cevap 1:/)).toBeVisible();
  expect(asked(0)).toEqual({ input: first.question, plan: first.plan, conversationId: null });
  expect(screen.queryByText('Şunları sorabilirsiniz')).not.toBeInTheDocument();
});

test('a company without records is told why there are no questions, and a failure offers general ones', async () => {
  server.answer(api.assistant.firstQuestions, []);
  const { unmount } = openDialog();
  expect(await screen.findByText(/kayıt ekledikçe/)).toBeVisible();
  unmount();
  server.fail(api.assistant.firstQuestions, { status: 500, code: 'UNEXPECTED', message: 'Olmadı' });
  openDialog();
  const group = await screen.findByRole('group', { name: 'Şunları sorabilirsiniz' }, { timeout: 8_000 });
  expect(within(group).getAllByRole('button')).toHaveLength(4);
}, 15_000);

test('earlier turns stay above as lines that open, and clearing takes them all away', async () => {
  const figure = { key: 'total', label: 'Toplam gider', value: 1250, unit: 'TRY' } as const;
  const rows = [1, 2].map((n) => ({ ...figure, key: `2026-0${n}`, label: `${n}. ay` }));
  server.answer(api.assistant.ask, answer(1, { figures: [figure], rows, show: 'BARS' }));
  const { user } = openDialog();
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
  const { user } = openDialog();
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
