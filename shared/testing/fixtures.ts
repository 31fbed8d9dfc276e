import type { CashAccount, CashFlow, Category, Company, Manager, Page, Subscription } from '@vezne/contract';

const at = '2026-11-01T09:00:00.000Z';

/** The n-th id of a kind; readable in a failure message and a valid UUID. */
export const idOf = (kind: number, n: number): string =>
  `00000000-0000-7000-8${String(kind).padStart(3, '0')}-${String(n).padStart(12, '0')}`;

export const company: Company = {
  id: idOf(1, 1),
  name: 'Yılmaz Yapı ve Tasarım',
  taxNumber: '4540536920',
  taxOffice: 'Kadıköy',
  email: 'bilgi@yilmazyapi.example',
  phone: '+902165550101',
  address: 'Moda Cad. 14',
  city: 'İstanbul',
  iban: null,
  selectedCurrency: 'TRY',
  monthlyProjectLimit: null,
  version: 1,
};

export const manager: Manager = {
  id: idOf(2, 1),
  name: 'Ece',
  surname: 'Şahin',
  email: 'ece@yilmazyapi.example',
  phone: null,
  title: null,
  companyId: company.id,
  role: 'MANAGER',
  version: 1,
  isOwner: true,
};

export const subscription: Subscription = {
  plan: 'STANDART',
  status: 'AKTIF',
  startDate: '2026-01-01',
  endDate: '2027-01-01',
  remainingDays: 41,
  remainingHours: 984,
  expired: false,
};

const category = (n: number, name: string, type: Category['type']): Category => ({
  id: idOf(3, n),
  name,
  type,
  color: null,
  description: null,
  useCount: 0,
  monthIncome: 0,
  monthExpense: 0,
  createdAt: at,
  updatedAt: at,
  version: 1,
});

export const categories: Category[] = [
  category(1, 'Hakediş', 'GELIR'),
  category(2, 'İşçilik', 'GIDER'),
  category(3, 'Kira', 'GIDER'),
  category(4, 'Malzeme', 'GIDER'),
];

/** The till that every company has. */
export const mainAccountId = idOf(12, 1);
export const mainAccount: CashAccount = {
  id: mainAccountId,
  name: 'Ana Kasa',
  kind: 'KASA',
  iban: null,
  bankName: null,
  openingBalance: 0,
  openingDate: null,
  isDefault: true,
  closedAt: null,
  createdAt: at,
  updatedAt: at,
  version: 1,
};

/** An account; whatever the test is about is given, the rest is believable. */
export const cashAccount = (n: number, own: Partial<CashAccount> = {}): CashAccount => ({
  id: idOf(12, n),
  name: n === 1 ? 'Ana Kasa' : `Hesap ${n}`,
  kind: 'KASA',
  iban: null,
  bankName: null,
  openingBalance: 0,
  openingDate: null,
  isDefault: n === 1,
  closedAt: null,
  createdAt: at,
  updatedAt: at,
  version: 1,
  ...own,
});

/** A ledger entry; whatever the test is about is given, the rest is believable. */
export function cashFlow(n: number, own: Partial<CashFlow> = {}): CashFlow {
  const { id, name } = categories.find(({ id }) => id === own.categoryId) ?? categoryAt(n);
  return {
    id: idOf(4, n),
    categoryId: id,
    categoryName: name,
    date: `2026-11-${String(28 - (n % 28)).padStart(2, '0')}`,
    description: `Hareket ${n}`,
    amount: 1000 * n,
    cashFlowType: n % 4 === 1 ? 'GIRIS' : 'CIKIS',
    paymentMethod: 'TRANSFER',
    projectId: null,
    accountId: mainAccountId,
    accountName: 'Ana Kasa',
    transferId: null,
    settlementId: null,
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...own,
  };
}

export const cashFlows: CashFlow[] = Array.from({ length: 14 }, (_, i) => cashFlow(i + 1));

/** One page of a list, cut as the server cuts it. */
export function pageOf<Item>(items: Item[], { page = 0, pageSize = 6 } = {}): Page<Item> {
  return {
    content: items.slice(page * pageSize, (page + 1) * pageSize),
    totalElements: items.length,
    totalPages: Math.ceil(items.length / pageSize),
    page,
    size: pageSize,
  };
}

function categoryAt(n: number): Category {
  const found = categories[(n - 1) % categories.length];
  if (!found) throw new RangeError('there are no categories');
  return found;
}
