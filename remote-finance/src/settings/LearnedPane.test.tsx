import { screen, waitFor } from '@testing-library/react';
import { api, type LearnedQuestion } from '@vezne/contract';
import { fakeApi } from '@vezne/testing';
import { openSettings as open } from './testing';

const server = fakeApi();
const learned: LearnedQuestion = {
  id: '01900000-0000-7000-8000-000000000901',
  question: 'mazota ne verdik',
  reading: 'Yakıt kategorisine ne kadar harcadık?',
  learnedAt: '2026-11-20T09:00:00.000Z',
  usedAt: '2026-11-21T09:00:00.000Z',
};

test('what the assistant has learned is listed with the reading that was chosen, and can be forgotten', async () => {
  let stored = [learned];
  server.answer(api.learnedQuestion.findAll, () => stored);
  server.answer(api.learnedQuestion.delete, () => {
    stored = [];
    return true as const;
  });
  const { user } = open('app-settings');
  expect(await screen.findByText('mazota ne verdik')).toBeVisible();
  expect(screen.getByText('Yakıt kategorisine ne kadar harcadık?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Unut: mazota ne verdik' }));
  expect(await screen.findByText('Seçim unutuldu.')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Henüz öğrenilmiş bir soru yok.')).toBeVisible());
  expect(server.requests(api.learnedQuestion.delete)[0]?.query).toEqual({ id: learned.id });
});

test('where nothing was chosen yet, that is said', async () => {
  open('app-settings');
  expect(await screen.findByText('Henüz öğrenilmiş bir soru yok.')).toBeVisible();
});
