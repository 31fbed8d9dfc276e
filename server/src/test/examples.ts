import { dayInTurkey } from '@vezne/contract';
import { addDays } from '../calendar';
import { cashFlowBody, contactBody, managerBody, productBody, projectBody, rowBody } from './bodies';
import type { SeededCompany } from './company';

export type Example = { params?: object; query?: object; body?: object };

type Examples = Record<string, Example>;

/** A good request to every endpoint, by its id; `at` distinguishes what must be unique. */
export const examplesFor = (company: SeededCompany, at: number): Examples => ({
  ...signInExamples(company, at),
  ...managerExamples(company, at),
  ...companyExamples(company),
  ...ledgerExamples(company, at),
  ...accountExamples(company, at),
  ...projectExamples(company, at),
  ...projectRowExamples(company),
  ...productExamples(company, at),
  ...contactExamples(company, at),
  ...historyExamples(company),
  ...statementExamples(company),
  ...exportExamples(company),
  ...reportExamples,
  ...notificationExamples(company),
});

const page = { page: 0, pageSize: 5, searchText: 'a' };
const byId = (id: string) => ({ query: { id } });

const signInExamples = (company: SeededCompany, at: number): Examples => ({
  'auth.login': { body: { email: company.email, password: company.password } },
  'auth.refresh': { query: { refreshToken: company.refreshToken } },
  'auth.logout': { body: { refreshToken: company.refreshToken } },
  'auth.changePassword': { body: { oldPassword: company.password, newPassword: `Baska-Guclu-${at}` } },
  'auth.forgotPassword': { params: { email: company.email } },
  'auth.resetPassword': { body: { token: 'x'.repeat(43), newPassword: `Baska-Guclu-${at}` } },
  'auth.remainingSubscription': {},
  'auth.sessions': {},
  'auth.endSession': byId(company.sessionId),
  'auth.endOtherSessions': {},
  'auth.alerts': {},
  'auth.dismissAlert': byId(company.sessionId),
  'factor.state': {},
  'factor.begin': {},
  'factor.confirm': { body: { code: '123456' } },
  'factor.renewCodes': {},
  'factor.switchOff': {},
  'factor.verify': { body: { challenge: 'x'.repeat(75), code: '123456' } },
  'auth.provePassword': { body: { password: company.password } },
});

const managerExamples = (company: SeededCompany, at: number): Examples => ({
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
  'manager.checkPassword': {
    body: { name: 'Ece', surname: 'Kaya', email: 'ece@example.com', password: 'uzun ve gizli' },
  },
  'manager.verifyAccount': { body: { token: 'x'.repeat(43) } },
  'manager.resendVerification': { body: { managerId: company.managerId } },
  'manager.save': {
    body: { ...managerBody(`ekip${at}@ornek.com.tr`), title: 'Müdür', companyId: company.companyId },
  },
  'manager.update': {
    body: { id: company.managerId, name: 'Ayşe', surname: 'Ak', phone: '05321112233', title: 'Müdür' },
  },
  'manager.delete': byId(company.otherManagerId),
  'manager.removed': {},
  'manager.restore': { body: { id: company.removedManagerId } },
  'manager.handOver': { body: { id: company.otherManagerId } },
  'manager.findById': byId(company.managerId),
  'manager.findByToken': {},
  'manager.findAll': {},
  'manager.resendInvitation': { body: { id: company.invitationId } },
  'manager.findInvitation': { body: { token: 'x'.repeat(43) } },
  'manager.acceptInvitation': { body: { token: 'x'.repeat(43), password: `Baska-Guclu-${at}` } },
});

const companyExamples = ({ companyId }: SeededCompany): Examples => ({
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
});

