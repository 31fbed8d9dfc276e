import { AssistantAnswer, api, type Endpoint } from '@vezne/contract';
import type { z } from 'zod';
import { testApp } from '../../../test/app';
import { projectBody } from '../../../test/bodies';
import type { SignedUp } from '../../../test/people';
import { patience } from '../../../test/trials';

jest.setTimeout(patience(60_000));

const TODAY = '2026-11-23';
const t = testApp({ at: new Date(`${TODAY}T09:00:00+03:00`) });

let person: SignedUp;
const ids: Record<string, string> = {};

const done = async <E extends Endpoint>(endpoint: E, input: object = {}, who = person) =>
  endpoint.output.parse(await t.ask(endpoint, who, input)) as z.output<E['output']>;
const ask = async (input: string, more: object = {}, who = person) =>
  AssistantAnswer.parse(await t.ask(api.assistant.ask, who, { body: { input, ...more } }));
/** Its text with plain spaces. */
const report = (answer: AssistantAnswer) => answer.report.replaceAll('\u00a0', ' ');

beforeAll(async () => {
  person = await t.signUp();
  const categoryId = (await done(api.category.save, { body: { name: 'Hakediş', type: 'HER_IKISI' } })).id;
  const project = async (name: string, more: object) => {
    const body = {
      ...projectBody(categoryId),
      name,
      status: 'DEVAM_EDIYOR',
      startDate: '2026-01-05',
      ...more,
    };
    ids[name] = (await done(api.project.save, { body })).id;
    return ids[name];
  };
  const row = { categoryId, description: 'Satır', date: '2026-06-01', vatRate: 20 };
  const earns = await project('Çınar Konutları', { endDate: '2026-12-31', estimatedCost: 80_000 });
  const loses = await project('Liman Deposu', { endDate: '2026-11-20', estimatedCost: 50_000 });
  await project('Okul', { endDate: '2026-11-23', estimatedCost: null });
  await done(api.projectIncome.save, { body: { ...row, projectId: earns, amount: 100_000.01 } });
  await done(api.projectExpense.save, { body: { ...row, projectId: earns, amount: 60_000 } });
  await done(api.projectIncome.save, { body: { ...row, projectId: loses, amount: 40_000 } });
  await done(api.projectExpense.save, { body: { ...row, projectId: loses, amount: 52_000.5 } });
});

const figure = ({ figures }: AssistantAnswer, key: string) => figures.find((each) => each.key === key)?.value;
const rows = ({ rows: all }: AssistantAnswer) =>
  all.map(({ projectId, value, unit }) => [
    Object.keys(ids).find((name) => ids[name] === projectId),
    value,
    unit,
  ]);

test('all of them together are what Projeler says', async () => {
  const answer = await ask('Projelerin kârı ne kadar?');
  const { totalIncome, totalExpense, totalProfit } = await done(api.project.statistics);
  expect(figure(answer, 'profit')).toBe(totalProfit);
  expect(figure(answer, 'income')).toBe(totalIncome);
  expect(figure(answer, 'expense')).toBe(totalExpense);
  expect([totalProfit, figure(answer, 'profitability')]).toEqual([27_999.51, 20]);
  expect(answer.reading).toContain('Projelerden');
  expect(report(answer)).toMatch(/^Projelerden: 3 projenin toplam kârı 27\.999,51 ₺/);
  expect(rows(answer)).toEqual([
    ['Çınar Konutları', 40_000.01, 'TRY'],
    ['Okul', 0, 'TRY'],
    ['Liman Deposu', -12_000.5, 'TRY'],
  ]);
  expect([answer.matched.count, answer.scannedCount]).toEqual([0, 0]);
});

test('those that lose, cost more than planned or are late', async () => {
  const losing = await ask('Zarar eden proje var mı?');
  expect(report(losing)).toContain('Evet. Projelerden: Zarar eden 1 proje var.');
  expect(report(losing)).toContain('Liman Deposu: zarar 12.000,50 ₺ (kârlılık −%30)');
  expect(rows(losing)).toEqual([['Liman Deposu', -12_000.5, 'TRY']]);
  expect(rows(await ask('bütçesini aşan projeler'))).toEqual([['Liman Deposu', 104, 'PERCENT']]);
  const late = await ask('Geciken projeler hangileri?');
  expect(rows(late)).toEqual([['Liman Deposu', 3, 'DAYS']]);
  expect(report(late)).toContain('bitiş 20 Kasım 2026, 3 gün gecikti');
  expect(rows(await ask('En kârlı proje hangisi?'))).toEqual([['Çınar Konutları', 40, 'PERCENT']]);
});

