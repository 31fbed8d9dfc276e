import { api, type Project, type ProjectAnalysis, type ProjectComparison } from '@vezne/contract';
import { projectApp } from './testing';

const { ask, signUp, world, plan, make, row, find } = projectApp();
const { project, projectIncome, projectExpense, category } = api;

test('a project of a kuruş that cost trillions is analysed, and its margin kept', async () => {
  const { id } = await make({ estimatedCost: 0.01, contractAmount: 0.01, progressPercent: 1 });
  await ask(projectIncome.save, world.us, { body: row(id, { amount: 0.01 }) });
  for (let saved = 0; saved < 12; saved++)
    await ask(projectExpense.save, world.us, { body: row(id, { amount: 999_999_999_999.99 }) });
  const analysis = project.analyze.output.parse(
    await ask(project.analyze, world.us, { body: { projectId: id } }),
  );
  expect(analysis.profitability).toBeLessThan(-999);
  expect(analysis.figures.budgetUsedPct).toBeGreaterThan(999);
  expect((await find(id)).profitability).toBe(analysis.profitability);
  expect(await ask(project.analysis, world.us, { params: { id } })).toEqual(analysis);
});

test('an analysis keeps the margin of its moment and turns stale when a row changes', async () => {
  const { id } = await make({
    contractAmount: 900,
    estimatedCost: 500,
    progressPercent: 50,
    endDate: '2026-11-18',
  });
  expect(await ask(project.analysis, world.us, { params: { id } })).toBeNull();
  await ask(projectIncome.save, world.us, { body: row(id, { amount: 800, dueDate: '2026-11-20' }) });
  await ask(projectExpense.save, world.us, {
    body: row(id, { amount: 600, counterparty: 'Demirci', status: 'ODENDI' }),
  });
  const analysis = await ask(project.analyze, world.us, { body: { projectId: id } });
  expect(analysis).toMatchObject({
    profitability: 25,
    stale: false,
    riskLevel: 'YUKSEK',
    engine: 'RULES',
    figures: {
      income: 800,
      expense: 600,
      profit: 200,
      receivable: 800,
      payable: 0,
      budgetUsedPct: 120,
      progressPct: 50,
      eac: 1200,
      forecastProfit: -300,
      leftDays: -3,
    },
  });
  const codes = (analysis as { findings: { code: string }[] }).findings.map(({ code }) => code);
  expect(codes).toEqual([
    ...[
      'ZARAR_BEKLENTISI',
      'BUTCE_ASIMI',
      'GECIKME',
      'VADESI_GECEN_ALACAK',
      'TEDARIKCI_BAGIMLILIGI',
      'SAGLIKLI_MARJ',
    ],
  ]);
  await ask(projectExpense.save, world.us, { body: row(id, { amount: 100 }) });
  expect(await find(id)).toMatchObject({ profitability: 25, liveMargin: 12.5, analysisStale: true });
  expect(await ask(project.analysis, world.us, { params: { id } })).toMatchObject({
    profitability: 25,
    stale: true,
  });
});

test('an analysis goes stale when the plan changes, and counts the days as they are', async () => {
  const planned = { contractAmount: 900, progressPercent: 50, endDate: '2026-11-23' };
  const { id } = await make(planned);
  await ask(projectIncome.save, world.us, { body: row(id, { amount: 800 }) });
  await ask(project.analyze, world.us, { body: { projectId: id } });
  const edit = (change: object) =>
    ask<Project>(project.update, world.us, { body: { ...plan({ ...planned, ...change }), id } });
  const shown = () => ask<ProjectAnalysis>(project.analysis, world.us, { params: { id } });
  expect((await edit({ name: 'Yeni ad' })).analysisStale).toBe(false);
  expect(await shown()).toMatchObject({ stale: false, figures: { leftDays: 2 } });
  expect((await edit({ endDate: '2026-11-19' })).analysisStale).toBe(true);
  const { stale, figures, summary, findings } = await shown();
  expect([stale, figures.leftDays, summary]).toEqual([
    true,
    -2,
    expect.stringContaining('planlanan bitişin üzerinden 2 gün geçti'),
  ]);
  expect(findings.map(({ code }) => code)).toContain('GECIKME');
  expect((await find(id)).analysisStale).toBe(true);
});

