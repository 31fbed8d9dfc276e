import { type Plan, type PlanStep, ProjectStatus } from '@vezne/contract';
import { sentenceOf } from '../ask/sentence';
import { projectsInstead, readProjects } from './read-projects';

const names = [
  'Ege Depo Çelik Konstrüksiyon',
  'Ege Sitesi',
  'Ilıca Butik Otel Peyzajı',
  'Moda Apartmanı Güçlendirme',
  'Bahçeşehir Villa 12',
];

/** A question's reading in short, or how it is asked back. */
function read(question: string, before?: PlanStep, known: readonly string[] = names): string {
  const reply = readProjects(question, known, { before, currency: 'TRY' });
  if (!reply) return '';
  if (reply.action !== 'ANSWER')
    return 'offers' in reply ? reply.offers.map(({ sentence }) => sentence).join(' | ') : reply.action;
  return reply.plan.steps.map(short).join(' | ');
}

function short(step: PlanStep): string {
  if (step.op !== 'PROJECTS') return step.op;
  const { about, project, only, status, rank, n, claim } = step;
  return [about, project, only && 'only', status, rank, n, claim].filter(Boolean).join(' ');
}

test.each([
  ['Hangi projeden zarar ediyoruz?', 'PROFIT only'],
  ['zarar eden şantiye var mı', 'PROFIT only EXISTS'],
  ['zarar eden projeler', 'PROFIT only'],
  ['En çok zarar eden proje hangisi?', 'PROFIT only SMALLEST 1'],
  ['en az zarar eden proje hangisi', 'PROFIT only LARGEST 1'],
  ['bütçesini en çok aşan proje', 'BUDGET only LARGEST 1'],
  ['en çok geciken proje hangisi', 'DELAY only LARGEST 1'],
  ['en cok kar eden proje', 'PROFIT LARGEST 1'],
  ['en çok kazandıran 3 proje hangileri', 'PROFIT LARGEST 3'],
  ['en az kâr eden projeler', 'PROFIT SMALLEST'],
  ['hangi işten para kazanıyoruz', 'PROFIT'],
  ['projelerin toplam kârı ne kadar', 'PROFIT'],
  ['En kârlı projemiz hangisi?', 'MARGIN LARGEST 1'],
  ['en karlı proje', 'MARGIN LARGEST 1'],
  ['proje kârlılıkları nasıl', 'MARGIN'],
  ['en kötü proje', 'MARGIN SMALLEST 1'],
  ['Bütçesini aşan proje var mı?', 'BUDGET only EXISTS'],
  ['butcesini asan projeler hangileri', 'BUDGET only'],
  ['hangi şantiye bütçeyi aştı', 'BUDGET only'],
  ['maliyeti tahmini maliyeti aşan projeler', 'BUDGET only'],
  ['projelerin bütçesi ne durumda', 'BUDGET'],
  ['Geciken projeler hangileri?', 'DELAY only'],
  ['kaç proje gecikti', 'DELAY only'],
  ['geç kalan proje var mı', 'DELAY only EXISTS'],
  ['projeler ne zaman bitiyor', 'DELAY'],
  ['kaç projemiz devam ediyor', 'OTHER DEVAM_EDIYOR'],
  ['hangi projeler devam ediyor', 'OTHER DEVAM_EDIYOR'],
  ['biten projeler hangileri', 'OTHER TAMAMLANDI'],
  ['kaç iş bitirdik', 'OTHER TAMAMLANDI'],
  ['iptal edilen proje var mı', 'OTHER IPTAL EXISTS'],
  ['iptal olan iş hangisiydi', 'OTHER IPTAL'],
  ['bekleyen projeler', 'OTHER BEKLEMEDE'],
  ['başlamamış proje var mı', 'OTHER PLANLANDI EXISTS'],
  ['projelerin durumu nedir', 'OTHER'],
  ['projeler ne durumda', 'OTHER'],
])('all projects: %s', (question, plan) => {
  expect(read(question)).toBe(plan);
});

