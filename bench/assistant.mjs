// How fast the assistant answers over a full window, one question at a time and twenty at once.
// Usage: pnpm bench:assistant [--write] [--rounds 5] [--port 4390]
import { parseArgs } from 'node:util';
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
  const token = await signUp();
  await post('/cash-flow/import', { rows: records() }, token);
  await post('/vezne-ai/ask-cash-flow', { input: QUESTIONS[0] }, token);
  const alone = [];
  for (let round = 0; round < Number(options.rounds); round++)
    for (const input of QUESTIONS) alone.push(await timed(input, token));
  const together = [];
  for (let round = 0; round < Number(options.rounds); round++)
    together.push(...(await Promise.all(QUESTIONS.slice(0, AT_ONCE).map((input) => timed(input, token)))));
  const rows = [
    ['one at a time', alone, percentile(alone, 0.95), LIMITS.alone],
    [`${AT_ONCE} at once`, together, percentile(together, 1), LIMITS.together],
  ];
  const lines = rows.map(([name, times, judged, limit]) => {
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

async function signUp() {
  const email = 'olcum@ornek.com.tr';
  const password = 'Uzun-ve-guclu-91';
  const person = { name: 'Ölçü', surname: 'Terazi', companyName: 'Ölçüm Ltd.', email, password };
  await post('/manager/create-account', { ...person, kvkkRead: true, termsAccepted: true });
  return (await post('/auth/login', { email, password })).token;
}

function records() {
  const today = Date.now();
  const kinds = [
    ['CIKIS', 'Kira', 'Ofis kirası'],
    ['CIKIS', 'Maaş', 'Personel maaşları'],
    ['CIKIS', 'Hırdavat', 'Çivi ve tel - Demirtaş Hırdavat'],
    ['CIKIS', 'Yakıt', 'Mazot alımı'],
    ['GIRIS', 'Hakediş', 'Okul inşaatı hakedişi'],
  ];
  const methods = ['CASH', 'CARD', 'TRANSFER', 'CHECK'];
  return Array.from({ length: RECORDS }, (_, i) => {
    const [cashFlowType, categoryName, description] = kinds[i % kinds.length];
    const date = new Date(today - Math.floor(i * 0.73) * 86_400_000).toISOString().slice(0, 10);
    const amount = ((i * 7_919) % 90_000) + 100.25;
    return { date, cashFlowType, categoryName, description, amount, paymentMethod: methods[i % 4] };
  });
}

async function timed(input, token) {
  const began = performance.now();
  await post('/vezne-ai/ask-cash-flow', { input }, token);
  return performance.now() - began;
}

async function post(path, body, token) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

function percentile(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
}
