import { screen, waitFor, within } from '@testing-library/react';
import { type AssistantInsight, api } from '@vezne/contract';
import { fakeApi, renderApp, seriousFindings } from '@vezne/testing';
import { assistantAtom } from '@vezne/ui/state';
import { InsightsCard } from './InsightsCard';

const server = fakeApi();
const insight = (n: number): AssistantInsight => ({
  key: `MISSED:${n}`,
  kind: 'MISSED',
  title: `Beklenen ödemenin kaydı yok: Kira ${n}`,
  note: '5 Kasım 2026 dolayında bekleniyordu',
  question: 'Bu ay ödenmeyen düzenli ödeme var mı?',
  plan: `{"n":${n}}`,
});
const open = (stored = {}) =>
  renderApp(
    <main>
      <h1>Ana Sayfa</h1>
      <InsightsCard />
    </main>,
    { route: '/dashboard', stored },
  );

test('a finding opens Vezne AI with its own question', async () => {
  server.answer(api.assistant.insights, [insight(1)]);
  const { user, store } = open();
  await user.click(await screen.findByRole('button', { name: /^Beklenen ödemenin kaydı yok: Kira 1 / }));
  expect(store.get(assistantAtom)).toEqual({
    open: true,
    context: 'Kasa Defteri',
    ask: { input: 'Bu ay ödenmeyen düzenli ödeme var mı?', plan: '{"n":1}' },
  });
  expect(await seriousFindings()).toEqual([]);
});

test('nothing stands there when nothing is worth a word', async () => {
  open();
  await waitFor(() => expect(server.requests(api.assistant.insights)).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Vezne AI bulguları' })).not.toBeInTheDocument();
});

test('where there was something at the last visit its place is kept until the findings cannot be had', async () => {
  server.fail(api.assistant.insights, { status: 403, code: 'FORBIDDEN', message: 'Olmaz' });
  const { rerender } = renderApp(<>Başka sayfa</>, { route: '/dashboard' });
  const { session } = JSON.parse(localStorage.getItem('userData') ?? '{}');
  localStorage.setItem('insights', JSON.stringify([session, 'true']));
  rerender(
    <main>
      <InsightsCard />
    </main>,
  );
  expect(document.querySelector('main [aria-hidden]')).toBeInTheDocument();
  await waitFor(() => expect(document.querySelector('main [aria-hidden]')).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Vezne AI bulguları' })).not.toBeInTheDocument();
});

test('what another one has seen keeps no place', () => {
  open({ insights: JSON.stringify(['another session', 'true']) });
  expect(document.querySelector('main [aria-hidden]')).not.toBeInTheDocument();
});

test('a finding that is put away is gone at once, the last one with the card', async () => {
  let found = [insight(1), insight(2)];
  server.answer(api.assistant.insights, () => found);
  server.answer(api.assistant.dismissInsight, ({ body }) => {
    found = found.filter(({ key }) => key !== body.key);
    return true as const;
  });
  const { user } = open();
  const card = await screen.findByRole('region', { name: 'Vezne AI bulguları' });
  await user.click(within(card).getByRole('button', { name: /^Bir daha gösterme: .*Kira 1/ }));
  expect(within(card).getAllByRole('listitem')).toHaveLength(1);
  await waitFor(() => expect(card).toHaveFocus());
  await user.click(within(card).getByRole('button', { name: /^Bir daha gösterme: .*Kira 2/ }));
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Ana Sayfa' })).toHaveFocus();
  expect(server.requests(api.assistant.dismissInsight).map(({ body }) => body)).toEqual([
    { key: 'MISSED:1' },
    { key: 'MISSED:2' },
  ]);
});

test('a finding that could not be put away comes back', async () => {
  server.answer(api.assistant.insights, [insight(1)]);
  server.fail(api.assistant.dismissInsight, { status: 403, code: 'FORBIDDEN', message: 'Olmaz' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Bir daha gösterme/ }));
  expect(await screen.findByRole('region', { name: 'Vezne AI bulguları' })).toBeVisible();
});