const ledgerExamples = (
  {
    categoryId,
    projectId,
    cashFlowId,
    cashAccountId,
    addedId,
    savedViewId,
    learnedQuestionId,
    receivedId,
    recurringId,
  }: SeededCompany,
  at: number,
): Examples => ({
  'category.findAll': { body: page },
  'category.findById': byId(categoryId),
  'category.save': { body: { name: `Yakıt ${at}`, type: 'GIDER', color: '#aabbcc', description: 'x' } },
  'category.update': {
    body: { id: categoryId, name: `Şantiye ${at}`, type: 'GIDER', color: '#a0b0c0', description: 'y' },
  },
  'category.delete': byId(categoryId),
  'category.addReadyMade': {},
  'savedView.findAll': {},
  'savedView.findById': byId(savedViewId),
  'savedView.save': {
    body: { name: `Giderler ${at}`, address: 'type=CIKIS', density: 'SIKI', opensFirst: true },
  },
  'savedView.update': {
    body: {
      id: savedViewId,
      name: `Çekler ${at}`,
      address: 'q=fi%C5%9F',
      density: 'RAHAT',
      opensFirst: true,
    },
  },
  'savedView.delete': byId(savedViewId),
  'learnedQuestion.findAll': {},
  'learnedQuestion.delete': byId(learnedQuestionId),
  'cashFlow.findAll': {
    body: {
      ...page,
      from: '2026-01-01',
      to: '2026-12-31',
      cashFlowType: 'CIKIS',
      categoryId,
      categoryIds: [categoryId],
      paymentMethods: ['CASH', 'TRANSFER'],
      projectId,
      batchId: addedId,
      accountId: cashAccountId,
      minAmount: 0.01,
      maxAmount: 999_999_999_999.99,
      sortBy: 'amount',
      sortOrder: 'DESC',
      ids: [cashFlowId],
    },
  },
  'cashFlow.findById': byId(cashFlowId),
  'cashFlow.summary': {},
  'cashFlow.save': {
    body: { ...cashFlowBody, categoryId, projectId, paymentMethod: 'CARD', accountId: cashAccountId },
  },
  'cashFlow.update': {
    body: {
      id: cashFlowId,
      categoryId,
      date: '2026-03-05',
      description: 'Kira 2',
      amount: 0.07,
      paymentMethod: 'CASH',
      projectId,
      accountId: cashAccountId,
    },
  },
  'cashFlow.delete': byId(cashFlowId),
  'cashFlow.updateSeveral': {
    body: { ids: [cashFlowId], accountId: cashAccountId, categoryId, paymentMethod: 'NOTE', projectId },
  },
  'cashFlow.undoSeveral': {
    body: {
      entries: [
        {
          id: cashFlowId,
          version: 3,
          categoryId,
          paymentMethod: 'CASH',
          projectId,
          date: '2026-03-04',
          accountId: cashAccountId,
        },
      ],
    },
  },
  'cashFlow.deleteSeveral': { body: { ids: [cashFlowId] } },
  'recurring.findAll': {},
  'recurring.save': {
    body: { cashFlowId: receivedId, day: 31, startDate: '2026-04-30', endDate: '2027-04-30' },
  },
  'recurring.pending': {},
  'recurring.post': { body: { occurrences: [{ recurringId, date: '2026-04-01', amount: 0.03 }] } },
  'recurring.occurrence': { body: { id: recurringId, date: '2026-05-01', action: 'ATLA' } },
  'recurring.pause': { body: { id: recurringId } },
  'cashFlow.import': {
    body: {
      rows: [{ ...cashFlowBody, categoryName: 'Elden', paymentMethod: 'CASH' }],
      accountId: cashAccountId,
    },
  },
});

const accountExamples = (company: SeededCompany, at: number): Examples => {
  const { cashAccountId, bankAccountId, transferId } = company;
  const account = {
    name: `Vadesiz ${at}`,
    kind: 'BANKA',
    iban: 'TR33 0006 1005 1978 6457 8413 26',
    bankName: 'Örnek Bank',
    openingBalance: 1_000.5,
    openingDate: '2026-01-01',
  };
  const moved = {
    fromAccountId: cashAccountId,
    amount: 12.5,
    date: '2026-03-07',
    description: 'Kasaya',
    fee: 0.25,
  };
  return {
    'cashAccount.findAll': { body: page },
    'cashAccount.findById': byId(cashAccountId),
    'cashAccount.summary': {},
    'cashAccount.save': { body: account },
    'cashAccount.update': { body: { ...account, name: `Ticari ${at}`, id: bankAccountId } },
    'cashAccount.delete': byId(company.emptyAccountId),
    'cashAccount.close': { body: { id: company.spareAccountId } },
    'cashAccount.reopen': { body: { id: company.closedAccountId } },
    'cashAccount.count': { body: { id: cashAccountId, date: '2026-03-08', counted: 3.75 } },
    'transfer.findById': byId(transferId),
    'transfer.suggestions': {},
    'transfer.save': { body: { ...moved, toAccountId: bankAccountId } },
    'transfer.update': { body: { ...moved, toAccountId: bankAccountId, id: transferId } },
    'transfer.delete': byId(transferId),
    'transfer.pair': { body: { cashFlowIds: [company.sentId, company.receivedId] } },
    'transfer.unpair': { body: { id: company.pairedId } },
  };
};

