import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '../log';
import { createAnalysisWriter, isGrounded } from './analysis-text';

let server: Server;
let answer: (body: string) => string;
const seen: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      seen.push(body);
      const content = answer(body);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const write = () => {
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a path.
  const writer = createAnalysisWriter(
    { baseUrl: `http://127.0.0.1:${port}/v1`, model: 'deneme' },
    createLog('silent'),
  );
  return writer({
    projectId: '',
    profitability: 25,
    analyzedAt: '',
    stale: false,
    riskLevel: 'ORTA',
    engine: 'RULES',
    figures: {
      income: 800,
      expense: 600,
      profit: 200,
      receivable: 0,
      payable: 0,
      budgetUsedPct: null,
      progressPct: 0,
      eac: 600,
      forecastProfit: null,
      leftDays: 3,
    },
    summary: '800,00 ₺ gelire karşılık 600,00 ₺ gider var; kârlılık %25,00.',
    findings: [
      {
        code: 'TEDARIKCI_BAGIMLILIGI',
        severity: 'BILGI',
        title: '',
        text: 'Demirci A.Ş. %60,00',
        sources: [],
      },
      { code: 'GIDER_AGIRLIGI', severity: 'BILGI', title: '', text: 'Gizli işler %40,00', sources: [] },
    ],
    recommendations: [],
    missingData: [],
  });
};

test('prose whose numbers are all figures is taken', async () => {
  answer = () => 'Projede 800,00 ₺ gelir ve 600,00 ₺ gider var. Kârlılık %25,00.';
  expect(await write()).toBe('Projede 800,00 ₺ gelir ve 600,00 ₺ gider var. Kârlılık %25,00.');
});

test('prose with a number of its own is thrown away', async () => {
  answer = () => 'Projede 800,00 ₺ gelir var, gelecek ay 950,00 ₺ olacak.';
  expect(await write()).toBeUndefined();
});

test('neither the name of a supplier nor of a category leaves the house', async () => {
  answer = () => '';
  expect(await write()).toBeUndefined();
  expect(seen.join()).toContain('kârlılık');
  expect(seen.join()).not.toMatch(/Gizli işler|Demirci/);
});

test('an empty or endless text is no prose', () => {
  expect(isGrounded('', '1')).toBe(false);
  expect(isGrounded('a'.repeat(2_000), '1')).toBe(false);
});
