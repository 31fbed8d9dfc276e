export const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
export const times = <Result>(n: number, work: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: n }, (_, at) => work(at)));
export const tally = (answers: { status: number }[]) =>
  Object.fromEntries(
    [...new Set(statuses(answers))].map((status) => [
      status,
      answers.filter((answer) => answer.status === status).length,
    ]),
  );

/** Calls one after the other in small groups: several thousand at once are a load of their own. */
export async function many<Result>(n: number, work: (at: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < n)
    results.push(...(await times(Math.min(100, n - results.length), (at) => work(results.length + at))));
  return results;
}