test('what waits and what of it is overdue is told with VAT, as on every other screen', async () => {
  const us = await signUp();
  const { id } = await make({ contractAmount: 5_000 }, us);
  const { id: categoryId } = await ask<{ id: string }>(category.save, us, {
    body: { name: 'Malzeme', type: 'HER_IKISI' },
  });
  const late = { projectId: id, categoryId, date: '2026-01-10', dueDate: '2026-02-10', description: 'Beton' };
  const { id: contactId } = await ask<{ id: string }>(api.contact.save, us, {
    body: { name: 'Moda Apartmanı', kind: 'MUSTERI' },
  });
  await ask(projectIncome.save, us, { body: { ...late, contactId, amount: 1_000.33, vatRate: 20 } });
  await ask(projectExpense.save, us, { body: { ...late, amount: 100, vatRate: 10 } });
  const { figures, findings } = await ask<ProjectAnalysis>(project.analyze, us, {
    body: { projectId: id },
  });
  expect(figures).toMatchObject({ receivable: 1_200.4, payable: 110, vatIncluded: true, income: 1_000.33 });
  const told = findings.filter(({ code }) => code.startsWith('VADESI_GECEN'));
  expect(told.map(({ sources }) => sources.map(({ label }) => label))).toEqual([
    ['Moda Apartmanı · Beton'],
    ['Beton'],
  ]);
  expect(told.map(({ text, sources }) => [text, sources.map(({ amount }) => amount)])).toEqual([
    ['Vadesi geçtiği hâlde tahsil edilmeyen tutar 1.200,40\u00a0₺ (KDV dahil).', [1_200.4]],
    ['Vadesi geçtiği hâlde ödenmeyen tutar 110,00\u00a0₺ (KDV dahil).', [110]],
  ]);
});

test('an analysis is told in the currency of today, as of its moment', async () => {
  const us = await signUp();
  const { id } = await make({ contractAmount: 5_000 }, us);
  const { id: categoryId } = await ask<{ id: string }>(category.save, us, {
    body: { name: 'İnşaat', type: 'HER_IKISI' },
  });
  await ask(projectIncome.save, us, {
    body: row(id, { categoryId, amount: 800, dueDate: '2026-11-20' }),
  });
  const inLira = await ask<ProjectAnalysis>(project.analyze, us, { body: { projectId: id } });
  expect(inLira.findings.map(({ text }) => text).join()).toContain('800,00\u00a0₺');
  await ask(api.company.setCurrency, us, { params: { currency: 'EUR' } });
  const inEuro = await ask<ProjectAnalysis>(project.analysis, us, { params: { id } });
  const told = ({ summary, findings }: ProjectAnalysis) => [summary, ...findings.map(({ text }) => text)];
  expect(told(inEuro).join()).not.toContain('₺');
  expect(told(inEuro)).toEqual(told(inLira).map((text) => text.replace(/([\d.]+,\d\d)\u00a0₺/g, '€$1')));
  expect({ ...inEuro, summary: '', findings: [] }).toEqual({ ...inLira, summary: '', findings: [] });
  await ask(api.company.setCurrency, us, { params: { currency: 'TRY' } });
  expect(await ask(project.analysis, us, { params: { id } })).toEqual(inLira);
});

test('every number in an analysis is one of its figures, or follows from them', async () => {
  const { id } = await make({ contractAmount: 12_345.67, estimatedCost: 9_876.54, progressPercent: 42 });
  await ask(projectIncome.save, world.us, { body: row(id, { amount: 4321.09, dueDate: '2026-11-01' }) });
  await ask(projectExpense.save, world.us, { body: row(id, { amount: 3987.65, dueDate: '2026-11-02' }) });
  const { figures, profitability, summary, findings } = await ask<ProjectAnalysis>(
    project.analyze,
    world.us,
    { body: { projectId: id } },
  );
  const { vatIncluded: _, budgetUsedPct, progressPct, ...others } = figures;
  const { profit, expense, forecastProfit, eac } = figures;
  const contract = eac + (forecastProfit ?? 0);
  const percents = [budgetUsedPct, progressPct, profitability, 100 - progressPct];
  const shares = [(100 * profit) / expense, (100 * (forecastProfit ?? 0)) / contract];
  // Percents are written with one decimal, as on every screen.
  const written = [...percents, ...shares].map((value) => Number((value ?? 0).toFixed(1)));
  const known = [...Object.values(others), ...written].map((value) => Math.abs(value ?? 0));
  const texts = [summary, ...findings.map(({ text }) => text)];
  expect(texts.length).toBeGreaterThan(3);
  for (const text of texts)
    for (const [number] of text.matchAll(/\d[\d.]*(,\d+)?/g))
      expect(known).toContain(Number(number.replace(/\.$/, '').replaceAll('.', '').replace(',', '.')));
});

