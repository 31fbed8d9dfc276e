// What a changed schema means to whoever was built before.

/**
 * @typedef {import('./calls.mjs').Schema} Schema
 * @typedef {import('./calls.mjs').Call} Call
 * @typedef {{ level: 'minor' | 'major'; what: string }} Change
 */

export const major = (/** @type {string} */ what) => /** @type {Change} */ ({ level: 'major', what });
export const minor = (/** @type {string} */ what) => /** @type {Change} */ ({ level: 'minor', what });
const text = (/** @type {unknown} */ value) => JSON.stringify(value);

/**
 * Who was built before sends what it knew and reads what it knew: what is taken may only grow, what is given may only
 * get more precise.
 *
 * @typedef {'taken' | 'given'} Side
 */

/**
 * @param {Side} side
 * @param {boolean} isWider
 * @param {string} what
 */
const judged = (side, isWider, what) => (isWider === (side === 'taken') ? minor(what) : major(what));

const LEAST = ['minimum', 'minLength', 'minItems', 'exclusiveMinimum'];
const MOST = ['maximum', 'maxLength', 'maxItems', 'exclusiveMaximum'];

/**
 * @param {Schema} before
 * @param {Schema} now
 * @param {string} at
 * @param {Side} side
 * @returns {Change[]}
 */
function bounds(before, now, at, side) {
  return [...LEAST, ...MOST].flatMap((key) => {
    const sign = LEAST.includes(key) ? 1 : -1;
    const [old = -Infinity * sign, next = -Infinity * sign] = [before[key], now[key]];
    return old === next
      ? []
      : judged(side, next * sign < old * sign, `${at}: ${key} ${before[key]} → ${now[key]}`);
  });
}

/** @param {Schema} schema the values that it is one of, if it names them */
const valuesOf = ({ enum: values, const: value }) => values ?? (value === undefined ? undefined : [value]);

/**
 * @param {Schema} before
 * @param {Schema} now
 * @param {string} at
 * @param {Side} side
 * @returns {Change[]}
 */
function values(before, now, at, side) {
  const [old, next] = [valuesOf(before), valuesOf(now)];
  if (!old && !next) return [];
  if (!old || !next) return [judged(side, Boolean(old), `${at}: values ${text(old)} → ${text(next)}`)];
  const gone = old.filter((/** @type {unknown} */ value) => !next.includes(value));
  const added = next.filter((/** @type {unknown} */ value) => !old.includes(value));
  return [
    ...(gone.length > 0 ? [judged(side, false, `${at}: no longer ${gone.join(', ')}`)] : []),
    ...(added.length > 0 ? [judged(side, true, `${at}: also ${added.join(', ')}`)] : []),
  ];
}

/**
 * @param {Schema} before
 * @param {Schema} now
 * @param {string} at
 * @param {Side} side
 * @returns {Change[]}
 */
function properties(before, now, at, side) {
  const [old, next] = [before.properties ?? {}, now.properties ?? {}];
  const [had, has] = [before.required ?? [], now.required ?? []];
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].flatMap((key) => {
    const name = `${at}.${key}`;
    if (!(key in next)) return [major(`${name} is gone`)];
    if (!(key in old))
      return side === 'taken' && has.includes(key)
        ? [major(`${name} is demanded`)]
        : [minor(`${name} is new`)];
    const demanded =
      had.includes(key) === has.includes(key)
        ? []
        : [judged(side, had.includes(key), `${name}: ${has.includes(key) ? 'always' : 'not always'} there`)];
    return [...demanded, ...schemaChanges(old[key], next[key], name, side)];
  });
}

/** @param {Schema} schema the forms that it may have; null is one of them */
const formsOf = (schema) => schema.anyOf ?? schema.oneOf ?? [schema];

/**
 * @param {Schema} before
 * @param {Schema} now
 * @param {string} at
 * @param {Side} side
 * @returns {Change[]}
 */
function forms(before, now, at, side) {
  const [old, next] = [formsOf(before), formsOf(now)];
  const same = (/** @type {Schema} */ one) => (/** @type {Schema} */ other) => text(one) === text(other);
  const gone = old.filter((/** @type {Schema} */ one) => !next.some(same(one)));
  const added = next.filter((/** @type {Schema} */ one) => !old.some(same(one)));
  // One form for another of its kind is a change of that form.
  if (gone.length === added.length)
    return gone.flatMap((/** @type {Schema} */ one, /** @type {number} */ index) =>
      schemaChanges(one, added[index], at, side),
    );
  return [
    ...(gone.length > 0 ? [judged(side, false, `${at}: a form less, ${text(gone).slice(0, 80)}`)] : []),
    ...(added.length > 0 ? [judged(side, true, `${at}: a form more, ${text(added).slice(0, 80)}`)] : []),
  ];
}

/**
 * @param {string | string[] | undefined} before
 * @param {string | string[] | undefined} now
 * @param {string} at
 * @param {Side} side
 */
function typeChange(before, now, at, side) {
  const [old, next] = [[before].flat(), [now].flat()];
  const what = `${at}: ${old.join(' or ')} → ${next.join(' or ')}`;
  if (old.every((type) => next.includes(type))) return judged(side, true, what);
  return next.every((type) => old.includes(type)) ? judged(side, false, what) : major(what);
}

/**
 * What has changed between two schemas of the same place.
 *
 * @param {Schema} before
 * @param {Schema} now
 * @param {string} at
 * @param {Side} side
 * @returns {Change[]}
 */
export function schemaChanges(before, now, at, side) {
  if (text(before) === text(now)) return [];
  if (formsOf(before).length > 1 || formsOf(now).length > 1) return forms(before, now, at, side);
  if (text(before.type) !== text(now.type)) return [typeChange(before.type, now.type, at, side)];
  const pattern = ['pattern', 'format']
    .filter((key) => before[key] !== now[key])
    .map((key) => judged(side, now[key] === undefined, `${at}: ${key} ${before[key]} → ${now[key]}`));
  return [
    ...pattern,
    ...bounds(before, now, at, side),
    ...values(before, now, at, side),
    ...properties(before, now, at, side),
    ...(before.items && now.items ? schemaChanges(before.items, now.items, `${at}[]`, side) : []),
  ];
}
