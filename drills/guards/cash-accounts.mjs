// Guards of the accounts that cash lies in, and of transfers between them.

const calls = ['server/src/cash-account/routes.test.ts'];
const edges = ['server/src/cash-account/edges.test.ts', ...calls];
const accounts = 'server/src/cash-account/service.ts';
const entries = 'server/src/cash-flow/holder-queries.ts';
const transfers = 'server/src/cash-account/transfer-service.ts';

/** @type {import('./list.mjs').Guard[]} */
export const cashAccounts = [
  {
    keeps: 'an account in which something lies is not closed',
    file: accounts,
    text: "  if ((await queries.balanceOf(sql, companyId, id)) !== 0n)\n    throw new AppError(codes.conflict, 'Bakiyesi sıfır olmayan hesap kapatılamaz.');\n",
    tests: edges,
  },
  {
    keeps: 'what lies in a closed account is neither moved nor taken away',
    file: entries,
    text: '  return accounts.find(({ closedAt }) => closedAt)?.name;\n',
    without: '  return accounts.find(() => false)?.name;\n',
    tests: ['server/src/cash-account/closed.test.ts'],
  },
  {
    keeps: 'a transfer that was written as one is not taken apart',
    file: transfers,
    text: '  if (!paired)\n',
    without: '  if (paired === undefined)\n',
    tests: edges,
  },
  {
    keeps: 'the default account is not closed',
    file: accounts,
    text: "  if (account.isDefault) throw refuseDefault('kapatılamaz');\n",
    tests: edges,
  },
  {
    keeps: 'an account with entries is not deleted, and how many there are is told',
    file: accounts,
    text: '  if (entries > 0)\n    throw new AppError(codes.conflict, `Bu hesapta ${entries} kayıt var. Hesabı kapatabilirsiniz.`);\n',
    tests: edges,
  },
  {
    keeps: 'a transfer neither leaves nor reaches a closed account',
    file: entries,
    text: "  if (closedAt) return 'closed';\n",
    tests: edges,
  },
  {
    keeps: 'a transfer does not lie before one of its accounts began',
    file: entries,
    text: "  if (why === 'early')\n    throw new AppError(codes.conflict, messages.beforeOpening, { fields: { date: sentence } });\n",
    tests: edges,
  },
  {
    keeps: 'nothing comes back into an account that is closed, or had not begun by then',
    file: 'server/src/trash/service.ts',
    text: '  await checkAccounts(place, id);\n',
    tests: ['server/src/trash/gone.test.ts'],
  },
  {
    keeps: 'a transfer is changed only as it was seen',
    file: transfers,
    text: '  if (version !== undefined && version !== current.version) throw stale(current);\n',
    tests: edges,
  },
  {
    keeps: 'an entry is a leg of one transfer alone',
    file: transfers,
    text: "  if (found.some(({ transferId }) => transferId))\n    throw conflict('cashFlowIds', 'Kayıtlardan biri zaten bir virmanın parçası.');\n",
    tests: edges,
  },
  {
    keeps: 'the fee of a transfer is no leg of another',
    file: transfers,
    text: "  if (found.some(({ fee }) => fee)) throw conflict('cashFlowIds', 'Kayıtlardan biri bir virmanın masrafı.');\n",
    tests: edges,
  },
  {
    keeps: 'two entries of different amounts are no transfer',
    file: transfers,
    text: "  if (out.kurus !== into.kurus) throw conflict('cashFlowIds', 'İki kaydın tutarı aynı olmalıdır.');\n",
    tests: edges,
  },
  {
    keeps: 'a match in another account is suggested before one in the same',
    file: 'server/src/cash-account/transfer-queries.ts',
    text: ' WHERE crosses OR NOT (out_crosses OR in_crosses)',
    tests: calls,
  },
  {
    keeps: 'the cash at the end of a period has what lay in accounts that began in it',
    file: 'server/src/cash-flow/list/tally.ts',
    text: 'opening + begun + net',
    without: 'opening + net',
    tests: calls,
  },
  {
    keeps: 'no answer of the assistant takes a transfer for income or expense',
    file: 'server/src/assistant/queries.ts',
    text: 'WHERE e.company_id = $1 AND e.transfer_id IS NULL',
    without: 'WHERE e.company_id = $1',
    tests: ['server/src/assistant/transfers.test.ts'],
  },
];