const projectExamples = ({ projectId, categoryId }: SeededCompany, at: number): Examples => ({
  'project.findAll': { body: { ...page, sortBy: 'name', sortOrder: 'DESC' } },
  'project.search': { body: { ...page, statuses: ['DEVAM_EDIYOR'], categoryIds: [categoryId] } },
  'project.findById': byId(projectId),
  'project.save': { body: { ...projectBody(categoryId), code: `P-${at}` } },
  'project.update': {
    body: {
      ...projectBody(categoryId),
      id: projectId,
      name: 'Konut 2',
      code: `K-${at}`,
      customerName: 'Deniz Yapı',
      estimatedCost: 80_000,
      address: 'Moda Caddesi 3',
      city: 'İstanbul',
      description: 'İki blok',
    },
  },
  'project.delete': byId(projectId),
  'project.statistics': {},
  'project.overview': {},
  'project.analyze': { body: { projectId } },
  'project.analysis': { params: { id: projectId } },
  'project.compare': { params: { id: projectId }, query: { categoryId } },
  'project.location': { params: { id: projectId } },
  'project.setLocation': { body: { projectId, latitude: 40.5, longitude: 29.5, address: 'Gebze' } },
  'project.map': {},
});

const rowDetails = { paymentMethod: 'TRANSFER', counterparty: 'Deniz Yapı', documentNo: 'F-1' };

const projectRowExamples = ({
  projectId,
  categoryId,
  productId,
  incomeId,
  expenseId,
  contactId,
}: SeededCompany): Examples => ({
  ...rowExamples('projectIncome', incomeId, {
    ...rowBody,
    ...rowDetails,
    projectId,
    categoryId,
    productId,
    contactId,
    status: 'TAHSIL_EDILDI',
  }),
  ...rowExamples('projectExpense', expenseId, {
    ...rowBody,
    ...rowDetails,
    projectId,
    categoryId,
    productId,
    contactId,
    status: 'ODENDI',
  }),
  'projectExpense.ofProject': { body: { ...page, projectId } },
});

function rowExamples(noun: string, id: string, row: Record<string, unknown>): Examples {
  return {
    [`${noun}.save`]: { body: row },
    [`${noun}.update`]: { body: { ...row, id } },
    [`${noun}.delete`]: { query: { id } },
    [`${noun}.findAll`]: { body: { ...page, projectId: row.projectId } },
    [`${noun}.ofProject`]: { query: { projectId: row.projectId } },
    [`${noun}.findById`]: { query: { id } },
  };
}

const productExamples = ({ productId }: SeededCompany, at: number): Examples => ({
  'product.findAll': { body: { ...page, kind: 'URUN', active: true } },
  'product.findById': byId(productId),
  'product.save': { body: { ...productBody, code: `CM-${at}` } },
  'product.update': {
    body: {
      ...productBody,
      id: productId,
      name: 'Çimento 2',
      purchasePrice: 200,
      vatRate: 20,
      description: '50 kg',
    },
  },
  'product.delete': byId(productId),
});

const contactExamples = (company: SeededCompany, at: number): Examples => {
  const { contactId, openIncomeId, openExpenseId, settlementId } = company;
  const income = { type: 'GELIR', id: openIncomeId, amount: 0.01 };
  const expense = { type: 'GIDER', id: openExpenseId, amount: 0.01 };
  const paid = { date: '2026-03-10', amount: 0.01, paymentMethod: 'CASH', accountId: company.cashAccountId };
  return {
    'contact.findAll': { body: { ...page, side: 'MUSTERI', inactive: true } },
    'contact.findById': byId(contactId),
    'contact.save': { body: contactBody(`Yeni Cari ${at}`) },
    'contact.update': {
      body: { ...contactBody(`Deniz Yapı ${at}`), id: contactId, kind: 'IKISI', note: 'Cuma arayın' },
    },
    'contact.delete': byId(company.unusedContactId),
    'contact.merge': { body: { fromId: company.otherContactId, toId: contactId } },
    'contact.ageing': { query: { date: '2026-12-31', side: 'MUSTERI' } },
    'contact.openItems': { query: { id: contactId, side: 'MUSTERI' } },
    'contact.statement': { query: { id: contactId, from: '2026-01-01', to: '2026-12-31' } },
    'settlement.findAll': { query: { contactId, rowId: openIncomeId } },
    'settlement.findById': byId(settlementId),
    'settlement.save': {
      body: {
        ...paid,
        contactId,
        direction: 'IN',
        description: 'Elden',
        categoryId: company.categoryId,
        projectId: company.projectId,
        lines: [income],
      },
    },
    'settlement.ofRow': { body: { ...paid, type: 'GELIR', id: openIncomeId } },
    'settlement.lay': { body: { id: settlementId, lines: [income] } },
    'settlement.offset': { body: { contactId, date: '2026-03-11', lines: [income, expense] } },
    'settlement.delete': byId(settlementId),
  };
};

