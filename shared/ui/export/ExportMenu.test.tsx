import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastHost } from '../feedback/ToastHost';
import { ExportMenu } from './ExportMenu';
import { type Sheet, sheetOf } from './sheet';

let saved: { name: string; file: Blob }[] = [];
let files: Blob[] = [];

beforeEach(() => {
  saved = [];
  files = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file: files.at(-1) as Blob });
  });
});
afterEach(() => jest.restoreAllMocks());

const sheet: Sheet = sheetOf('Liste', ['bir'], [{ title: 'Ad', value: (name) => name }]);

async function choose(item: string, load: () => Promise<readonly Sheet[]>) {
  render(
    <>
      <ExportMenu fileName="liste-2026-11-21" load={load} />
      <ToastHost duration={4_000} visible={3} />
    </>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Dışa Aktar' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test.each([
  ['Excel (.xlsx)', 'liste-2026-11-21.xlsx', 'application/vnd.openxmlformats'],
  ['CSV (.csv)', 'liste-2026-11-21.csv', 'text/csv'],
])('%s saves the file', async (item, name, type) => {
  await choose(item, async () => [sheet]);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe(name);
  expect(saved[0]?.file.type).toContain(type);
  expect(saved[0]?.file.size).toBeGreaterThan(8);
});

test('saves nothing when the rows could not be read, and can be tried again', async () => {
  await choose('CSV (.csv)', () => Promise.reject(new Error('told elsewhere')));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Dışa Aktar' })).not.toHaveAttribute('aria-busy'),
  );
  expect(saved).toEqual([]);
});

test('says so when the file cannot be made', async () => {
  URL.createObjectURL = () => {
    throw new Error('no room');
  };
  await choose('CSV (.csv)', async () => [sheet]);
  expect(await screen.findByText('Dosya hazırlanamadı, lütfen tekrar deneyin.')).toBeVisible();
});
