import { api } from '@vezne/contract';
import { z } from 'zod';
import type { SignedUp, testApp } from './testing';

/** One record of each kind in a company, by the field that names it. */
export type World = SignedUp & {
  sessionId: string;
  otherManagerId: string;
  categoryId: string;
  projectId: string;
  productId: string;
  cashFlowId: string;
  incomeId: string;
  expenseId: string;
};

export type Example = { params?: object; query?: object; body?: object };

const Saved = z.object({ id: z.string() });

/** A company with one record of each kind. */
export async function makeWorld(t: ReturnType<typeof testApp>): Promise<World> {
  const person = await t.signUp();
  const save = async (endpoint: Parameters<typeof t.call>[0], body: object): Promise<string> => {
    const answer = await t.call(endpoint, { body }, { token: person.token });
    if (answer.status !== 200) throw new Error(`${endpoint.id}: ${answer.text}`);
    return Saved.parse(answer.body).id;
  };
  const sessions = await t.call(api.auth.sessions, {}, { token: person.token });
  const [session] = z.array(Saved).parse(sessions.body);
  const categoryId = await save(api.category.save, { name: 'Şantiye', type: 'HER_IKISI' });
  const world = { ...person, sessionId: session?.id ?? '', categoryId };
  const projectId = await save(api.project.save, projectBody(world));
  const row = { ...rowBody, projectId, categoryId };
  return {
    ...world,
    projectId,
    otherManagerId: await save(api.manager.save, managerBody(`ikinci-${person.email}`)),
    productId: await save(api.product.save, productBody),
    cashFlowId: await save(api.cashFlow.save, { ...cashFlowBody, categoryId }),
    incomeId: await save(api.projectIncome.save, row),
    expenseId: await save(api.projectExpense.save, row),
  };
}

