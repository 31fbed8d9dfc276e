import { transformSync } from 'esbuild';

/** @typedef {{ html: string; css: string }} Drawn */

const TAG = /<[a-z][\w-]*(?:\s[^<>]*)?>/gi;
const CLASSES = / class="([^"]*)"/g;
// styled-components closes each component's rules with a line that tells a hydrating script what is there.
const NOTES = /\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/**
 * The policy refuses style attributes in markup: each becomes a class.
 *
 * @param {Drawn} drawn
 * @param {string} prefix
 * @returns {Drawn}
 */
function withoutStyleAttributes({ html, css }, prefix) {
  /** @type {Map<string, string>} */
  const names = new Map();
  const tidied = html.replace(TAG, (tag) => {
    const [attribute, style] = / style="([^"]*)"/.exec(tag) ?? [];
    if (!attribute || style === undefined) return tag;
    const name = names.get(style) ?? `${prefix}s${names.size}`;
    names.set(style, name);
    const bare = tag.replace(attribute, '');
    return / class="/.test(bare)
      ? bare.replace(/ class="/, ` class="${name} `)
      : bare.replace(/^<[\w-]+/, `$& class="${name}"`);
  });
  // Twice the class: a style attribute outdid whatever the components' own rules say.
  const rules = [...names].map(([style, name]) => `.${name}.${name}{${style.replaceAll('&quot;', '"')}}`);
  return { html: tidied, css: css + rules.join('') };
}

/**
 * Short names that no running component has: what scripts draw later must not be styled by these rules.
 *
 * @param {Drawn} drawn
 * @param {string} prefix
 * @returns {Drawn}
 */
function withOwnNames({ html, css }, prefix) {
  const styled = new Set([...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name));
  /** @type {Map<string, string>} */
  const names = new Map();
  const tidied = html.replace(CLASSES, (_, /** @type {string} */ list) => {
    const kept = list.split(/\s+/).filter((name) => name && (styled.has(name) || !name.startsWith('sc-')));
    for (const name of kept)
      if (styled.has(name) && !names.has(name)) names.set(name, `${prefix}${names.size.toString(36)}`);
    const list2 = kept.map((name) => names.get(name) ?? name);
    return list2.length > 0 ? ` class="${list2.join(' ')}"` : '';
  });
  return {
    html: tidied,
    css: css.replace(/\.(-?[a-z_][\w-]*)/gi, (whole, /** @type {string} */ name) => {
      const own = names.get(name);
      return own ? `.${own}` : whole;
    }),
  };
}

/**
 * Markup and rules as a server rendered them, made fit for a page that no script has touched yet: no style attributes,
 * and no name that a running component uses.
 *
 * @param {Drawn} drawn
 * @param {string} prefix begins every class
 * @returns {Drawn}
 */
export function tidy({ html, css }, prefix) {
  const plain = withoutStyleAttributes({ html, css: css.replace(NOTES, '') }, prefix);
  const named = withOwnNames(plain, prefix);
  const { code } = transformSync(named.css, { loader: 'css', minify: true, target: 'es2022' });
  return { html: named.html, css: code.trim() };
}
