import { fold, fromKurus, type ProjectRowCreate, type ProjectStatus, type RowKind } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { addDays } from '../calendar';
import { idsByFoldedName, insertMissingCategories } from '../category/queries';
import type { Sql } from '../db/database';
import { analyzeProject } from '../project/analysis';
import { createProject } from '../project/service';
import { addToProject, insertRow } from '../project-row/queries';
import { createRandom } from './random';

/** Amounts in lira; days count from today, negative ones lie in the past. */
type DemoProject = {
  name: string;
  category: string;
  customer: string;
  status: ProjectStatus;
  from: number;
  to: number;
  contract: number | null;
  estimate: number | null;
  progress: number;
  place: [city: string, address: string, latitude: number, longitude: number] | null;
  /** What has been invoiced and spent so far. */
  income: number;
  expense: number;
  analyzed: boolean;
};

// biome-ignore format: a table is read by its columns
const projects: DemoProject[] = [
  { name: 'Moda Apartmanı Güçlendirme', category: 'Güçlendirme', customer: 'Moda Apartmanı Yönetimi', status: 'DEVAM_EDIYOR', from: -210, to: 41, contract: 6_400_000, estimate: 4_700_000, progress: 78, place: ['İstanbul', 'Caferağa Mah. Moda Cad. No: 84, Kadıköy', 40.9819, 29.0249], income: 4_992_000, expense: 3_644_200, analyzed: true },
  { name: 'Ilıca Butik Otel Peyzajı', category: 'Peyzaj', customer: 'Ilıca Turizm A.Ş.', status: 'DEVAM_EDIYOR', from: -95, to: 5, contract: 2_150_000, estimate: 1_750_000, progress: 90, place: ['İzmir', '5152 Sok. No: 12, Ilıca, Çeşme', 38.3117, 26.3702], income: 1_720_000, expense: 1_388_450, analyzed: true },
  { name: 'Çankaya Klinik Tadilatı', category: 'İç Mekân', customer: 'Pera Ağız ve Diş Sağlığı', status: 'DEVAM_EDIYOR', from: -120, to: -3, contract: 1_480_000, estimate: 1_100_000, progress: 94, place: ['Ankara', 'Tunalı Hilmi Cad. No: 61, Çankaya', 39.9056, 32.8607], income: 1_332_000, expense: 1_209_456, analyzed: true },
  { name: 'Meltem Sigorta Ofis Uygulaması', category: 'İç Mekân', customer: 'Meltem Sigorta', status: 'DEVAM_EDIYOR', from: -70, to: 12, contract: 3_050_000, estimate: 2_050_000, progress: 72, place: ['İstanbul', 'Barbaros Mah. Halk Cad. No: 8, Ataşehir', 40.9923, 29.1244], income: 2_135_000, expense: 1_421_910, analyzed: true },
  { name: 'Gebze Fabrika Zemin Kaplama', category: 'İç Mekân', customer: 'Tunç Otomotiv Yan Sanayi', status: 'DEVAM_EDIYOR', from: -55, to: 23, contract: 2_780_000, estimate: 1_760_000, progress: 60, place: ['Kocaeli', 'GOSB 400. Sok. No: 17, Gebze', 40.8027, 29.4307], income: 1_668_000, expense: 1_050_840, analyzed: true },
  { name: 'Selimiye Kütüphanesi Restorasyonu', category: 'Güçlendirme', customer: 'Edirne Kültür Vakfı', status: 'DEVAM_EDIYOR', from: -340, to: -24, contract: 4_900_000, estimate: 4_100_000, progress: 83, place: ['Edirne', 'Meydan Mah. Mimar Sinan Cad. No: 3', 41.6782, 26.5594], income: 4_116_000, expense: 4_284_756, analyzed: true },
  { name: 'Ege Depo Çelik Konstrüksiyon', category: 'Endüstriyel', customer: 'Ege Lojistik', status: 'DEVAM_EDIYOR', from: -160, to: 62, contract: 7_350_000, estimate: 6_200_000, progress: 55, place: ['İzmir', 'Ege Serbest Bölgesi, Gaziemir', 38.3189, 27.1497], income: 4_042_500, expense: 3_803_992.5, analyzed: true },
  { name: 'Bahçeşehir Villa 12', category: 'Konut', customer: 'Deniz Arslan', status: 'DEVAM_EDIYOR', from: -40, to: 150, contract: 9_800_000, estimate: 7_600_000, progress: 18, place: ['İstanbul', 'Boğazköy Mah. Şelale Cad. No: 12, Başakşehir', 41.0705, 28.6894], income: 1_960_000, expense: 1_514_300, analyzed: false },
  { name: 'Nilüfer Yaşam Evleri B Blok', category: 'Konut', customer: 'Nilüfer Konut Kooperatifi', status: 'TAMAMLANDI', from: -620, to: -190, contract: 18_400_000, estimate: 14_900_000, progress: 100, place: ['Bursa', 'Özlüce Mah. 1204. Sok. No: 5, Nilüfer', 40.2189, 28.8932], income: 18_400_000, expense: 14_352_000, analyzed: true },
  { name: 'Kordon Kafe Yenileme', category: 'İç Mekân', customer: 'Kordon Gıda', status: 'TAMAMLANDI', from: -300, to: -215, contract: 860_000, estimate: 640_000, progress: 100, place: ['İzmir', 'Atatürk Cad. No: 188, Alsancak', 38.4358, 27.1413], income: 860_000, expense: 668_220, analyzed: true },
  { name: 'Park Adana Yürüyüş Yolu', category: 'Peyzaj', customer: 'Adana Büyükşehir Belediyesi', status: 'TAMAMLANDI', from: -420, to: -260, contract: 3_200_000, estimate: 2_700_000, progress: 100, place: ['Adana', 'Merkez Park, Seyhan', 36.9914, 35.3308], income: 3_200_000, expense: 2_944_000, analyzed: true },
  { name: 'Lara Sahil Konutları Cephe', category: 'Konut', customer: 'Lara İnşaat', status: 'BEKLEMEDE', from: -80, to: 110, contract: 5_600_000, estimate: 4_350_000, progress: 8, place: ['Antalya', 'Güzeloba Mah. 2233. Sok. No: 40, Muratpaşa', 36.8512, 30.8089], income: 560_000, expense: 412_600, analyzed: false },
  { name: 'Kayseri OSB Atölye Binası', category: 'Endüstriyel', customer: 'Erciyes Metal', status: 'PLANLANDI', from: 18, to: 260, contract: 11_200_000, estimate: 9_050_000, progress: 0, place: null, income: 0, expense: 0, analyzed: false },
  { name: 'Balat Taş Ev Onarımı', category: 'Güçlendirme', customer: 'Ayşe Kalender', status: 'IPTAL', from: -250, to: -60, contract: null, estimate: null, progress: 5, place: null, income: 0, expense: 86_400, analyzed: false },
];

