import { act, screen } from '@testing-library/react';
import { type AssistantAnswer, api } from '@vezne/contract';
import { fakeApi, idOf, pageOf, renderApp } from '@vezne/testing';
import { assistantAtom } from '@vezne/ui/state';
import AssistantModal from './AssistantModal';

/** The n-th answer, whose question is "Soru n". */
export const answer = (n: number, own: Partial<AssistantAnswer> = {}): AssistantAnswer => ({
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

/** What is asked at a first visit. */
export const first = { question: 'Bu yıl Malzeme kategorisine ne kadar harcadık?', plan: '{"first":1}' };

/** An API with no questions asked yet. */
export function assistantApi() {
  const server = fakeApi();
  beforeEach(() => {
    server.answer(api.assistant.history, pageOf<AssistantAnswer>([]));
    server.answer(api.assistant.firstQuestions, [first]);
  });
  const asked = (at: number) => server.requests(api.assistant.ask).at(at)?.body;
  return { server, asked };
}

/** `stored` is what the browser has from earlier visits. */
export function openDialog(stored: Record<string, string> = {}) {
  const app = renderApp(<AssistantModal />, { route: '/cash-flow', stored });
  act(() => app.store.set(assistantAtom, { open: true, context: 'Kasa Defteri' }));
  return app;
}
export const question = () => screen.findByRole('textbox', { name: 'Sorunuz' });