const cashFlowBody = { date: '2026-03-04', description: 'Kira', amount: 1250.5, cashFlowType: 'CIKIS' };
const rowBody = {
  description: 'Hakediş',
  amount: 99.9,
  date: '2026-03-04',
  vatRate: 20,
  dueDate: '2026-04-04',
};
const productBody = {
  name: 'Çimento',
  kind: 'URUN',
  code: 'CM-1',
  unit: 'torba',
  salePrice: 250,
  active: true,
};
const managerBody = (email: string) => ({ name: 'Ali', surname: 'Kaya', email, phone: '0532 111 22 33' });
const projectBody = ({ categoryId }: { categoryId: string }) => ({
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

const page = { page: 0, pageSize: 5, searchText: 'a' };

/** A good request to every endpoint, by its id; `at` distinguishes what must be unique. */
export function examplesFor(world: World, at: number): Record<string, Example> {
  const { categoryId, projectId, companyId } = world;
  const row = { ...rowBody, projectId, categoryId };
  const byId = (id: string) => ({ query: { id } });
  return {
    'auth.login': { body: { email: world.email, password: world.password } },
    'auth.refresh': { query: { refreshToken: world.refreshToken } },
    'auth.logout': { body: { refreshToken: world.refreshToken } },
    'auth.changePassword': { body: { oldPassword: world.password, newPassword: `Baska-Guclu-${at}` } },
    'auth.forgotPassword': { params: { email: world.email } },
    'auth.resetPassword': { body: { token: 'x'.repeat(43), newPassword: `Baska-Guclu-${at}` } },
    'auth.remainingSubscription': {},
    'auth.sessions': {},
    'auth.endSession': byId(world.sessionId),
    'manager.createAccount': {
      body: {
        ...managerBody(`yeni${at}@ornek.com.tr`),
        companyName: 'Yeni Şirket',
        password: 'Uzun-ve-guclu-91',
        selectedCurrency: 'EUR',
        taxNumber: '4540536920',
        kvkkRead: true,
        termsAccepted: true,
      },
    },
    'manager.save': { body: { ...managerBody(`ekip${at}@ornek.com.tr`), title: 'Müdür', companyId } },
    'manager.update': { body: { id: world.managerId, name: 'Ayşe', surname: 'Ak', phone: '05321112233' } },
    'manager.delete': byId(world.otherManagerId),
    'manager.findById': byId(world.managerId),
    'manager.findByToken': {},
    'manager.findAll': {},
    'company.findById': byId(companyId),
    'company.update': {
      body: {
        id: companyId,
        name: 'Örnek A.Ş.',
        taxNumber: '10000000146',
        taxOffice: 'Kadıköy',
        email: 'bilgi@ornek.com.tr',
        phone: '02161112233',
        address: 'Moda',
        city: 'İstanbul',
        iban: 'TR33 0006 1005 1978 6457 8413 26',
      },
    },
    'company.setCurrency': { params: { currency: 'USD' } },
    'company.setMonthlyProjectLimit': { body: { companyId, monthlyProjectLimit: 1000 } },
    'contact.contactUs': {
      body: {
        fullName: 'Can Er',
        email: 'can@ornek.com.tr',
        phone: '05321112233',
        companyName: 'Er',
        subject: 'Fiyat',
        message: 'Fiyat bilgisi alabilir miyim?',
        kvkkRead: true,
      },
    },
    'category.findAll': { body: page },
    'category.findById': byId(categoryId),
    'category.save': { body: { name: `Yakıt ${at}`, type: 'GIDER', color: '#aabbcc', description: 'x' } },
    'category.update': { body: { id: categoryId, name: `Şantiye ${at}`, type: 'GIDER' } },
    'category.delete': byId(categoryId),
    'category.addReadyMade': {},
    'cashFlow.findAll': {
      body: { ...page, from: '2026-01-01', to: '2026-12-31', cashFlowType: 'CIKIS', categoryId },
    },
    'cashFlow.findById': byId(world.cashFlowId),
    'cashFlow.summary': {},
    'cashFlow.save': { body: { ...cashFlowBody, categoryId, projectId, paymentMethod: 'CARD' } },
    'cashFlow.update': {
      body: {
        id: world.cashFlowId,
        categoryId,
        date: '2026-03-05',
        description: 'Kira 2',
        amount: 0.07,
        paymentMethod: 'CASH',
        projectId,
      },
    },
    'cashFlow.delete': byId(world.cashFlowId),
    'cashFlow.import': {
      body: {
        rows: [{ ...cashFlowBody, categoryName: 'Elden', paymentMethod: 'CASH' }],
      },
    },
    'project.findAll': { body: { ...page, sortBy: 'name', sortOrder: 'DESC' } },
    'project.search': { body: { ...page, statuses: ['DEVAM_EDIYOR'], categoryIds: [categoryId] } },
    'project.findById': byId(projectId),
    'project.save': { body: { ...projectBody(world), code: `P-${at}` } },
    'project.update': { body: { ...projectBody(world), id: projectId } },
    'project.delete': byId(projectId),
    'project.statistics': {},
    'project.overview': {},
    'project.analyze': { body: { projectId } },
    'project.analysis': { params: { id: projectId } },
    'project.compare': { params: { id: projectId }, query: { categoryId } },
    'project.location': { params: { id: projectId } },
    'project.setLocation': { body: { projectId, latitude: 40.5, longitude: 29.5, address: 'Gebze' } },
    'project.map': {},
    ...rowExamples('projectIncome', world.incomeId, { ...row, status: 'TAHSIL_EDILDI' }),
    ...rowExamples('projectExpense', world.expenseId, { ...row, status: 'ODENDI' }),
    'projectExpense.ofProject': { body: { ...page, projectId } },
    'product.findAll': { body: { ...page, kind: 'URUN', active: true } },
    'product.findById': byId(world.productId),
    'product.save': { body: { ...productBody, code: `CM-${at}` } },
    'product.update': { body: { ...productBody, id: world.productId } },
    'product.delete': byId(world.productId),
    'dashboard.data': {},
    'dashboard.categoryExpenses': {},
    'dashboard.projectsLeftDays': {},
    'dashboard.topAndBottomProjects': {},
    'monthlyReport.summary': {},
    'monthlyReport.findAll': {},
    'monthlyReport.findById': { params: { id: '2026-03' } },
    'assistant.ask': { body: { input: 'Bu ay ne kadar kira ödedim?' } },
    'assistant.history': { body: page },
  };
}

function rowExamples(noun: string, id: string, row: Record<string, unknown>): Record<string, Example> {
  return {
    [`${noun}.save`]: { body: row },
    [`${noun}.update`]: { body: { ...row, id } },
    [`${noun}.delete`]: { query: { id } },
    [`${noun}.findAll`]: { body: { ...page, projectId: row.projectId } },
    [`${noun}.ofProject`]: { query: { projectId: row.projectId } },
    [`${noun}.findById`]: { query: { id } },
  };
}