const incomeLabels = [
  'Avans',
  '1 no.lu hakediş',
  '2 no.lu hakediş',
  '3 no.lu hakediş',
  '4 no.lu hakediş',
  '5 no.lu hakediş',
];

type Part = { share: number; category: string; description: string; counterparty: string };

const expenseParts: Part[] = [
  { share: 22, category: 'Malzeme', description: 'Hazır beton ve demir', counterparty: 'Akçimento Bayii' },
  {
    share: 18,
    category: 'İşçilik',
    description: 'Usta ve yardımcı yevmiyeleri',
    counterparty: 'Kaya Taşeron',
  },
  { share: 14, category: 'Taşeron', description: 'Mekanik tesisat işleri', counterparty: 'Batı Mekanik' },
  { share: 12, category: 'Taşeron', description: 'Elektrik tesisatı işleri', counterparty: 'Işık Elektrik' },
  {
    share: 10,
    category: 'Malzeme',
    description: 'Seramik, boya ve yalıtım',
    counterparty: 'Yapı Market Toptan',
  },
  { share: 8, category: 'Ekipman', description: 'İskele ve vinç kiralama', counterparty: 'Zirve İskele' },
  { share: 6, category: 'Nakliye', description: 'Malzeme nakliyesi', counterparty: 'Öz Nakliyat' },
  { share: 5, category: 'Malzeme', description: 'Ahşap ve metal doğrama', counterparty: 'Doğan Ahşap' },
  { share: 3, category: 'Yakıt', description: 'Araç ve jeneratör yakıtı', counterparty: 'Petrol Ofisi' },
  { share: 2, category: 'Vergi ve SGK', description: 'Şantiye SGK primleri', counterparty: 'SGK' },
];

/** The fourteen projects of the demo company with their incomes, expenses and analyses. */
export async function seedProjects(sql: Sql, companyId: string, now: Date, today: string): Promise<void> {
  await addCategories(sql, companyId);
  const categories = await idsByFoldedName(sql, companyId);
  const categoryOf = (name: string) => {
    const id = categories.get(fold(name));
    if (!id) throw new Error(`the demo company has no category ${name}`);
    return id;
  };
  const day = (offset: number) => addDays(today, offset);
  // The list begins with the newest: the first of the table is made last.
  for (const demo of projects.toReversed()) {
    const [city = null, address = null, latitude = null, longitude = null] = demo.place ?? [];
    const { id } = await createProject(
      sql,
      companyId,
      {
        name: demo.name,
        code: null,
        categoryId: categoryOf(demo.category),
        customerName: demo.customer,
        status: demo.status,
        startDate: day(demo.from),
        endDate: day(demo.to),
        contractAmount: demo.contract,
        estimatedCost: demo.estimate,
        progressPercent: demo.progress,
        city,
        address,
        latitude,
        longitude,
        description: null,
      },
      today,
    );
    for (const [kind, rows] of [
      ['income', incomesOf(demo)],
      ['expense', expensesOf(demo)],
    ] as const)
      await addRows(
        sql,
        companyId,
        kind,
        rows.map((row) => ({
          ...row,
          projectId: id,
          categoryId: categoryOf(row.category),
          date: day(row.offset),
          dueDate: day(row.offset + 30),
        })),
      );
    if (demo.analyzed) await analyzeProject(sql, companyId, id, { now, today, currency: 'TRY' });
  }
  // They were not all opened today.
  await sql.run('UPDATE project_month SET created = 2 WHERE company_id = $1', [companyId]);
}

