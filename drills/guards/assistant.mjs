// Guards of the assistant: whose questions, findings and choices they are, and what a plan from outside may be.

const learned = ['server/src/assistant/learned.test.ts'];
const chosen = ['server/src/assistant/chosen.test.ts'];

/** @type {import('./list.mjs').Guard[]} */
export const assistant = [
  {
    keeps: 'what another company has taught the assistant is not listed',
    file: 'server/src/assistant/learned-queries.ts',
    text: 'WHERE l.company_id = $1 ORDER BY l.used_at',
    without: 'WHERE $1::uuid IS NOT NULL ORDER BY l.used_at',
    tests: learned,
  },
  {
    keeps: 'nobody forgets what another company has taught',
    file: 'server/src/assistant/learned-queries.ts',
    text: 'DELETE FROM learned_question WHERE company_id = $1 AND id = $2',
    without: 'DELETE FROM learned_question WHERE $1::uuid IS NOT NULL AND id = $2',
    tests: learned,
  },
  {
    keeps: 'nobody without a session forgets what a company has taught',
    file: 'shared/contract/assistant/learned.ts',
    text: "    summary: 'Forget a choice: the question is asked back again',\n    roles: signedIn,",
    without: "    summary: 'Forget a choice: the question is asked back again',\n    roles: 'public',",
    tests: ['server/src/http/every-call/contract.test.ts', ...learned],
  },
  {
    keeps: 'what one company has taught answers no question of another',
    file: 'server/src/assistant/queries.ts',
    text: 'FROM learned_question WHERE company_id = $1 AND words = $4',
    without: 'FROM learned_question WHERE $1::uuid IS NOT NULL AND words = $4',
    tests: learned,
  },
  {
    keeps: 'what was offered to one company is not chosen by another',
    file: 'server/src/assistant/queries.ts',
    text: 'WHERE a.company_id = $1 AND a.conversation_id = $2::uuid',
    without: 'WHERE $1::uuid IS NOT NULL AND a.conversation_id = $2::uuid',
    tests: learned,
  },
  {
    keeps: 'a conversation goes on in its own company alone',
    file: 'server/src/assistant/queries.ts',
    text: 'WHERE company_id = $1 AND conversation_id = $2::uuid AND (plan IS NOT NULL OR offers IS NOT NULL)',
    without:
      'WHERE $1::uuid IS NOT NULL AND conversation_id = $2::uuid AND (plan IS NOT NULL OR offers IS NOT NULL)',
    tests: learned,
  },
  {
    keeps: 'an answer that was seen is one of the own company',
    file: 'server/src/assistant/queries.ts',
    text: 'WHERE company_id = $1 AND conversation_id = $2::uuid AND id = $5::uuid',
    without: 'WHERE conversation_id = $2::uuid AND id = $5::uuid',
    tests: learned,
  },
  {
    keeps: 'the questions of another company are not looked up',
    file: 'server/src/assistant/queries.ts',
    text: 'const where = "company_id = $1 AND',
    without: 'const where = "$1::uuid IS NOT NULL AND',
    tests: learned,
  },
  {
    keeps: 'what others have taught leaves room for what we have',
    file: 'server/src/assistant/learned-queries.ts',
    text: '`DELETE FROM learned_question WHERE company_id = $1 AND id IN (\n       SELECT id FROM learned_question WHERE company_id = $1 ORDER BY',
    without:
      '`DELETE FROM learned_question WHERE company_id = $1 AND id IN (\n       SELECT id FROM learned_question WHERE $1::uuid IS NOT NULL ORDER BY',
    tests: learned,
  },
  {
    keeps: 'what others learn forgets nothing of ours',
    file: 'server/src/assistant/learned-queries.ts',
    text: '`DELETE FROM learned_question WHERE company_id = $1 AND id IN (\n       SELECT id FROM learned_question WHERE company_id = $1 ORDER BY used_at DESC',
    without:
      '`DELETE FROM learned_question WHERE $1::uuid IS NOT NULL AND id IN (\n       SELECT id FROM learned_question ORDER BY used_at DESC',
    tests: learned,
  },
  {
    keeps: 'a company has so many learned questions and no more',
    file: 'server/src/assistant/learned-queries.ts',
    text: '    [companyId, limits.learnedQuestions],\n',
    without: '    [companyId, 1_000_000],\n',
    tests: learned,
  },
  {
    keeps: 'a use of what was learned counts in the own company alone',
    file: 'server/src/assistant/learned-queries.ts',
    text: 'SET used_at = $3 WHERE company_id = $1 AND words = $2',
    without: 'SET used_at = $3 WHERE $1::uuid IS NOT NULL AND words = $2',
    tests: learned,
  },
  {
    keeps: 'a choice about a category that is gone is not followed',
    file: 'server/src/assistant/known.ts',
    text: ' && namesIn(plan).every((name) => names.has(name))',
    tests: learned,
  },
  {
    keeps: 'a plan that is handed back says no more than a question could',
    file: 'server/src/assistant/asked-plan.ts',
    text: 'const { data } = Plan.safeParse(parsed(text));',
    without: 'const data = parsed(text) as Plan;',
    tests: chosen,
  },
  {
    keeps: 'a plan that is handed back reaches days of our calendar alone',
    file: 'server/src/assistant/asked-plan.ts',
    text: ' || !isWithinReach(data, today)',
    tests: chosen,
  },
  {
    keeps: 'a plan that is handed back is nested so deep and no deeper',
    file: 'server/src/assistant/engine/next/sane.ts',
    text: '  if (depth === 0) return false;\n',
    tests: ['server/src/assistant/engine/next/walk.test.ts', ...chosen],
  },
  {
    keeps: 'a finding that one puts away stays for a colleague',
    file: 'server/src/assistant/insight-queries.ts',
    text: "'SELECT key FROM insight_dismissal WHERE company_id = $1 AND manager_id = $2'",
    without: "'SELECT key FROM insight_dismissal WHERE company_id = $1 AND $2::uuid IS NOT NULL'",
    tests: chosen,
  },
  {
    keeps: 'a manager puts so many findings away and no more',
    file: 'server/src/assistant/insight-queries.ts',
    text: '    [companyId, managerId, limits.dismissals],\n',
    without: '    [companyId, managerId, 1_000_000],\n',
    tests: chosen,
  },
  {
    keeps: 'what one puts away brings nothing back for a colleague',
    file: 'server/src/assistant/insight-queries.ts',
    text: 'DELETE FROM insight_dismissal WHERE company_id = $1 AND manager_id = $2 AND key IN (\n       SELECT key FROM insight_dismissal WHERE company_id = $1 AND manager_id = $2\n',
    without:
      'DELETE FROM insight_dismissal WHERE company_id = $1 AND $2::uuid IS NOT NULL AND key IN (\n       SELECT key FROM insight_dismissal WHERE company_id = $1\n',
    tests: chosen,
  },
];
