import type { PaymentMethod } from '@vezne/contract';

type Several<Item> = readonly [Item, ...Item[]];

/** Sites that money moved for, with the months before today in which they were running; the oldest are no projects here. */
export const sites: readonly { name: string; from: number; to: number }[] = [
  { name: 'konut şantiyesi', from: 24, to: 15 },
  { name: 'okul onarımı', from: 24, to: 18 },
  { name: 'Nilüfer Yaşam Evleri', from: 20, to: 6 },
  { name: 'Park Adana', from: 14, to: 8 },
  { name: 'Selimiye Kütüphanesi', from: 11, to: 0 },
  { name: 'Kordon Kafe', from: 10, to: 7 },
  { name: 'Moda Apartmanı', from: 7, to: 0 },
  { name: 'Ege Depo', from: 5, to: 0 },
  { name: 'Çankaya Klinik', from: 4, to: 0 },
  { name: 'Ilıca Butik Otel', from: 3, to: 0 },
  { name: 'Meltem Sigorta', from: 2, to: 0 },
  { name: 'Gebze Fabrika', from: 2, to: 0 },
  { name: 'Lara Sahil Konutları', from: 2, to: 0 },
  { name: 'Bahçeşehir Villa 12', from: 1, to: 0 },
];

/** Paid every month on its day, in today's lira. `of`: the month the payment is for, counted back. */
export type Recurring = {
  day: number;
  category: string;
  text: string;
  lira: number;
  /** Share by which the amount swings from month to month. */
  swing: number;
  method: PaymentMethod;
  of?: 0 | 1;
  /** More in winter (heating) or in summer (cooling). */
  season?: 'winter' | 'summer';
};

// biome-ignore format: a table is read by its columns
export const recurring: readonly Recurring[] = [
  { day: 2, category: 'Kira', text: 'Ofis kirası', lira: 62_500, swing: 0, method: 'TRANSFER' },
  { day: 3, category: 'Kira', text: 'Gebze depo kirası', lira: 38_000, swing: 0, method: 'TRANSFER' },
  { day: 5, category: 'Maaş', text: 'Ofis personeli maaşları', lira: 412_000, swing: 0.02, method: 'TRANSFER', of: 1 },
  { day: 5, category: 'Maaş', text: 'Şantiye şefleri maaşları', lira: 286_000, swing: 0.02, method: 'TRANSFER', of: 1 },
  { day: 10, category: 'Danışmanlık', text: 'Mali müşavirlik ücreti', lira: 18_500, swing: 0, method: 'TRANSFER' },
  { day: 11, category: 'Faturalar', text: 'Elektrik faturası', lira: 9_400, swing: 0.12, method: 'CARD', season: 'summer' },
  { day: 13, category: 'Faturalar', text: 'Doğal gaz faturası', lira: 6_800, swing: 0.1, method: 'CARD', season: 'winter' },
  { day: 14, category: 'Faturalar', text: 'Su faturası', lira: 2_150, swing: 0.2, method: 'CARD' },
  { day: 16, category: 'Faturalar', text: 'İnternet ve telefon faturası', lira: 4_320, swing: 0.05, method: 'CARD' },
  { day: 18, category: 'Faiz geliri', text: 'Vadeli hesap faizi', lira: 21_600, swing: 0.25, method: 'TRANSFER' },
  { day: 26, category: 'Vergi ve SGK', text: 'SGK primleri', lira: 248_000, swing: 0.03, method: 'TRANSFER', of: 1 },
  { day: 26, category: 'Vergi ve SGK', text: 'Muhtasar ödemesi', lira: 74_000, swing: 0.05, method: 'TRANSFER', of: 1 },
  { day: 28, category: 'Vergi ve SGK', text: 'KDV ödemesi', lira: 132_000, swing: 0.35, method: 'TRANSFER', of: 1 },
  { day: 28, category: 'Banka masrafları', text: 'Hesap işletim ve EFT ücretleri', lira: 1_480, swing: 0.3, method: 'TRANSFER' },
  { day: 20, category: 'Ofis', text: 'Ofis temizliği', lira: 14_000, swing: 0, method: 'CASH' },
];

/** Bought or ordered as the sites need it: `perMonth` times in an ordinary month, more in the building season. */
export type Purchase = {
  category: string;
  perMonth: number;
  methods: Several<PaymentMethod>;
  items: Several<{ text: string; unit?: string; amount: [min: number, max: number]; lira: number }>;
  /** Written after the text: the site it was for. */
  forSite: boolean;
};

