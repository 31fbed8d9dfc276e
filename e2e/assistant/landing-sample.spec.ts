import { expect, test } from '../company';
import { dayIn, monthBefore, monthName } from '../kit/days';

const month = monthBefore(dayIn(0));
/** Without the ending of a year, which changes with the year. */
const bare = (text: string) => text.replace(/(\d{4})’[dt][ae]/, '$1');

test('the assistant gives the very answer that the landing page shows', async ({ page, company }) => {
  await page.goto('/');
  const sample = page.getByRole('img', { name: /^Vezne AI'dan örnek bir soru/ });
  await expect(sample).toBeVisible();
  const [question, , answer] = await sample.locator('> p').allInnerTexts();

  const save = async (name: string, ...entries: [day: string, description: string, amount: number][]) => {
    const { id: categoryId } = await company.call('POST', '/category/save', { name, type: 'GIDER' });
    for (const [day, description, amount] of entries)
      await company.call('POST', '/cash-flow/save', {
        categoryId,
        date: `${month}-${day}`,
        description,
        amount,
        cashFlowType: 'CIKIS',
      });
  };
  await save('Malzeme', ['21', 'Hazır beton, 42 m³', 147_840], ['12', 'Nervürlü donatı, 6,4 ton', 264_466.4]);
  await save('İşçilik', ['09', 'Kalıp ustası yevmiyeleri', 390_000]);
  await save('Kira', ['05', 'Ofis ve depo kirası', 384_193.6]);
  // A machine with much else to do may decline a question; who asks again gets the answer.
  await expect(async () => {
    const { report, sources } = await company.call('POST', '/vezne-ai/ask-cash-flow', { input: question });
    expect(bare(report)).toBe(bare(`${answer}`).replace('Ekim 2026', monthName(month)));
    expect(sources.map(({ amount }: { amount: number }) => amount)).toEqual([147_840, 264_466.4]);
  }).toPass({ timeout: 20_000 });
});

test('what the landing page says can be asked is answered in a company that has just begun', async ({
  page,
  company,
}) => {
  await page.goto('/');
  const examples = page.getByRole('list', { name: 'Sorabileceğiniz sorulardan örnekler' });
  await expect(examples).toBeVisible();
  // The first is asked in the sample beside it, about a month with entries.
  const [, ...questions] = await examples.getByRole('listitem').allInnerTexts();
  expect(questions).toHaveLength(2);
  for (const input of questions)
    await expect(async () => {
      const { action } = await company.call('POST', '/vezne-ai/ask-cash-flow', { input });
      expect([input, action]).toEqual([input, 'ANSWER']);
    }).toPass({ timeout: 20_000 });
});