const historyExamples = ({ deletedId, categoryId, cashFlowId, managerId }: SeededCompany): Examples => ({
  'history.findAll': {
    body: {
      ...page,
      entity: 'cash-flow',
      entityId: cashFlowId,
      managerId,
      from: '2026-01-01',
      to: '2100-12-31',
    },
  },
  'history.noteExport': { body: { list: 'Kasa Defteri', format: 'xlsx', rows: 148 } },
  'trash.findAll': { body: { ...page, entity: 'cash-flow' } },
  'trash.restore': { body: { id: deletedId, replace: { categoryId } } },
  'trash.restoreSeveral': { body: { ids: [deletedId], replace: { categoryId } } },
  'trash.delete': byId(deletedId),
});

// No archive is ready at once: another record's number stands for its own.
const exportExamples = ({ projectId, password }: SeededCompany): Examples => ({
  'leaving.state': {},
  'leaving.eraseAccount': { body: { password } },
  'leaving.closeCompany': { body: { password } },
  'leaving.keepCompany': {},
  'dataExport.start': { body: { scope: 'KISI' } },
  'dataExport.state': {},
  'dataExport.link': { body: { id: projectId } },
});

const reportExamples: Examples = {
  'dashboard.data': {},
  'dashboard.categoryExpenses': {},
  'dashboard.projectsLeftDays': {},
  'dashboard.topAndBottomProjects': {},
  'monthlyReport.summary': {},
  'monthlyReport.findAll': {},
  'monthlyReport.findById': { params: { id: '2026-03' } },
  'assistant.ask': { body: { input: 'Bu ay ne kadar kira ödedim?' } },
  'assistant.history': { body: page },
  'assistant.firstQuestions': {},
  'assistant.insights': {},
  'assistant.dismissInsight': { body: { key: 'BALANCE:2026-03' } },
  'installation.state': {},
  'installation.backup': {},
  'installation.remotes': {},
  'search.find': { body: { searchText: 'fiş' } },
};

const notificationExamples = ({ overdrawnId }: SeededCompany): Examples => {
  const id = `NAKIT_EKSI:${overdrawnId}:${cashFlowBody.date}`;
  const kinds = [{ kind: 'PROJE_BITIYOR', inApp: false, email: false, leadDays: 14 }];
  return {
    'notification.list': { body: { page: 0, pageSize: 5, unread: true } },
    'notification.count': {},
    'notification.findAll': {},
    'notification.read': { body: { ids: [id] } },
    'notification.unread': { body: { ids: [id] } },
    'notification.snooze': { body: { id, until: addDays(dayInTurkey(new Date()), 3) } },
    'notification.preferences': {},
    'notification.choose': { body: { kinds, isDaily: true, dailyAt: '09:15', isWeekly: false } },
    'notification.unsubscribe': { body: { link: 'uydurma' } },
  };
};

const statementFile = (name: string) =>
  new File([`Tarih;Açıklama;Tutar\n03.11.2026;${name};-12,80\n`], `${name}.csv`, { type: 'text/csv' });

const statementExamples = ({
  bankAccountId: accountId,
  cashAccountId,
  draftId,
  readyId,
  addedId,
  categoryId,
  contactId,
}: SeededCompany): Examples => ({
  'statement.read': { body: { accountId, file: statementFile('masraf') } },
  'statement.findById': byId(draftId),
  'statement.map': {
    body: {
      batchId: draftId,
      mapping: {
        columns: ['TARIH', 'ACIKLAMA', 'TUTAR'],
        skip: 1,
        dateFormat: 'GAY',
        decimal: 'VIRGUL',
        flip: false,
      },
    },
  },
  'statement.move': { body: { batchId: draftId, accountId } },
  'statement.rows': { body: { ...page, searchText: '', batchId: draftId, group: 'EKSIK' } },
  'statement.decide': {
    body: {
      batchId: draftId,
      changes: [
        {
          line: 2,
          decision: 'VIRMAN',
          categoryId,
          paymentMethod: 'CARD',
          transferAccountId: cashAccountId,
          contactId,
          similar: true,
        },
      ],
      rest: { group: 'EKSIK', decision: 'ATLA' },
    },
  },
  'statement.commit': { body: { batchId: readyId } },
  'statement.progress': byId(addedId),
  'statement.undo': { body: { batchId: addedId, force: true } },
  'statement.discard': { body: { batchId: draftId } },
  'statement.findAll': { body: page },
});
