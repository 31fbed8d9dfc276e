// What a change of the contract means to whoever was built before.

import { major, minor, schemaChanges } from './schemas.mjs';

/**
 * @typedef {import('./calls.mjs').Call} Call
 * @typedef {import('./schemas.mjs').Change} Change
 */

/** Whoever may call what is public. */
const ALL = ['nobody signed in', 'ADMIN', 'MANAGER'];

/**
 * @param {Call} before
 * @param {Call} now
 * @param {string} id
 * @returns {Change[]}
 */
function callChanges(before, now, id) {
  const address = [before, now].map(({ method, path }) => `${method} ${path}`);
  const [had, have] = [before, now].map(({ roles }) => (roles === 'public' ? ALL : roles));
  const shutOut = had?.filter((role) => !have?.includes(role)) ?? [];
  const admitted = have?.filter((role) => !had?.includes(role)) ?? [];
  const parts = new Set([...Object.keys(before.input), ...Object.keys(now.input)]);
  const nothing = { type: 'object' };
  return [
    ...(address[0] === address[1] ? [] : [major(`${id}: ${address.join(' → ')}`)]),
    ...(shutOut.length > 0 ? [major(`${id}: no longer for ${shutOut.join(', ')}`)] : []),
    ...(admitted.length > 0 ? [minor(`${id}: also for ${admitted.join(', ')}`)] : []),
    ...[...parts].flatMap((part) =>
      schemaChanges(before.input[part] ?? nothing, now.input[part] ?? nothing, `${id} ${part}`, 'taken'),
    ),
    ...schemaChanges(before.output, now.output, `${id} output`, 'given'),
  ];
}

/**
 * What has changed between two contracts, each with what it demands of the version.
 *
 * @param {Record<string, Call>} before
 * @param {Record<string, Call>} now
 * @returns {Change[]}
 */
export const contractChanges = (before, now) =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((id) => {
    const [old, next] = [before[id], now[id]];
    if (!next) return [major(`${id} is gone`)];
    return old ? callChanges(old, next, id) : [minor(`${id} is new`)];
  });
