import type { Page } from '@playwright/test';
import { type Company, expect, test } from '../company';

const names = {
  category: 'مواد بناء',
  project: 'مشروع النخيل',
  customer: 'שלום ייבוא בע״מ',
  description: 'دفعة الإسمنت',
  product: 'خرسانة جاهزة',
};

/** A company whose records are named in letters that run from right to left. */
async function fill({ call }: Company): Promise<string> {
  const category = await call('POST', '/category/save', { name: names.category, type: 'HER_IKISI' });
  const project = await call('POST', '/project/save', {
    name: names.project,
    code: '2026-17',
    status: 'DEVAM_EDIYOR',
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    customerName: names.customer,
    city: names.project,
    categoryId: category.id,
  });
  const row = { projectId: project.id, categoryId: category.id, amount: 10, date: '2026-03-04' };
  await call('POST', '/project-income/save', {
    ...row,
    description: names.description,
    counterparty: names.customer,
    documentNo: '17/204',
  });
  await call('POST', '/cash-flow/save', {
    categoryId: category.id,
    date: '2026-03-04',
    description: names.description,
    amount: 5,
    cashFlowType: 'GIRIS',
  });
  await call('POST', '/product/save', {
    name: names.product,
    kind: 'URUN',
    code: '17-204',
    unit: 'm³',
    salePrice: 10,
    vatRate: 20,
  });
  await call('POST', '/manager/save', {
    name: 'محمد',
    surname: 'علي',
    title: 'مهندس',
    email: '17@example.com',
  });
  return project.id;
}

type Piece = { text: string; left: number; right: number; top: number; height: number };

/** The texts of a page with their places, line by line: those that share a paragraph, a cell, a heading. */
const linesOf = (page: Page) =>
  page.locator('main').evaluate((main): Piece[][] => {
    const blockOf = (node: Node): Element | null => {
      let block = node.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      return block?.checkVisibility() ? block : null;
    };
    const pieceOf = (node: Node): Piece => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, height } = range.getBoundingClientRect();
      return { text: node.textContent ?? '', left, right, top, height };
    };
    const lines = new Map<Element, Piece[]>();
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const block = blockOf(walker.currentNode);
      const piece = pieceOf(walker.currentNode);
      if (block && piece.text.trim()) lines.set(block, [...(lines.get(block) ?? []), piece]);
    }
    return [...lines.values()];
  });

const rightToLeft = /[\u0590-\u08ff]/;
const oneLine = (piece: Piece, next: Piece) =>
  Math.abs(next.top - piece.top) < 4 && piece.height < 40 && next.height < 40;

/** Where a name has taken something beside it along: what comes later in the text stands further to the left. */
async function turned(page: Page): Promise<string[]> {
  const lines = (await linesOf(page)).filter((line) => line.some(({ text }) => rightToLeft.test(text)));
  expect(lines.length).toBeGreaterThan(0);
  return lines.flatMap((line) =>
    line
      .filter((piece, at) => {
        const next = line[at + 1];
        const isMixed = rightToLeft.test(piece.text) && / · /.test(piece.text);
        return isMixed || (next && oneLine(piece, next) && next.left < piece.right - 2);
      })
      .map(({ text }) => `${text} in ${line.map((piece) => piece.text).join('|')}`),
  );
}

test('a name from right to left turns around by itself and takes nothing beside it along', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(120_000);
  const project = await fill(signedIn);
  const places: [path: string, shown: string][] = [
    ['/cash-flow', names.description],
    ['/categories', names.category],
    ['/products', names.product],
    ['/projects', names.project],
    [`/projects/${project}`, names.project],
    [`/projects/${project}/gelirler`, names.description],
    ['/settings/manager', 'محمد علي'],
    ['/settings/history', names.product],
  ];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, shown] of places) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
      expect([path, width, await turned(page)]).toEqual([path, width, []]);
    }
  }
});
