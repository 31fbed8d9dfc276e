// Writes what the host knows of the remotes' screens, from their declarations: `node host/compose.mjs`. Installing,
// building, testing, checking types and the development server do it by themselves; git does not keep the files.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remotes as declared } from '../shared/federation/build/apps.mjs';
import { ownPages } from './own-pages.mjs';

/**
 * @typedef {import('@vezne/federation/build').RemoteDeclaration} Remote
 * @typedef {Remote['pages'][number] & { remote: string }} Page
 * @typedef {'top' | 'footer' | 'sidebar' | 'sidebarFoot'} Bar
 */

const header = '// Written by host/compose.mjs from remote-*/remote.mjs; changes belong there.\n';

/** @param {unknown} value */
const literal = (value) => JSON.stringify(value, null, 2);

/** @param {string} path */
const start = (path) => path.replace(/\/\*$/, '') || '/';

/** @param {string} icon */
const componentOf = (icon) =>
  icon.replace(/(^|-)(\w)/g, (_, _dash, /** @type {string} */ letter) => letter.toUpperCase());

/**
 * Data with icons: `"Icon": "house"` becomes the component, and the file imports it.
 *
 * @param {string} body
 */
function withIcons(body) {
  const icons = [...new Set([...body.matchAll(/"Icon": "([^"]+)"/g)].map(([, icon = '']) => icon))].sort();
  const imports = icons.map((icon) => `import ${componentOf(icon)} from 'lucide-react/icons/${icon}';\n`);
  return imports.join('') + body.replace(/"Icon": "([^"]+)"/g, (_, icon) => `"Icon": ${componentOf(icon)}`);
}

/** @param {readonly Remote[]} remotes */
function pagesOf(remotes) {
  return remotes.flatMap(({ name, exposes, pages }) =>
    pages.map((page) => {
      if (!exposes[page.screen])
        throw new Error(`${name} does not expose ${page.screen}, the screen of ${page.path}`);
      return { ...page, remote: `${name}/${page.screen}` };
    }),
  );
}

/** @param {readonly Remote[]} remotes */
function composePages(remotes) {
  const pages = pagesOf(remotes);
  const ids = remotes.flatMap(({ name, exposes }) =>
    Object.keys(exposes).map((screen) => `${name}/${screen}`),
  );
  const shown = pages.flatMap((page) =>
    'frame' in page
      ? [{ path: page.path, remote: page.remote, frame: page.frame, usesApi: page.usesApi }]
      : [],
  );
  const guarded = pages.flatMap((page) =>
    'roles' in page ? [{ path: page.path, remote: page.remote, roles: page.roles }] : [],
  );
  const own = ownPages.map(({ path, roles }) => ({ path, roles }));
  return `import type { AppPage, PublicPage } from '../page';

declare module '@vezne/federation' {
  interface RemoteIds {
${ids.map((id) => `    '${id}': true;`).join('\n')}
  }
}

export const publicPages: readonly PublicPage[] = ${literal(shown)};

export const appPages: readonly AppPage[] = ${literal([...guarded, ...own])};
`;
}

/** @param {readonly Remote[]} remotes */
function composeTitles(remotes) {
  const titles = [...pagesOf(remotes), ...ownPages].flatMap((page) => {
    const { documentTitle = `${page.title} — Vezne`, description, parts = [] } = 'screen' in page ? page : {};
    const below = parts.map(({ path, title }) => [
      start(page.path) + path,
      { title: `${title} — ${documentTitle}` },
    ]);
    return [[page.path, { title: documentTitle, description }], ...below];
  });
  return `import type { PageTitle } from '../page';

/** By the path of the page, or by an address below it. */
export const titles: Record<string, PageTitle> = ${literal(Object.fromEntries(titles))};
`;
}

/**
 * The links of a bar in their order.
 *
 * @param {readonly Remote[]} remotes
 * @param {Bar} bar
 */
const linksOf = (remotes, bar) =>
  pagesOf(remotes)
    .flatMap(({ path, title, menu }) =>
      menu?.[bar] === undefined ? [] : [{ path, title, menu, position: menu[bar] }],
    )
    .sort((one, other) => one.position - other.position)
    .map(({ path, title, menu }) => ({
      to: start(path),
      label: menu.label ?? title,
      Icon: menu.icon,
      key: menu.key,
    }));

/** @param {readonly Remote[]} remotes */
const composeLinks = (remotes) => `import type { PageLink } from '../page';

/** The public pages of the top navigation. */
export const topLinks: readonly PageLink[] = ${literal(linksOf(remotes, 'top'))};

export const footerLinks: readonly PageLink[] = ${literal(linksOf(remotes, 'footer'))};
`;

/**
 * The sidebar's items, each with the further pages that it stands for.
 *
 * @param {readonly Remote[]} remotes
 * @param {'sidebar' | 'sidebarFoot'} bar
 */
const sidebarOf = (remotes, bar) =>
  linksOf(remotes, bar).map((link) => ({
    ...link,
    holds: pagesOf(remotes).flatMap(({ path, menu }) => (menu?.under === link.to ? [start(path)] : [])),
  }));

/** @param {readonly Remote[]} remotes */
const composeSidebar = (remotes) =>
  withIcons(`import type { SidebarItem } from '../page';

/** The sidebar from top to bottom. */
export const sections: readonly SidebarItem[] = ${literal(sidebarOf(remotes, 'sidebar'))};

/** The items at the sidebar's foot. */
export const footSections: readonly SidebarItem[] = ${literal(sidebarOf(remotes, 'sidebarFoot'))};
`);

/** @param {readonly Remote[]} remotes */
function composeSearch(remotes) {
  const entries = pagesOf(remotes)
    .flatMap((page) => (page.search ?? []).map((entry) => ({ page, entry })))
    .sort((a, b) => a.entry.priority - b.entry.priority || a.entry.order - b.entry.order)
    .map(({ page, entry: { order: _, path, icon, target, title, ...entry } }) => ({
      ...entry,
      title: title ?? page.title,
      to: path ?? start(page.path),
      highlight: target,
      Icon: icon ?? page.menu?.icon,
    }));
  return withIcons(`import type { SearchEntry } from '../page';

/** Everything the search palette finds. Within a priority this is the order in which entries appear. */
export const entries: readonly SearchEntry[] = ${literal(entries)};
`);
}

/** @param {readonly Remote[]} remotes */
function composeSitemap(remotes) {
  const indexed = pagesOf(remotes).filter((page) => 'frame' in page && page.isIndexed);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${indexed.map(({ path }) => `  <url><loc>%PUBLIC_URL%${path}</loc></url>`).join('\n')}
</urlset>
`;
}

/**
 * The files by their path in the host's folder.
 *
 * @param {readonly Remote[]} remotes
 */
export const compose = (remotes) => ({
  'src/composed/pages.ts': header + composePages(remotes),
  'src/composed/titles.ts': header + composeTitles(remotes),
  'src/composed/links.ts': header + composeLinks(remotes),
  'src/composed/sidebar.ts': header + composeSidebar(remotes),
  'src/composed/search.ts': header + composeSearch(remotes),
  'public/sitemap.xml': composeSitemap(remotes),
});

/** Brings the files up to date; one that is right is left alone, so that no build sees a change. */
export function writeComposed() {
  for (const [path, content] of Object.entries(compose(declared))) {
    const file = join(import.meta.dirname, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

if (process.argv[1] === import.meta.filename) writeComposed();
