// How fast the assistant answers over a full window, one question at a time and twenty at once.
// Usage: npm run bench -- assistant [--write] [--rounds 5] [--port 4390]
import { parseArgs } from 'node:util';
import { call, signIn, signUp } from './client.mjs';
import { startServer } from './own-server.mjs';
import { machine, writePage } from './report.mjs';

const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    port: { type: 'string', default: '4390' },
  },
});
const RECORDS = 1_000;
const AT_ONCE = 20;
const LIMITS = { alone: 150, together: 400 };

const QUESTIONS = [
  'Geçen ay ne kadar harcadık?',
  'Bu yıl gelir ve gider ne kadar, fark kaç?',
  'Bakiye kaç lira?',
  'Bu yıl en çok harcadığımız 3 kategori hangileri?',
  'Giderleri ay ay göster',
  'Giderlerin yüzde kaçı kira?',
  'Giderler artıyor mu?',
  'Düzenli ödemelerimiz neler?',
  'Mükerrer kayıt var mı?',
  'Olağan dışı giderleri listele',
  'Gelecek ay gider tahmini nedir?',
  'Bu gidişle para kaç ay yeter?',
  'gecen ay nakitle ne kdar odeme yaptik',
  'Kira ile maaş giderini bu yıl için karşılaştır',
  'Uzay kategorisinde ne harcadık?',
  'Son ay ne harcadık?',
  "Demirtaş Hırdavat'a bu yıl ne ödedik?",
  'Bu yıl 10 bin liranın üstünde kaç ödeme var?',
  'En son ne zaman kira ödedik?',
  'Geçen ay giderleri yüzde 10 kıssaydık net ne olurdu?',
];

const server = await startServer(Number(options.port));
try {
  await signUp(server.url);
  const { token } = await signIn(server.url);
  await call(server.url, 'POST', '/cash-flow/import', { body: { rows: records() }, token });
  await timed(QUESTIONS[0] ?? '', token);
  /** @type {number[]} */
  const alone = [];
  for (let round = 0; round < Number(options.rounds); round++)
    for (const input of QUESTIONS) alone.push(await timed(input, token));
  /** @type {number[]} */
  const together = [];
  for (let round = 0; round < Number(options.rounds); round++)
    together.push(...(await Promise.all(QUESTIONS.slice(0, AT_ONCE).map((input) => timed(input, token)))));
  const rows = [
    { name: 'one at a time', times: alone, judged: percentile(alone, 0.95), limit: LIMITS.alone },
    { name: `${AT_ONCE} at once`, times: together, judged: percentile(together, 1), limit: LIMITS.together },
  ];
  const lines = rows.map(({ name, times, judged, limit }) => {
    if (judged > limit) process.exitCode = 1;
    const figures = [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(0));
    return `| ${[name, ...figures, limit].join(' | ')} |`;
  });
  const text = [
    '## The assistant',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${machine()}: ${QUESTIONS.length} questions over a window of`,
    `${RECORDS} records, ${options.rounds} rounds. One at a time the 95th percentile must stay below the aim, at once the slowest.`,
    '',
    '| | p50 ms | p95 ms | slowest ms | aim ms |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
  console.log(text);
  if (options.write) writePage('assistant', text);
} finally {
  await server.stop();
}

function records() {
  const today = Date.now();
  const kinds = /** @type {const} */ ([
    ['CIKIS', 'Kira', 'Ofis kirası'],
    ['CIKIS', 'Maaş', 'Personel maaşları'],
    ['CIKIS', 'Hırdavat', 'Çivi ve tel - Demirtaş Hırdavat'],
    ['CIKIS', 'Yakıt', 'Mazot alımı'],
    ['GIRIS', 'Hakediş', 'Okul inşaatı hakedişi'],
  ]);
  const methods = ['CASH', 'CARD', 'TRANSFER', 'CHECK'];
  return Array.from({ length: RECORDS }, (_, i) => {
    const [cashFlowType, categoryName, description] = kinds[i % kinds.length] ?? kinds[0];
    const date = new Date(today - Math.floor(i * 0.73) * 86_400_000).toISOString().slice(0, 10);
    const amount = ((i * 7_919) % 90_000) + 100.25;
    return { date, cashFlowType, categoryName, description, amount, paymentMethod: methods[i % 4] };
  });
}

/**
 * @param {string} input
 * @param {string} token
 */
async function timed(input, token) {
  const began = performance.now();
  await call(server.url, 'POST', '/vezne-ai/ask-cash-flow', { body: { input }, token });
  return performance.now() - began;
}

/**
 * @param {number[]} times
 * @param {number} share
 */
function percentile(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
