import { expect, saveEntry, signIn, test } from '../company';

// 23:59 and 00:01 in Istanbul, seen from the ends of the world.
const moments = [
  ['2028-02-29T20:59:00Z', '2028-02-29'],
  ['2028-02-29T21:01:00Z', '2028-03-01'],
] as const;

for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Europe/Istanbul'])
  test.describe(`a browser in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test(`shows and sends the days of Turkey from ${zone}`, async ({ page, company }) => {
      test.setTimeout(90_000);
      await saveEntry(company);
      await signIn(page, company);
      await page.goto('/cash-flow');
      await expect(page.getByRole('cell', { name: /04\.03\.2026|4 Mar(t)? 2026/ }).first()).toBeVisible();
      for (const [moment, day] of moments) {
        await page.clock.setFixedTime(moment);
        await page.reload();
        await page
          .getByRole('button', { name: /Nakit Akışı Ekle|Kayıt Ekle|Ekle/ })
          .first()
          .click();
        await expect(page.getByRole('dialog').getByLabel('Tarih')).toHaveValue(
          day.split('-').reverse().join('.'),
        );
        await page.keyboard.press('Escape');
      }
    });
  });
