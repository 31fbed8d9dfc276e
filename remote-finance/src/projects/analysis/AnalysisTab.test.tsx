import { screen } from '@testing-library/react';
import { api } from '@vezne/contract';
import { fakeApi, project, projectAnalysis, renderApp } from '@vezne/testing';
import { AnalysisTab } from './AnalysisTab';

const server = fakeApi();
const onAnalyze = jest.fn();
const open = () =>
  renderApp(<AnalysisTab project={project(1)} currency="TRY" onAnalyze={onAnalyze} isAnalyzing={false} />);

test('an analysis that cannot be read can be asked for again', async () => {
  server.fail(api.project.analysis, { status: 400, message: 'Analiz okunamadı.' }, 1);
  server.answer(api.project.analysis, projectAnalysis);
  const { user } = open();
  const [message] = await screen.findAllByText('Analiz okunamadı.');
  expect(message).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByText('Proje %30,00 kârla ilerliyor.')).toBeVisible();
});

test('an analysis without findings says so, and names what is missing in the place of advice', async () => {
  server.answer(api.project.analysis, {
    ...projectAnalysis,
    riskLevel: 'DUSUK',
    findings: [],
    recommendations: [],
    missingData: ['İlerleme yüzdesi girilmedi.'],
    figures: { ...projectAnalysis.figures, forecastProfit: null },
  });
  open();
  expect(await screen.findByText('Dikkat çeken bir bulgu yok.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Öneriler' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Eksik bilgiler' })).toBeVisible();
  expect(screen.getByText('İlerleme yüzdesi girilmedi.')).toBeVisible();
  const verdict = screen.getByRole('region', { name: 'Vezne AI analizi' });
  expect(verdict).toHaveTextContent('Risk düşük');
  expect(verdict).toHaveTextContent('Tamamlanma kârı-');
});

test('an old analysis offers a new one', async () => {
  server.answer(api.project.analysis, { ...projectAnalysis, stale: true });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Yeniden Analiz Et' }));
  expect(onAnalyze).toHaveBeenCalledTimes(1);
});

test('what the work will have cost and leaves stands beside the contract, a loss by its name', async () => {
  const figures = { ...projectAnalysis.figures, eac: 120_000, forecastProfit: -20_000 };
  server.answer(api.project.analysis, { ...projectAnalysis, figures });
  renderApp(
    <AnalysisTab
      project={{ ...project(1), contractAmount: 100_000 }}
      currency="TRY"
      onAnalyze={onAnalyze}
      isAnalyzing={false}
    />,
  );
  const plan = await screen.findByRole('list', { name: 'Sözleşmeden kâra' });
  expect([...plan.children].map(({ textContent }) => textContent)).toEqual([
    'Sözleşme bedeli100.000,00\u00a0₺',
    'Tamamlanma maliyeti120.000,00\u00a0₺',
    'Beklenen zarar−20.000,00\u00a0₺',
  ]);
});

test('a project without a contract has no such picture', async () => {
  server.answer(api.project.analysis, projectAnalysis);
  renderApp(
    <AnalysisTab
      project={{ ...project(1), contractAmount: null }}
      currency="TRY"
      onAnalyze={onAnalyze}
      isAnalyzing={false}
    />,
  );
  expect(await screen.findByRole('region', { name: 'Vezne AI analizi' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Sözleşmeden kâra' })).not.toBeInTheDocument();
});
