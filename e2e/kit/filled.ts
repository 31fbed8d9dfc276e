import { type Company, saveEntry } from '../company';
import { dayIn } from './days';

/** Writes something for every screen of a company; answers the first project's id. */
export async function fill(company: Company): Promise<string> {
  const { call } = company;
  await saveEntry(company);
  const { content } = await call('POST', '/cash-flow/find-all', { page: 0, pageSize: 1, searchText: '' });
  const { categoryId } = content[0];
  for (const [ago, amount, cashFlowType, paymentMethod] of [
    [0, 1200, 'GIRIS', 'CHECK'],
    [0, 450, 'CIKIS'],
    [32, 800, 'GIRIS'],
    [32, 300, 'CIKIS'],
  ])
    await call('POST', '/cash-flow/save', {
      ...{ categoryId, date: dayIn(-Number(ago)), amount, cashFlowType, paymentMethod },
      description: `Hareket ${amount}`,
    });
  const project = {
    ...{ categoryId, status: 'DEVAM_EDIYOR', startDate: dayIn(-90), endDate: dayIn(5) },
    ...{ contractAmount: 9000, estimatedCost: 500, city: 'İzmir', latitude: 38.4, longitude: 27.1 },
  };
  const ids: string[] = [];
  for (const name of ['Konak Meydanı', 'Alsancak Liman', 'Bornova Okul', 'Karşıyaka Çarşı']) {
    const { id } = await call('POST', '/project/save', { ...project, name });
    const row = { projectId: id, categoryId, date: dayIn(-40), dueDate: dayIn(-10), vatRate: 20 };
    await call('POST', '/project-income/save', { ...row, description: 'Hakediş', amount: 700 });
    await call('POST', '/project-expense/save', { ...row, description: 'Demir', amount: 600 });
    await call('POST', '/project/analyze', { projectId: id });
    ids.push(id);
  }
  await call('POST', '/product/save', { name: 'Çimento', kind: 'URUN', unit: 'torba', salePrice: 120 });
  await call('POST', '/manager/save', { name: 'Can', surname: 'Er', email: `can-${ids[0]}@example.com` });
  return ids[0] ?? '';
}
