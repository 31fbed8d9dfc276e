import { screen } from '@testing-library/react';
import { limits, type Operator } from '@vezne/contract';
import { renderApp, seriousFindings } from '@vezne/testing';
import LegalPage from './LegalPage';

const operator: Operator = {
  name: 'Örnek Yazılım Anonim Şirketi',
  address: 'Moda Cad. 1, Kadıköy, İstanbul',
  mersis: '0123456789012345',
  kep: 'ornek@hs01.kep.tr',
  email: 'kvkk@ornek.com.tr',
  court: 'İstanbul',
  processors: [
    { name: 'Bulut A.Ş.', country: 'Türkiye', work: 'barındırma' },
    { name: 'Posta Ltd.', country: 'Almanya', work: 'e-posta gönderimi' },
  ],
};
const whole = { mapTilesUrl: 'https://tiles.ornek.com/{z}/{x}/{y}.png', languageModel: true, operator };
const routes = ['/kvkk', '/kullanim-kosullari'];

/** The text of a page on an installation that tells this of itself. */
async function open(route: string, config: object | null): Promise<string> {
  const answer = config
    ? async () => ({ ok: true, text: async () => JSON.stringify(config) }) as Response
    : () => Promise.reject(new TypeError('offline'));
  globalThis.fetch = answer as typeof fetch;
  const { container } = renderApp(<LegalPage />, { route, role: null });
  await screen.findAllByRole('heading', { level: 2 });
  return container.textContent ?? '';
}

const settings: [string, object | null][] = [
  ['nothing set', { mapTilesUrl: null, languageModel: false, operator: null }],
  ['a name missing', { ...whole, operator: { ...operator, name: null, court: null, processors: [] } }],
  ['everything set', whole],
  ['the settings of an older server', { mapTilesUrl: null }],
  ['settings that cannot be read', null],
];
const cases = routes.flatMap((route) => settings.map(([what, config]) => [route, what, config] as const));

test.each(cases)('%s with %s has no gap', async (route, _, config) => {
  const text = await open(route, config);
  expect(text.length).toBeGreaterThan(2_000);
  expect(text).not.toMatch(/[[\]{}]|\b(undefined|null|NaN)\b|Taslak|doldurul/);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(await seriousFindings()).toEqual([]);
});

test('the notice names who runs the installation, and all ways to reach them', async () => {
  const text = await open('/kvkk', whole);
  for (const part of [operator.name, operator.address, operator.mersis, operator.kep, operator.email])
    expect(text).toContain(part);
  expect(text).not.toContain('sayfasından sorabilirsiniz');
});

test('the notice names who else gets data, the countries and the article on transfers abroad', async () => {
  const text = await open('/kvkk', whole);
  expect(text).toContain('Bulut A.Ş. (Türkiye): barındırma.');
  expect(text).toContain('Posta Ltd. (Almanya): e-posta gönderimi.');
  expect(text).toContain('9. maddesindeki');
  expect(text).toContain('bir dil modeline yalnızca sorduğunuz soru ve kategori adları gönderilir');
  expect(text).toContain('tiles.ornek.com');
});

test('nothing is said of transfers abroad, a model or map tiles where there are none', async () => {
  const processors = operator.processors.slice(0, 1);
  const text = await open('/kvkk', {
    mapTilesUrl: null,
    languageModel: false,
    operator: { ...operator, processors },
  });
  expect(text).not.toMatch(/9\. maddesindeki|adresinden alır/);
  expect(text).toContain('bir dil modeline gönderilmez');
});

test('where nothing is set the notice says whom to ask', async () => {
  const text = await open('/kvkk', { mapTilesUrl: null, languageModel: false, operator: null });
  expect(text).toContain('Veri sorumlusu, bu Vezne kurulumunu işleten şirkettir.');
  expect(text).toContain('İletişim sayfasından sorabilirsiniz');
});

test('the spans of the notice are those that the product keeps', async () => {
  const text = await open('/kvkk', whole);
  expect(text).toContain(`sorulan sorular ve cevapları: ${limits.keep.assistantDays / 365} yıl.`);
  expect(text).toContain(`İletişim formu mesajları: ${limits.keep.contactDays / 365} yıl.`);
  expect(text).toContain(`sona erdikten sonra ${limits.keep.endedSessionDays} gün`);
  expect(text).toContain(
    `Onay bekleyen kayıt formları: gönderildikten sonra ${limits.keep.pendingSignUpDays} gün`,
  );
  expect(text).toContain(
    `en çok ${limits.keep.backupWeeks * 7} gün daha Vezne'nin kendiliğinden aldığı yedeklerde`,
  );
  expect(text).toContain(`süresi dolduktan ${limits.keep.expiredInvitationDays} gün sonra silinir`);
});

test('the terms name the operator and the courts', async () => {
  const text = await open('/kullanim-kosullari', whole);
  expect(text).toContain('(Örnek Yazılım Anonim Şirketi; "işleten")');
  expect(text).toContain('İstanbul mahkemeleri ve icra daireleri yetkilidir');
});
