// What a package offers by its door, as a text: every exported name with its declaration and what that stands on. A file
// that moves changes nothing in it.
import { posix } from 'node:path';
import { readModule } from './modules.mjs';

/**
 * @typedef {Record<string, string>} Declarations by path without ending
 * @typedef {import('./modules.mjs').Place} Place
 * @typedef {import('./modules.mjs').Module} Module
 */

const INLINE = /import\("(\.[^"]*)"\)\.([\w$]+)/g;

/**
 * Without what follows `Endpoint`, `Query`, `Command` and zod's names in angle brackets: what calls take and give is
 * compared as JSON schemas.
 *
 * @param {string} text
 */
function withoutWire(text) {
  const WIRE = /(?:import\("zod[^"]*"\)\.[\w$]+|\b(?:Endpoint|Query|Command))</;
  let rest = text;
  let kept = '';
  for (let found = WIRE.exec(rest); found; found = WIRE.exec(rest)) {
    const open = found.index + found[0].length;
    kept += `${rest.slice(0, open)}…>`;
    let depth = 1;
    let at = open;
    for (; depth > 0 && at < rest.length; at++) {
      if (rest[at] === '<') depth++;
      if (rest[at] === '>' && rest[at - 1] !== '=') depth--;
    }
    rest = rest.slice(at);
  }
  return kept + rest;
}

/**
 * The text of what stands behind a door.
 *
 * @param {Declarations} declarations
 * @param {string} door path without ending
 */
export function signaturesOf(declarations, door) {
  /** @type {Map<string, Module>} */
  const modules = new Map();
  /** @type {import('./modules.mjs').Locate} */
  const locate = (from, specifier) => {
    if (!specifier.startsWith('.')) return specifier;
    const path = posix.join(posix.dirname(from), specifier).replace(/\.(?:m?js|json)$/, '');
    return path in declarations ? path : `${path}/index`;
  };
  const moduleAt = (/** @type {string} */ path) => {
    const text = declarations[path];
    if (text === undefined) return undefined;
    const module = modules.get(path) ?? readModule(text, path, locate);
    modules.set(path, module);
    return module;
  };
  /** @type {(path: string) => Map<string, Place>} */
  const offeredBy = (path) => {
    const { stars = [], offered = new Map() } = moduleAt(path) ?? {};
    return new Map([...stars.flatMap((star) => [...offeredBy(star)]), ...offered]);
  };
  /** Where a name is declared at last, through whatever hands it on. @type {(place: Place) => Place} */
  const origin = (place) => {
    const module = moduleAt(place.path);
    if (!module || module.declared.has(place.name)) return place;
    const next = module.taken.get(place.name) ?? offeredBy(place.path).get(place.name);
    return !next || (next.path === place.path && next.name === place.name) ? place : origin(next);
  };
  const key = (/** @type {Place} */ { path, name }) => `${path} ${name}`;
  const offered = [...offeredBy(door)].sort(([one], [other]) => (one < other ? -1 : 1));
  const known = new Set(offered.map(([, place]) => key(origin(place))));

  /** @type {(place: Place, seen: Set<string>) => string[]} */
  function written(place, seen) {
    const { declared } = moduleAt(place.path) ?? {};
    const texts = declared?.get(place.name);
    if (!texts) return [`${place.name} of ${place.path}`];
    return texts.flatMap((raw) => {
      /** @type {Place[]} */
      const inline = [];
      // A comma that only the formatting of a source left behind says nothing.
      const bare = raw.replace(/^export /, '').replace(/, (?=\})/g, ' ');
      const text = withoutWire(bare).replace(INLINE, (_, from, name) => {
        inline.push({ path: locate(place.path, from), name });
        return name;
      });
      const local = [...text.matchAll(/[A-Za-z_$][\w$]*/g)].map(([name]) => ({ path: place.path, name }));
      const below = [...inline, ...local].map(origin).filter((each) => {
        const isNew =
          moduleAt(each.path)?.declared.has(each.name) && !known.has(key(each)) && !seen.has(key(each));
        if (isNew) seen.add(key(each));
        return isNew;
      });
      return [text, ...below.flatMap((each) => written(each, seen))];
    });
  }

  return offered
    .map(([name, place]) => {
      const from = origin(place);
      const [first = '', ...below] = written(from, new Set([key(from)]));
      const lines = [
        `${name === from.name ? '' : `${name} is `}${first}`,
        ...below.map((text) => text.replace(/^/gm, '  ')),
      ];
      return lines.join('\n');
    })
    .join('\n');
}