// biome-ignore format: a table is read by its columns
export const purchases: readonly Purchase[] = [
  { category: 'Malzeme', perMonth: 8.6, methods: ['TRANSFER', 'TRANSFER', 'CHECK', 'NOTE', 'CARD'], forSite: true, items: [
    { text: 'C30 hazır beton', unit: 'm³', amount: [12, 60], lira: 3_100 },
    { text: 'C25 hazır beton', unit: 'm³', amount: [10, 45], lira: 2_950 },
    { text: 'Şap betonu', unit: 'm³', amount: [6, 20], lira: 3_300 },
    { text: 'Nervürlü demir Ø12', unit: 'ton', amount: [2, 9], lira: 27_900 },
    { text: 'Portland çimento 50 kg', unit: 'torba', amount: [60, 320], lira: 235 },
    { text: 'Gazbeton 20 cm', unit: 'm³', amount: [15, 60], lira: 2_590 },
    { text: 'Alçıpan ve profil', unit: 'm²', amount: [90, 420], lira: 152.5 },
    { text: 'Yer seramiği 60×60', unit: 'm²', amount: [40, 260], lira: 415 },
    { text: 'Dış cephe boyası 20 kg', unit: 'kova', amount: [6, 40], lira: 2_075 },
    { text: 'Taşyünü yalıtım levhası', unit: 'm²', amount: [80, 380], lira: 185 },
    { text: 'Su yalıtım membranı', unit: 'm²', amount: [70, 300], lira: 169 },
    { text: 'Laminat parke 8 mm', unit: 'm²', amount: [45, 210], lira: 390 },
    { text: 'Elektrik tesisat malzemesi', amount: [1, 3], lira: 23_640 },
    { text: 'Sıhhi tesisat malzemesi', amount: [1, 3], lira: 19_850 },
    { text: 'Nalburiye', amount: [1, 4], lira: 4_317.5 },
  ] },
  { category: 'Taşeron', perMonth: 3.2, methods: ['TRANSFER', 'CHECK', 'NOTE'], forSite: true, items: [
    { text: 'Işık Elektrik, tesisat işleri', amount: [2, 7], lira: 24_500 },
    { text: 'Batı Mekanik, ısıtma ve havalandırma', amount: [2, 6], lira: 31_000 },
    { text: 'Kaya Taşeron, kalıp ve demir işleri', amount: [3, 8], lira: 28_750 },
    { text: 'Zirve İskele, cephe işleri', amount: [1, 4], lira: 36_400 },
    { text: 'Doğan Ahşap, doğrama montajı', amount: [1, 4], lira: 27_200 },
  ] },
  { category: 'Nakliye', perMonth: 2.2, methods: ['CASH', 'TRANSFER'], forSite: true, items: [
    { text: 'Kamyonla malzeme nakliyesi', unit: 'sefer', amount: [1, 6], lira: 4_250 },
    { text: 'Moloz taşıma', unit: 'sefer', amount: [1, 5], lira: 5_100 },
  ] },
  { category: 'Ekipman', perMonth: 2, methods: ['TRANSFER', 'CARD'], forSite: true, items: [
    { text: 'Mobil vinç kiralama', unit: 'saat', amount: [4, 16], lira: 2_650 },
    { text: 'Jeneratör kiralama', unit: 'gün', amount: [3, 12], lira: 1_900 },
    { text: 'El aletleri ve iş güvenliği malzemesi', amount: [1, 3], lira: 7_835 },
  ] },
  { category: 'Yakıt', perMonth: 4.5, methods: ['CARD', 'CARD', 'CASH'], forSite: false, items: [
    { text: 'Motorin, şantiye kamyoneti', unit: 'litre', amount: [40, 65], lira: 54.72 },
    { text: 'Motorin, 34 VZN 48', unit: 'litre', amount: [35, 58], lira: 54.72 },
    { text: 'Benzin, 34 VZN 12', unit: 'litre', amount: [30, 48], lira: 53.18 },
    { text: 'Jeneratör yakıtı', unit: 'litre', amount: [60, 180], lira: 54.72 },
  ] },
  { category: 'Ofis', perMonth: 2.4, methods: ['CARD', 'CASH'], forSite: false, items: [
    { text: 'Kırtasiye ve yazıcı sarf malzemesi', amount: [1, 3], lira: 2_094.9 },
    { text: 'Çay, kahve ve mutfak alışverişi', amount: [1, 3], lira: 1_475.25 },
    { text: 'Kargo ve noter giderleri', amount: [1, 3], lira: 985 },
    { text: 'Yazılım aboneliği', amount: [1, 2], lira: 3_240 },
  ] },
  { category: 'Diğer', perMonth: 0.8, methods: ['CASH', 'CARD'], forSite: false, items: [
    { text: 'Otopark ve köprü geçişleri', amount: [1, 4], lira: 640 },
    { text: 'Misafir ağırlama', amount: [1, 3], lira: 2_380 },
    { text: 'Araç bakım ve lastik', amount: [1, 3], lira: 8_150 },
  ] },
];

export const insurances: Several<string> = [
  'İşveren mali sorumluluk sigortası',
  'Şantiye all risk sigortası',
  'Araç kasko sigortası',
];
