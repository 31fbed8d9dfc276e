import { screen, within } from '@testing-library/react';
import { api, type ProjectComparison } from '@vezne/contract';
import { fakeApi, idOf, project, projectComparison, renderApp, setWindowWidth } from '@vezne/testing';
import { ComparisonTab } from './ComparisonTab';

const server = fakeApi();
const open = () => renderApp(<ComparisonTab project={project(1)} currency="TRY" />);

test('a comparison that cannot be made can be asked for again', async () => {
  server.fail(api.project.compare, { status: 400, message: 'Karşılaştırma yapılamadı.' }, 1);
  server.answer(api.project.compare, projectComparison);
  const { user } = open();
  const [message] = await screen.findAllByText('Karşılaştırma yapılamadı.');
  expect(message).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByRole('table', { name: 'Göstergeler' })).toBeVisible();
});

test('figures are written in their own unit, missing ones as a dash', async () => {
  const metric = { ...projectComparison.metrics[0], median: null, best: null, worst: null, rank: null };
  server.answer(api.project.compare, {
    ...projectComparison,
    metrics: [
      {
        ...metric,
        key: 'profit',
        label: 'Kâr',
        unit: 'MONEY',
        project: 1500,
        average: -20.5,
        difference: 1520.5,
        higherIsBetter: true,
      },
      {
        ...metric,
        key: 'days',
        label: 'Süre',
        unit: 'DAYS',
        project: -3,
        average: 12.25,
        difference: null,
        higherIsBetter: false,
      },
    ],
  });
  open();
  const [, profit, days] = within(await screen.findByRole('table', { name: 'Göstergeler' })).getAllByRole(
    'row',
  );
  expect(profit).toHaveTextContent('Kâr1.500,00 ₺−20,50 ₺--+1.520,50 ₺-');
  expect(days).toHaveTextContent('Süre−3 gün12,3 gün----');
});

test('on a phone each figure is a card with its peers, its difference and its rank', async () => {
  setWindowWidth();
  const metric = { ...projectComparison.metrics[0], median: 40, best: 90, worst: null, rank: 2 };
  server.answer(api.project.compare, {
    ...projectComparison,
    sampleSize: 12,
    metrics: [
      {
        ...metric,
        key: 'profit',
        label: 'Kâr',
        unit: 'MONEY',
        project: 50,
        average: 30,
        difference: 20,
        higherIsBetter: true,
      },
    ],
  });
  open();
  const [card] = within(await screen.findByRole('list', { name: 'Göstergeler' })).getAllByRole('listitem');
  expect(card).toHaveTextContent('Kâr50,00 ₺Ortalama 30,00 ₺, fark +20,00 ₺');
  expect(card).toHaveTextContent('Ortanca 40,00 ₺ · En iyi 90,00 ₺ · Sıra 2 / 13');
  expect(screen.queryByRole('table', { name: 'Göstergeler' })).toBeNull();
});

test('what the project spends on stands beside its peers, and each peer leads to its page', async () => {
  server.answer(api.project.compare, {
    ...projectComparison,
    expenseMix: [
      {
        categoryId: idOf(3, 1),
        categoryName: 'Malzeme',
        projectShare: 60,
        categoryShare: 45,
        difference: 15,
      },
      {
        categoryId: idOf(3, 2),
        categoryName: 'İşçilik',
        projectShare: 40,
        categoryShare: 55,
        difference: -15,
      },
    ],
  });
  open();
  const [, more, less] = within(await screen.findByRole('table', { name: 'Gider dağılımı' })).getAllByRole(
    'row',
  );
  expect(more).toHaveTextContent('Malzeme%60,0%45,0+15,0 puan');
  expect(less).toHaveTextContent('İşçilik%40,0%55,0−15,0 puan');
  expect(screen.getByRole('link', { name: 'Proje 2' })).toHaveAttribute('href', `/projects/${idOf(5, 2)}`);
});

test('another category is compared with when it is chosen', async () => {
  server.answer(api.project.compare, projectComparison);
  const { user } = open();
  await screen.findByRole('option', { name: 'Hakediş' });
  await user.selectOptions(screen.getByLabelText('Karşılaştırılacak projeler'), 'Hakediş');
  await screen.findByRole('table', { name: 'Göstergeler' });
  expect(server.requests(api.project.compare).at(-1)?.query).toEqual({ categoryId: idOf(3, 1) });
});

test('points that are too many to say anything are capped', async () => {
  const metric = { ...projectComparison.metrics[0], unit: 'PERCENT' };
  const extreme = (label: string, difference: number) => ({ ...metric, key: label, label, difference });
  server.answer(api.project.compare, {
    ...projectComparison,
    metrics: [extreme('Yüksek', 178_571_420.1), extreme('Düşük', -1_200.5)],
  } as ProjectComparison);
  open();
  const table = within(await screen.findByRole('table', { name: 'Göstergeler' }));
  expect(table.getByRole('row', { name: /Yüksek/ })).toHaveTextContent('>999 puan');
  expect(table.getByRole('row', { name: /Düşük/ })).toHaveTextContent('<−999 puan');
});
