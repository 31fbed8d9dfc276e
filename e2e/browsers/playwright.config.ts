import { defineConfig } from '@playwright/test';
import type { Engine } from './engines';

const engines: Engine[] = ['firefox', 'webkit'];

export default defineConfig<{ engine: Engine }>({
  testDir: '.',
  testMatch: '*.journeys.ts',
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.REPORT }]],
  outputDir: '../dist/browsers',
  use: { baseURL: process.env.BASE_URL },
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
});