const ege = 'Ege Depo Çelik Konstrüksiyon';
test.each([
  ["Ege Depo'nun kârı ne kadar?", `PROFIT ${ege}`],
  ['ege depo projesinin kârı', `PROFIT ${ege}`],
  ['egedepo zarar ediyor mu', ''],
  ['Ege Depo zarar ediyor mu', `PROFIT ${ege} only EXISTS`],
  ['Ege Depo ne zaman bitiyor', `DELAY ${ege}`],
  ['ege depo kaç gün gecikti', `DELAY ${ege} only`],
  ['Ilıca Butik Otel bütçesinin ne kadarını harcadı', 'BUDGET Ilıca Butik Otel Peyzajı'],
  ["Moda Apartmanı'nın kârlılığı yüzde kaç", 'MARGIN Moda Apartmanı Güçlendirme'],
  ['villa 12 ne durumda', 'OTHER Bahçeşehir Villa 12'],
  ['moda apartmanı projesi nasıl gidiyor', 'OTHER Moda Apartmanı Güçlendirme'],
  ['Ege Depo nasıl ilerliyor', `OTHER ${ege}`],
  ["Ege'nin kârı ne kadar", `“${ege}” projesinin kârı ne kadar? | “Ege Sitesi” projesinin kârı ne kadar?`],
])('one project: %s', (question, plan) => {
  expect(read(question)).toBe(plan);
});

test.each([
  'Bu ay kâr ettik mi?',
  'Ege Depo’dan ne kadar tahsil ettik?',
  'Ege Depo’ya ne kadar harcadık?',
  'projelerden ne kadar gelir elde ettik',
  'bu yıl hangi proje kâr etti',
  'geçen ay zarar ettik mi',
  'en çok harcama yaptığımız proje',
  'projelerin kârı ve bütçesi',
  'Ege Depo',
  'proje',
  'projeyi sil',
  'projeyi iptal et',
  'iptal edilen ödemeler',
  'bu yıl biten projeler',
  'biten projelerin kârı',
  'bekleyen işler',
  '“Ege Depo” kârı',
  'işler nasıl gidiyor',
  'gecikmiş alacaklar',
])('the ledger is asked, or nothing: %s', (question) => {
  expect(read(question)).toBe('');
});

test('without projects none is asked about', () => {
  expect(read('en kârlı proje', undefined, [])).toBe('');
  expect(projectsInstead('en kârlı proje', [], 'TRY')).toBeUndefined();
});

test('a fragment goes on from the projects of the turn before', () => {
  const before: PlanStep = { op: 'PROJECTS', measure: 'NET', filter: {}, period: null, about: 'BUDGET' };
  expect(read('peki Moda Apartmanı', before)).toBe('BUDGET Moda Apartmanı Güçlendirme');
  expect(read('peki kârı', before)).toBe('PROFIT');
  expect(read('peki Moda Apartmanı')).toBe('');
});

test('what was said of projects and not understood is asked back with whole questions about them', () => {
  const sentences = (question: string) => {
    const reply = projectsInstead(question, names, 'TRY');
    return reply?.action === 'CLARIFY' ? reply.offers.map(({ sentence }) => sentence) : [];
  };
  expect(sentences('bu yıl hangi proje kâr etti')).toEqual([
    'Projelerin kârı ne kadar?',
    'Projelerin durumu nedir?',
  ]);
  expect(sentences('geçen ay Moda Apartmanı bütçesi neydi')[0]).toBe(
    '“Moda Apartmanı Güçlendirme” projesinin bütçesi ne durumda?',
  );
  expect(sentences('hangi projeye para gitti')).toEqual([]);
  expect(sentences('KDV borcumuz ne kadar')).toEqual([]);
});

test('each question that is offered is read as it was meant', () => {
  const abouts = ['PROFIT', 'MARGIN', 'BUDGET', 'DELAY', 'OTHER'] as const;
  const base = { op: 'PROJECTS', measure: 'NET', filter: {}, period: null } as const;
  const steps: PlanStep[] = abouts.flatMap((about): PlanStep[] => [
    { ...base, about },
    { ...base, about, project: ege },
    ...(about === 'OTHER' || about === 'MARGIN' ? [] : [{ ...base, about, only: true } as const]),
    ...(about === 'PROFIT' || about === 'MARGIN'
      ? (['LARGEST', 'SMALLEST'] as const).flatMap((rank): PlanStep[] => [
          { ...base, about, rank, n: 1 },
          { ...base, about, rank, n: 3 },
        ])
      : []),
  ]);
  for (const status of ProjectStatus.options) steps.push({ ...base, about: 'OTHER', status });
  for (const about of ['PROFIT', 'BUDGET', 'DELAY'] as const)
    for (const rank of ['LARGEST', 'SMALLEST'] as const)
      steps.push({ ...base, about, only: true, rank, n: 1 });
  for (const step of steps) {
    const plan: Plan = { steps: [step] };
    expect([sentenceOf(plan, 'TRY'), read(sentenceOf(plan, 'TRY'))]).toEqual([
      sentenceOf(plan, 'TRY'),
      short(step),
    ]);
  }
});
