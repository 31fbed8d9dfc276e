import { defineConfig } from '@playwright/test';

const { BASE_URL, CHROMIUM_PATH, REPORT, SECOND_TRY } = process.env;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: true,
  // Alone a journey has one try; of all together a few may need a second one, and are named (run.mjs).
  retries: SECOND_TRY ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: REPORT }]],
  outputDir: 'dist/results',
  use: {
    baseURL: BASE_URL,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      // As root and without a graphics card; the rest keeps Chromium from calling out by itself.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
