import { AssistantAnswer } from '@vezne/contract';
import { testDatabase } from '../test/database';
import { seedDemo } from './seed';

const db = testDatabase();
const now = new Date('2026-11-21T09:00:00Z');

test('the demo company has twenty questions behind it, each of them answered', async () => {
  await seedDemo(db, { now, today: '2026-11-21', passwordCost: { memoryKib: 256, passes: 1 } });
  const rows = await db.query<{ answer: unknown; asked: Date }>(
    'SELECT answer, created_at AS asked FROM assistant_answer ORDER BY created_at DESC',
  );
  const answers = rows.map(({ answer }) => AssistantAnswer.parse(answer));
  expect(
    answers.map(({ action, input }) => `${action} ${input}`).filter((line) => !line.startsWith('ANSWER')),
  ).toEqual([]);
  expect(answers).toHaveLength(20);
  expect(rows.every(({ asked }) => asked < now)).toBe(true);
});
