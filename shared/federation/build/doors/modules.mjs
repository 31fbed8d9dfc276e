// What one declaration file declares, takes and hands on.

/**
 * @typedef {{ path: string; name: string }} Place
 * @typedef {(from: string, specifier: string) => string} Locate
 * @typedef {{ declared: Map<string, string[]>; taken: Map<string, Place>; offered: Map<string, Place>; stars: string[] }} Module
 */

const START = /^(?:export|declare|type|interface|import)\b/;
const DECLARED =
  /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:const|let|function|class|type|interface|enum|namespace) ([\w$]+)/;
const LIST = /^(import|export)(?: type)? \{([^}]*)\} from ['"]([^'"]+)['"]/;
const OWN_LIST = /^export(?: type)? \{([^}]*)\};/;
const STAR = /^export \* from ['"]([^'"]+)['"]/;

/** @param {string} names as between the brackets of an import */
const pairsOf = (names) =>
  names.split(',').flatMap((part) => {
    const [name = '', as = name] = part
      .trim()
      .replace(/^type /, '')
      .split(' as ');
    return name ? [/** @type {const} */ ([as, name])] : [];
  });

/**
 * The statements of a declaration file: each begins at the edge.
 *
 * @param {string} text
 */
function* statementsOf(text) {
  let statement = '';
  for (const line of text.split('\n')) {
    if (START.test(line) && statement) {
      yield statement.trimEnd();
      statement = '';
    }
    statement += `${line}\n`;
  }
  yield statement.trimEnd();
}

/**
 * Takes up a statement that hands names on: an import, a list or a star.
 *
 * @param {Module} module
 * @param {string} statement
 * @param {string} path
 * @param {Locate} locate
 */
function handOn(module, statement, path, locate) {
  const [, kind, names = '', from = ''] = LIST.exec(statement) ?? [];
  const target = kind === 'import' ? module.taken : module.offered;
  for (const [as, name] of pairsOf(names)) target.set(as, { path: locate(path, from), name });
  const [, own = ''] = OWN_LIST.exec(statement) ?? [];
  for (const [as, name] of pairsOf(own)) module.offered.set(as, { path, name });
  const [, star] = STAR.exec(statement) ?? [];
  if (star) module.stars.push(locate(path, star));
}

/**
 * @param {string} text of a declaration file
 * @param {string} path
 * @param {Locate} locate
 * @returns {Module}
 */
export function readModule(text, path, locate) {
  /** @type {Module} */
  const module = { declared: new Map(), taken: new Map(), offered: new Map(), stars: [] };
  for (const statement of statementsOf(text)) {
    const [, name] = DECLARED.exec(statement) ?? [];
    if (name) {
      module.declared.set(name, [...(module.declared.get(name) ?? []), statement]);
      if (statement.startsWith('export')) module.offered.set(name, { path, name });
    } else handOn(module, statement, path, locate);
  }
  return module;
}
