import { v7 as newId } from 'uuid';
import type { Sql } from '../db/database';
import { insertProduct } from '../product/queries';

type DemoProduct = [
  code: string,
  name: string,
  kind: 'URUN' | 'HIZMET',
  unit: string,
  purchase: number,
  sale: number,
];

// biome-ignore format: a table is read by its columns
const products: DemoProduct[] = [
  ['BTN-30', 'C30 hazır beton', 'URUN', 'm³', 2650, 3100],
  ['DMR-12', 'Nervürlü demir Ø12', 'URUN', 'ton', 24800, 27900],
  ['DMR-16', 'Nervürlü demir Ø16', 'URUN', 'ton', 24500, 27600],
  ['CMN-50', 'Portland çimento 50 kg', 'URUN', 'torba', 195, 235],
  ['KUM-01', 'Yıkanmış kum', 'URUN', 'm³', 620, 780],
  ['TGL-19', 'Yatay delikli tuğla 19 cm', 'URUN', 'adet', 9.5, 12.25],
  ['GZB-20', 'Gazbeton 20 cm', 'URUN', 'm³', 2150, 2590],
  ['ALC-13', 'Alçıpan 12,5 mm', 'URUN', 'm²', 118, 152.5],
  ['YAL-05', 'Taşyünü yalıtım levhası 5 cm', 'URUN', 'm²', 142, 185],
  ['BOY-15', 'Silikonlu iç cephe boyası 15 L', 'URUN', 'kova', 1480, 1890],
  ['BOY-20', 'Dış cephe boyası 20 kg', 'URUN', 'kova', 1650, 2075],
  ['SRM-60', 'Yer seramiği 60×60', 'URUN', 'm²', 310, 415],
  ['PRK-08', 'Laminat parke 8 mm', 'URUN', 'm²', 285, 390],
  ['PVC-02', 'PVC pencere, çift cam', 'URUN', 'm²', 3250, 4180],
  ['KAP-01', 'Çelik kapı', 'URUN', 'adet', 11200, 14500],
  ['KBL-25', 'NYM kablo 3×2,5', 'URUN', 'm', 34.8, 46],
  ['BRU-20', 'PPR boru Ø20', 'URUN', 'm', 21.4, 29.9],
  ['EPX-10', 'Epoksi zemin kaplama seti', 'URUN', 'm²', 265, 340],
  ['MMB-03', 'Su yalıtım membranı 3 mm', 'URUN', 'm²', 128, 169],
  ['CAT-01', 'Kiremit, Marsilya tipi', 'URUN', 'adet', 17.9, 23.5],
  ['ISC-01', 'Kalıp ustası yevmiyesi', 'HIZMET', 'gün', 2400, 3050],
  ['ISC-02', 'Düz işçi yevmiyesi', 'HIZMET', 'gün', 1550, 1950],
  ['ISC-03', 'Boya badana işçiliği', 'HIZMET', 'm²', 95, 140],
  ['ISC-04', 'Seramik döşeme işçiliği', 'HIZMET', 'm²', 210, 295],
  ['VNC-01', 'Mobil vinç kiralama', 'HIZMET', 'saat', 2100, 2650],
  ['ISK-01', 'Cephe iskelesi kurulum ve söküm', 'HIZMET', 'm²', 72, 98],
  ['NKL-01', 'Kamyonla malzeme nakliyesi', 'HIZMET', 'sefer', 3400, 4250],
  ['PRJ-M1', 'Mimari uygulama projesi', 'HIZMET', 'm²', 180, 320],
  ['PRJ-S1', 'Statik güçlendirme raporu', 'HIZMET', 'adet', 28000, 45000],
  ['DNS-01', 'Şantiye şefliği', 'HIZMET', 'ay', 68000, 92000],
];

/** The price list of the demo company. */
export async function seedProducts(sql: Sql, companyId: string): Promise<void> {
  for (const [code, name, kind, unit, purchasePrice, salePrice] of products)
    await insertProduct(sql, companyId, newId(), {
      name,
      kind,
      code,
      unit,
      purchasePrice,
      salePrice,
      vatRate: 20,
      description: null,
      active: true,
    });
}
