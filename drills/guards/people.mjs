// Guards around people: who comes into a company, who leaves it, whose it is, and what operators alone may see.

const owner = ['server/src/manager/owner.test.ts'];
const invitations = ['server/src/manager/invitations.test.ts'];
const signUp = ['server/src/sign-up/verification.test.ts'];
const closing = ['server/src/leaving/close-company.test.ts'];

/** @type {import('./list.mjs').Guard[]} */
export const people = [
  {
    keeps: 'only the owner brings a removed person back',
    file: 'server/src/manager/owner.ts',
    text: `  await requireOwner(
    sql,
    companyId,
    callerId,
    'Çıkarılan yöneticiyi yalnızca şirketin sahibi geri alabilir.',
  );
`,
    tests: owner,
  },
  {
    keeps: 'a removal is taken back within a day',
    file: 'server/src/manager/owner.ts',
    text: 'new Date(now.getTime() - UNDO_MS);',
    without: 'new Date(now.getTime() - 9 * UNDO_MS);',
    tests: owner,
  },
  {
    keeps: 'only the owner hands the company over',
    file: 'server/src/manager/owner.ts',
    text: "  await requireOwner(sql, companyId, callerId, 'Şirketi yalnızca sahibi devredebilir.');\n",
    tests: owner,
  },
  {
    keeps: 'nobody gets a company who cannot sign in',
    file: 'server/src/manager/owner.ts',
    text: "  if (!account.passwordHash) throw conflict('id', 'Bu kişi henüz şifresini belirlemedi.');\n",
    tests: owner,
  },
  {
    keeps: 'only the owner closes the company',
    file: 'server/src/leaving/service.ts',
    text: "  await assertOwner(sql, person, 'Şirketi yalnızca şirket sahibi kapatabilir.');\n",
    tests: closing,
  },
  {
    keeps: 'only the owner takes the closing back',
    file: 'server/src/leaving/service.ts',
    text: "  await assertOwner(sql, person, 'Kapatmadan yalnızca şirket sahibi vazgeçebilir.');\n",
    tests: closing,
  },
  {
    keeps: 'no owner leaves a company behind that belongs to nobody',
    file: 'server/src/leaving/service.ts',
    text: 'if ((await findOwnerId(sql, person.companyId)) === person.managerId)',
    without: "if (person.managerId === '')",
    tests: ['server/src/leaving/erase-account.test.ts'],
  },
  {
    keeps: 'the link of an invitation opens for its days and no longer',
    file: 'server/src/manager/invitation-queries.ts',
    text: 'AND i.expires_at > $2`',
    without: 'AND $2::timestamptz IS NOT NULL`',
    tests: invitations,
  },
  {
    keeps: 'an invitation makes one manager, however many accept it',
    file: 'server/src/manager/invitations.ts',
    text: '  if ((await invitations.claimInvitation(sql, invitation, hashOf(token))) === 0) throw badInvitation();\n',
    tests: invitations,
  },
  {
    keeps: 'the link of a sign-up makes one company',
    file: 'server/src/sign-up/verification.ts',
    text: "  if (usedAt || passwordHash === null) return 'USED';\n",
    tests: signUp,
  },
  {
    keeps: 'the link of a sign-up opens for a day and no longer',
    file: 'server/src/sign-up/verification.ts',
    text: "  if (expiresAt <= realNow) return 'EXPIRED';\n",
    tests: signUp,
  },
  {
    keeps: 'the numbers of the operation are for whoever has their token',
    file: 'server/src/process/metrics-port.ts',
    text: '      if (token && !hasToken(request, token)) return end(401);\n',
    tests: ['server/src/metrics/metrics.test.ts'],
  },
  {
    keeps: 'a damaged backup is not restored',
    file: 'server/src/backup/read.ts',
    text: "  if (!hash.digest().equals(stored)) throw damaged(file, 'its content is not what was written');\n",
    tests: ['server/src/backup/damage.test.ts'],
  },
];