test('one of them: what it earned, what of its budget is used and when it ends', async () => {
  const profit = await ask("Çınar Konutları'nın kârı ne kadar?");
  expect([figure(profit, 'profit'), figure(profit, 'profitability')]).toEqual([40_000.01, 40]);
  expect(figure(await ask('çınar konutlarının bütçesi ne durumda'), 'budgetUsed')).toBe(75);
  expect(report(await ask('Okul bütçesi ne durumda'))).toContain('tahmini maliyet yazılmamış');
  expect(report(await ask('Okul ne zaman bitiyor'))).toContain('bitiş 23 Kasım 2026, bugün');
  expect(report(await ask('Liman Deposu kâr ediyor mu'))).toContain(
    'Hayır. Projelerden: Liman Deposu: zarar 12.000,50 ₺',
  );
  expect(report(await ask('Liman Deposu zarar ediyor mu'))).toContain(
    'Evet. Projelerden: Liman Deposu: zarar 12.000,50 ₺',
  );
});

test('a yes or no is said only where a figure tells it', async () => {
  expect(report(await ask('Projeler kârda mı?'))).toMatch(/^Evet\. Projelerden: 3 projenin/);
  for (const question of ['Projeler zamanında bitiyor mu?', 'Okul zamanında biter mi?'])
    expect(report(await ask(question))).toMatch(/^Projelerden: /);
});

test('the ends of those that stand out are called what they are', async () => {
  expect(report(await ask('en çok zarar eden proje'))).toMatch(
    /^Projelerden: En çok zarar eden proje Liman Deposu: /,
  );
  expect(report(await ask('en az zarar eden proje'))).toMatch(
    /^Projelerden: En az zarar eden proje Liman Deposu: /,
  );
  expect(report(await ask('bütçesini en çok aşan proje'))).toContain(
    'Bütçesini en çok aşan proje Liman Deposu',
  );
});

test('projects of one name are told apart by their codes', async () => {
  const other = await t.signUp();
  const categoryId = (await done(api.category.save, { body: { name: 'İş', type: 'HER_IKISI' } }, other)).id;
  for (const endDate of ['2026-12-01', '2026-11-01'])
    await done(
      api.project.save,
      {
        body: {
          ...projectBody(categoryId),
          name: 'Villa',
          status: 'DEVAM_EDIYOR',
          startDate: '2026-01-05',
          endDate,
        },
      },
      other,
    );
  const answer = await ask('Villa gecikti mi', {}, other);
  expect(report(answer)).toMatch(/^Evet\. Projelerden: Villa adında 2 proje var\.\n• \S+: bitiş 1 /);
  expect(new Set(answer.rows.map(({ label }) => label)).size).toBe(2);
});

test('what is offered next and every choice of a chip is answered', async () => {
  const first = await ask('Bütçesini aşan proje var mı?');
  const pressed = [...(first.next ?? []), ...(first.chips ?? []).flatMap(({ choices }) => choices)];
  expect(pressed.length).toBeGreaterThan(6);
  for (const { question, plan } of pressed)
    expect([question, (await ask(question, { plan })).action]).toEqual([question, 'ANSWER']);
});

test('a company without projects is told where they stand, another company sees nothing of them', async () => {
  const other = await t.signUp();
  const answer = await ask('En kârlı proje hangisi?', {}, other);
  expect(answer).toMatchObject({ action: 'REFUSE', reason: 'not_in_data' });
  const named = await ask("Çınar Konutları'nın kârı ne kadar?", {}, other);
  expect(report(named)).not.toContain('40.000');
  expect(named.action).not.toBe('ANSWER');
});

test('projects of one state are counted and named, the next end first', async () => {
  const going = await ask('kaç proje devam ediyor');
  expect(report(going)).toContain('Projelerden: Devam eden 3 proje var.\n• Liman Deposu: ');
  expect(figure(going, 'projects')).toBe(3);
  expect(rows(going).map(([name]) => name)).toEqual(['Liman Deposu', 'Okul', 'Çınar Konutları']);
  const over = await ask('biten proje var mı');
  expect(report(over)).toContain('Hayır. Projelerden: Tamamlanan proje yok.');
  const whole = going.chips?.find(({ label }) => label === 'Devam eden')?.choices[0];
  expect(whole?.question).toBe('Projelerin durumu nedir?');
});

test('more projects than are named are told to go on', async () => {
  const many = await t.signUp();
  const { id } = await done(api.category.save, { body: { name: 'Hakediş', type: 'HER_IKISI' } }, many);
  for (const name of ['Ada', 'Bahçe', 'Cadde', 'Dükkân', 'Ev', 'Fabrika'])
    await done(api.project.save, { body: { ...projectBody(id), name } }, many);
  const told = report(await ask('Projelerin kârı ne kadar?', {}, many)).split('\n');
  expect(told).toHaveLength(7);
  expect(told.at(-1)).toBe('…');
});