test('an analysis says what the figures above it do not', async () => {
  const us = await signUp();
  const { id } = await make({ contractAmount: 2_000, estimatedCost: 1_500, progressPercent: 50 }, us);
  const categoryOf = (name: string) =>
    ask<{ id: string }>(category.save, us, { body: { name, type: 'HER_IKISI' } });
  const [material, wages] = [await categoryOf('Malzeme'), await categoryOf('İşçilik')];
  await ask(projectIncome.save, us, { body: row(id, { categoryId: wages.id, amount: 1_000 }) });
  for (const [categoryId, amount] of [
    [material.id, 300],
    [material.id, 150],
    [wages.id, 250],
  ])
    await ask(projectExpense.save, us, { body: row(id, { categoryId, amount }) });
  const { summary, findings } = await ask<ProjectAnalysis>(project.analyze, us, { body: { projectId: id } });
  expect(summary).toBe(
    'İşin %50,0 kadarı bitti, tahmini maliyetin %46,7 kadarı harcandı, planlanan bitişe 10 gün var. Bu gidişle iş bittiğinde sözleşme bedelinin %25,0 kadarı kâr kalır.',
  );
  expect(findings.map(({ text, sources }) => [text, sources.map(({ amount }) => amount)])).toEqual([
    ['Giderlerin %64,3 kadarı Malzeme kategorisinde.', [300, 150]],
    ['Gelirler aynı kalırken giderlerin %42,9 artması kârı sıfırlar.', []],
    ['Bekleyen gelirlerin vadesi geçeni yok.', []],
  ]);
});

test('a project is compared with at least three others of its category and is not one of them', async () => {
  const person = await signUp();
  const { id: own } = await ask<{ id: string }>(category.save, person, {
    body: { name: 'Konut', type: 'HER_IKISI' },
  });
  const rows: [number, number][] = [
    [100, 50],
    [100, 80],
    [100, 90],
    [200, 100],
  ];
  const ids: string[] = [];
  for (const [income, expense] of rows) {
    const { id } = await make({ categoryId: own }, person);
    ids.push(id);
    const body = { ...row(id), categoryId: own };
    await ask(projectIncome.save, person, { body: { ...body, amount: income } });
    await ask(projectExpense.save, person, { body: { ...body, amount: expense } });
  }
  const compared = await ask(project.compare, person, { params: { id: ids[0] }, query: {} });
  expect(compared).toMatchObject({ scope: 'CATEGORY', sampleSize: 3, enoughData: true });
  const metrics = (compared as { metrics: { key: string }[] }).metrics;
  // The margins of the others are 20, 10 and 50; the project's own is 50.
  expect(metrics.find(({ key }) => key === 'liveMargin')).toMatchObject({
    project: 50,
    average: 26.67,
    median: 20,
    best: 50,
    worst: 10,
    difference: 23.33,
    rank: 1,
  });
  await make({}, person);
  const all = { params: { id: ids[0] }, query: { scope: 'COMPANY' } };
  const company = await ask<ProjectComparison>(project.compare, person, all);
  expect(company).toMatchObject({
    scope: 'COMPANY',
    categoryId: null,
    categoryName: null,
    sampleSize: 4,
  });
  // The fourth has not spent anything yet, which is no achievement.
  const spent = company.metrics.find(({ key }) => key === 'expense');
  expect(spent).toMatchObject({ best: 80, worst: 100, average: 90, rank: 1 });
  await ask(project.delete, person, { query: { id: ids[3] } });
  expect(await ask(project.compare, person, { params: { id: ids[0] }, query: {} })).toMatchObject({
    sampleSize: 2,
    enoughData: false,
    comment: 'Karşılaştırma için yeterli proje yok',
  });
});

test('an analysis that is called fresh tells of every row that was saved before it was kept', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await make();
    const save = (amount: number) => ask(projectIncome.save, world.us, { body: row(id, { amount }) });
    const analyze = () => ask<ProjectAnalysis>(project.analyze, world.us, { body: { projectId: id } });
    await Promise.all([1, 2, 3, 4, 5, 6].flatMap((amount) => [save(amount), analyze()]));
    const { income, analysisStale } = await find(id);
    const kept = await ask<ProjectAnalysis>(project.analysis, world.us, { params: { id } });
    expect(income).toBe(21);
    expect(kept.stale).toBe(analysisStale);
    if (!kept.stale) expect([kept.figures.income, kept.figures.receivable]).toEqual([21, 21]);
    else expect(kept.figures.income).toBeLessThan(21);
    expect(kept.figures.receivable).toBe(kept.figures.income);
  }
});
