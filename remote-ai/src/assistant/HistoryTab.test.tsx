import { screen, waitFor } from '@testing-library/react';
import { api } from '@vezne/contract';
import { idOf, pageOf } from '@vezne/testing';
import { answer, assistantApi, openDialog, question } from './testing';

const { server, asked } = assistantApi();

test('the history shows two questions a page with time and place, and pages through them', async () => {
  server.answer(api.assistant.history, {
    ...pageOf([answer(1), answer(2)]),
    totalElements: 5,
    totalPages: 3,
    size: 2,
  });
  const { user } = openDialog();
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
  const { user } = openDialog();
  await user.click(await screen.findByRole('tab', { name: 'Geçmiş Sorular (0)' }));
  expect(await screen.findByText('Henüz sorulmuş soru bulunmuyor.')).toBeVisible();
});

test('an old answer opens whole in the history and is asked anew by its plan', async () => {
  const figure = { key: 'total', label: 'Toplam gider', value: 1250, unit: 'TRY' } as const;
  server.answer(api.assistant.history, pageOf([answer(1, { figures: [figure], plan: '{"old":1}' })]));
  server.answer(api.assistant.ask, answer(2));
  const { user } = openDialog();
  await user.click(await screen.findByRole('tab', { name: 'Geçmiş Sorular (1)' }));
  await user.click(await screen.findByRole('button', { name: 'Cevabı Aç' }));
  expect(screen.getByText('Toplam gider')).toBeVisible();
  expect(screen.getByText('Şöyle anladım: Tüm kayıtlar · Gider')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kapat', expanded: true }));
  expect(screen.queryByText('Toplam gider')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Yeniden Sor' }));
  expect(await screen.findByText(/Cevap 2:/)).toBeVisible();
  expect(asked(0)).toEqual({ input: 'Soru 1', plan: '{"old":1}', conversationId: null });
  expect(screen.getByRole('tab', { name: 'Soru Sor' })).toHaveAttribute('aria-selected', 'true');
});

test('an old question that is asked anew while another is waited for takes its place', async () => {
  server.answer(api.assistant.history, pageOf([answer(2)]));
  server.hang(api.assistant.ask);
  const { user } = openDialog();
  await user.type(await question(), 'Bugünkü sorum{Enter}');
  await screen.findByText('Vezne AI düşünüyor...');
  server.heal(api.assistant.ask);
  server.answer(api.assistant.ask, answer(3, { input: 'Soru 2' }));
  await user.click(screen.getByRole('tab', { name: /Geçmiş Sorular/ }));
  await user.click(await screen.findByRole('button', { name: 'Yeniden Sor' }));
  expect(await screen.findByText(/Cevap 3:/)).toBeVisible();
  expect([asked(0), asked(-1)]).toMatchObject([{ input: 'Bugünkü sorum' }, { input: 'Soru 2' }]);
  expect(screen.queryByText(/düşünüyor/)).not.toBeInTheDocument();
  // What was given up can be sent again.
  expect(await question()).toHaveValue('Bugünkü sorum');
});

test('what was offered back then is chosen in the conversation that offered it', async () => {
  const old = { ...answer(2), conversationId: idOf(7, 9) };
  const options = ['Geçen ay ne harcadık?', 'Son 30 günde ne harcadık?'];
  server.answer(
    api.assistant.history,
    pageOf([{ ...old, action: 'CLARIFY' as const, reason: 'period' as const, options }]),
  );
  server.answer(api.assistant.ask, answer(1));
  const { user } = openDialog();
  await user.type(await question(), 'Bugünkü sorum{Enter}');
  await screen.findByText(/Cevap 1:/);
  await user.click(screen.getByRole('tab', { name: /Geçmiş Sorular/ }));
  await user.click(await screen.findByRole('button', { name: 'Seçenekleri Aç' }));
  server.answer(api.assistant.ask, { ...answer(3), conversationId: idOf(7, 9) });
  await user.click(screen.getByRole('button', { name: options[1] }));
  expect(await screen.findByText(/Cevap 3:/)).toBeVisible();
  expect(asked(-1)).toEqual({ input: options[1], conversationId: idOf(7, 9), seenId: idOf(6, 2) });
});

test('an answer that comes while the history is read leaves its page, and is announced once', async () => {
  server.answer(api.assistant.history, ({ body: { page } }) => ({
    ...pageOf([answer(10 + page)]),
    ...{ totalElements: 3, totalPages: 3, page },
  }));
  server.answer(api.assistant.ask, answer(1));
  const release = server.hold(api.assistant.ask);
  const { user } = openDialog();
  await user.type(await question(), 'Bir{Enter}');
  await screen.findByText('Vezne AI düşünüyor...');
  await user.click(screen.getByRole('tab', { name: /Geçmiş Sorular/ }));
  await user.click(await screen.findByRole('button', { name: 'Sonraki' }));
  expect(await screen.findByText('Sayfa 2 / 3')).toBeVisible();
  expect(screen.queryByText('Cevap hazır')).not.toBeInTheDocument();
  release();
  const told = await screen.findByText('Cevap hazır');
  expect(told).toHaveAttribute('role', 'status');
  expect(told.closest('[hidden]')).toBeNull();
  expect(screen.getByText('Sayfa 2 / 3')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Soru Sor' }));
  expect(screen.getByText(/Cevap 1:/)).toBeVisible();
  expect(told).toBeEmptyDOMElement();
  await user.click(screen.getByRole('tab', { name: /Geçmiş Sorular/ }));
  expect(await screen.findByText('Sayfa 1 / 3')).toBeVisible();
});

test('old questions are searched while typing, and the cross shows all again', async () => {
  server.answer(api.assistant.history, pageOf([answer(1), answer(2)]));
  const { user } = openDialog();
  await user.click(await screen.findByRole('tab', { name: 'Geçmiş Sorular (2)' }));
  const search = await screen.findByRole('searchbox', { name: 'Geçmiş sorularda ara' });
  server.answer(api.assistant.history, pageOf([]));
  await user.type(search, 'kira');
  expect(await screen.findByText('Aramanıza uyan soru bulunamadı.')).toBeVisible();
  const searched = server.requests(api.assistant.history).map(({ body }) => body);
  expect(searched.at(-1)).toMatchObject({ searchText: 'kira', page: 0 });
  // All questions are still counted.
  expect(screen.getByRole('tab', { name: 'Geçmiş Sorular (2)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Aramayı temizle' }));
  expect(await screen.findByText('Soru 1')).toBeVisible();
  expect(search).toHaveFocus();
});

test('the focus is with the answer once an old question is asked anew, and with the way back at the last page', async () => {
  server.answer(api.assistant.history, ({ body: { page } }) => ({
    ...pageOf([answer(1 + page)]),
    ...{ totalElements: 2, totalPages: 2, page },
  }));
  server.answer(api.assistant.ask, answer(3));
  const { user } = openDialog();
  await user.click(await screen.findByRole('tab', { name: 'Geçmiş Sorular (2)' }));
  (await screen.findByRole('button', { name: 'Sonraki' })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Soru 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Önceki' })).toHaveFocus();
  screen.getByRole('button', { name: 'Yeniden Sor' }).focus();
  await user.keyboard('{Enter}');
  const said = await screen.findByText(/Cevap 3:/);
  const place = document.activeElement;
  expect(place).not.toBe(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog')).toContainElement(place as HTMLElement);
  expect(place).toContainElement(said);
});

test('an answer that was stored before it told what to draw opens whole', async () => {
  const rows = ['Kira', 'Maaş'].map((label, n) => ({
    key: label,
    label,
    value: n + 1,
    unit: 'TRY' as const,
  }));
  const { bars, show, chips, next, ...before } = answer(1, { rows });
  server.answer(api.assistant.history, pageOf([before]));
  const { user } = openDialog();
  await user.click(await screen.findByRole('tab', { name: 'Geçmiş Sorular (1)' }));
  await user.click(await screen.findByRole('button', { name: 'Cevabı Aç' }));
  const drawn = screen.getByRole('list', { name: 'Cevabın satırları' });
  expect(drawn).toHaveTextContent('Kira1,00');
  expect(drawn).toHaveTextContent('Maaş2,00');
  expect(screen.getByRole('button', { name: 'Kopyala' })).toBeVisible();
});