const projectColor = '#5b85f2';

/** Those that the ledger has not brought already. */
async function addCategories(sql: Sql, companyId: string): Promise<void> {
  const ofProjects = projects.map(({ category }) => ({ name: category, type: 'HER_IKISI' as const }));
  const ofRows = expenseParts.map(({ category }) => ({ name: category, type: 'GIDER' as const }));
  const wanted = [...ofProjects, ...ofRows, { name: 'Hakediş', type: 'GELIR' as const }];
  const unique = [...new Map(wanted.map((category) => [category.name, category])).values()];
  await insertMissingCategories(
    sql,
    companyId,
    unique.map((category) => ({ ...category, id: newId(), color: projectColor })),
  );
}

type DemoRow = Omit<ProjectRowCreate, 'amount' | 'projectId' | 'categoryId' | 'date' | 'dueDate'> & {
  kurus: bigint;
  category: string;
  offset: number;
};

const filler = { paymentMethod: 'TRANSFER', productId: null } as const;

/** Instalments from the start to today or the end; the last one of a running project is waiting. */
function incomesOf(demo: DemoProject): DemoRow[] {
  const total = BigInt(Math.round(demo.income * 100));
  if (total === 0n) return [];
  const count = Math.min(incomeLabels.length, 2 + Math.floor(demo.progress / 25));
  return split(total, uneven(demo, Array(count).fill(10))).map((kurus, index) => ({
    ...filler,
    kurus,
    category: 'Hakediş',
    description: incomeLabels[index] ?? 'Hakediş',
    vatRate: 20,
    offset: spread(demo, index, count),
    status: index === count - 1 && demo.status !== 'TAMAMLANDI' ? 'BEKLIYOR' : 'TAHSIL_EDILDI',
    counterparty: demo.customer,
    documentNo: `A-${String(index + 1).padStart(4, '0')}`,
  }));
}

/** Two rounds of the usual cost items; the last two rows of a running project are waiting. */
function expensesOf(demo: DemoProject): DemoRow[] {
  const total = BigInt(Math.round(demo.expense * 100));
  if (total === 0n) return [];
  const parts = [...expenseParts, ...expenseParts];
  return split(
    total,
    uneven(
      demo,
      parts.map((part) => part.share),
    ),
  ).map((kurus, index) => {
    const part = parts[index] as Part;
    const isLate = index >= parts.length - 2;
    return {
      ...filler,
      kurus,
      category: part.category,
      description: part.description,
      vatRate: part.category === 'Vergi ve SGK' ? 0 : 20,
      offset: spread(demo, index, parts.length),
      status: isLate && demo.status !== 'TAMAMLANDI' ? 'BEKLIYOR' : 'ODENDI',
      counterparty: part.counterparty,
      documentNo: `G-${String(index + 1).padStart(4, '0')}`,
    };
  });
}

/** No two jobs cost the same: weights moved by up to half, the same ones for the same project. */
function uneven(demo: DemoProject, weights: number[]): number[] {
  const random = createRandom([...demo.name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0));
  return weights.map((weight) => random.whole(weight * 50, weight * 150));
}

const FIFTY_LIRA = 5_000n;

/** Round parts of `total` in the proportion of `weights`, the first takes what is left; together exactly `total`. */
function split(total: bigint, weights: number[]): bigint[] {
  const sum = BigInt(weights.reduce((all, weight) => all + weight, 0));
  const parts = weights.map((weight) => ((total * BigInt(weight)) / sum / FIFTY_LIRA) * FIFTY_LIRA);
  const rest = total - parts.reduce((all, part) => all + part, 0n);
  return parts.map((part, index) => (index === 0 ? part + rest : part));
}

const spread = (demo: DemoProject, index: number, count: number) => {
  const end = Math.min(demo.to, -2);
  return Math.round(demo.from + ((end - demo.from) * (index + 1)) / count);
};

async function addRows(
  sql: Sql,
  companyId: string,
  kind: RowKind,
  rows: (Omit<ProjectRowCreate, 'amount'> & { kurus: bigint })[],
): Promise<void> {
  for (const { kurus, ...row } of rows) {
    await addToProject(sql, companyId, kind, row.projectId, kurus);
    await insertRow(sql, companyId, kind, newId(), { ...row, amount: fromKurus(kurus) });
  }
}
