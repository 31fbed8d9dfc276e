// Guards of customers and suppliers, and of money that is allocated to rows.

const settling = ['server/src/settlement/settlement.test.ts'];
const belonging = ['server/src/settlement/belonging.test.ts', ...settling];
const contacts = 'server/src/contact/service.ts';
const settlements = 'server/src/settlement/service.ts';
const allocation = 'server/src/settlement/allocation.ts';
const ageing = 'server/src/contact/ageing-queries.ts';

/** @type {import('./list.mjs').Guard[]} */
export const contactsAndSettlements = [
  {
    keeps: 'a contact is changed only as it was seen',
    file: contacts,
    text: '  if (input.version !== undefined && input.version !== current.version)\n    throw stale(await find(sql, companyId, input.id));\n',
    tests: belonging,
  },
  {
    keeps: 'a contact with records is not deleted, and how many there are is told',
    file: contacts,
    text: '  if (records > 0)\n',
    without: '  if (records > 1_000_000)\n',
    tests: settling,
  },
  {
    keeps: 'no two contacts have the same name',
    file: contacts,
    text: '  if (same && same.id !== own) throw badInput(',
    without: '  if (same && same.id === "") throw badInput(',
    tests: belonging,
  },
  {
    keeps: 'a row of somebody else takes no money of this contact',
    file: allocation,
    text: 'if (contactId !== null && row.contactId !== null && row.contactId !== contactId)',
    without: 'if (contactId === "")',
    tests: settling,
  },
  {
    keeps: 'money that came is allocated to no expense, money that went on no income',
    file: allocation,
    text: '  if (line.type !== flowOf[direction].rowType) return missing;\n',
    tests: settling,
  },
  {
    keeps: 'a row that is cancelled or settled takes no more money',
    file: allocation,
    text: "  if (row.status === 'IPTAL' || open === 0n) throw",
    without: '  if (open < 0n) throw',
    tests: settling,
  },
  {
    keeps: 'a row takes no more than is open of it, told under its line',
    file: allocation,
    text: '  if (kurusOf(line.amount) <= open) return {};\n',
    without: '  if (open > 0n) return {};\n',
    tests: settling,
  },
  {
    keeps: 'no more is allocated than came or went',
    file: allocation,
    text: '  if (sumOf(allocated) > asked.kurus) throw',
    without: '  if (sumOf(allocated) < 0n) throw',
    tests: settling,
  },
  {
    keeps: 'money closes what is due first',
    file: 'server/src/settlement/service.ts',
    text: "compareTexts(a.due ?? '', b.due ?? '')",
    without: "compareTexts(b.due ?? '', a.due ?? '')",
    tests: belonging,
  },
  {
    keeps: 'one row is settled by no more than an amount can say',
    file: settlements,
    text: '  if (kurusOf(amount) > limits.maxAmountKurus)\n',
    without: '  if (kurusOf(amount) < 0n)\n',
    tests: belonging,
  },
  {
    keeps: 'what is set off is the same sum on both sides',
    file: settlements,
    text: '  if (sums.IN !== sums.OUT) throw',
    without: '  if (sums.IN < 0n) throw',
    tests: belonging,
  },
  {
    keeps: 'the other half of what was set off is taken back with it',
    file: settlements,
    text: '  if (offsetId && (await locks.lockSettlement(sql, companyId, offsetId)))\n    await asDetail(sql, () => remove(sql, companyId, offsetId));\n',
    tests: settling,
  },
  {
    keeps: 'the entry of the ledger goes with the collection or payment that wrote it',
    file: settlements,
    text: "  await asDetail(sql, () => deleteEntriesOf(sql, companyId, 'settlement', [id]));\n",
    tests: settling,
  },
  {
    keeps: 'a row that money lies on keeps who paid',
    file: 'server/src/project-row/service.ts',
    text: '  if (contactId !== undefined && before.contactId !== null && contactId !== before.contactId)\n    throw conflict(',
    without: "  if (contactId === '')\n    throw conflict(",
    tests: belonging,
  },
  {
    keeps: 'on an earlier day what was settled later is open',
    file: ageing,
    text: 'r.contact_id, l.kurus, r.due_date,',
    without: 'r.contact_id, 0::bigint AS kurus, r.due_date,',
    tests: belonging,
  },
  {
    keeps: 'on a day before its row money is an advance',
    file: ageing,
    text: ' AND s.date <= $2::date AND r.date <= $2::date',
    without: ' AND s.date <= $2::date',
    tests: belonging,
  },
  {
    keeps: 'an advance lowers what a contact owes',
    file: ageing,
    text: 'kurus_sum(amount_kurus) AS free',
    without: '0 * kurus_sum(amount_kurus) AS free',
    tests: settling,
  },
];
