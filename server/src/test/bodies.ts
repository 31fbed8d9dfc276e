/** Good bodies of the calls that make a record of each kind. */
export const cashFlowBody = {
  date: '2026-03-04',
  description: 'Kira',
  amount: 1250.5,
  cashFlowType: 'CIKIS',
};

export const rowBody = {
  description: 'Hakediş',
  amount: 99.9,
  date: '2026-03-04',
  vatRate: 20,
  dueDate: '2026-04-04',
};

export const productBody = {
  name: 'Çimento',
  kind: 'URUN',
  code: 'CM-1',
  unit: 'torba',
  salePrice: 250,
  active: true,
};

export const managerBody = (email: string) => ({
  name: 'Ali',
  surname: 'Kaya',
  email,
  phone: '0532 111 22 33',
});

export const projectBody = (categoryId: string) => ({
  name: 'Konut',
  status: 'DEVAM_EDIYOR',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  categoryId,
  contractAmount: 100_000,
  progressPercent: 10,
  latitude: 41.01,
  longitude: 28.97,
});

export const contactBody = (name: string) => ({
  name,
  kind: 'MUSTERI',
  taxNumber: '4540536920',
  taxOffice: 'Kadıköy',
  iban: 'TR330006100519786457841326',
  phone: '05321112233',
  email: 'cari@ornek.com.tr',
  address: 'Moda',
  paymentTermDays: 30,
  openingBalance: 100.5,
  openingDate: '2026-01-01',
});
