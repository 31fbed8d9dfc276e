// Guards of the database that comes with the product: whom it lets in.

const door = ['server/src/db/cluster/embedded.test.ts'];

/** @type {import('./list.mjs').Guard[]} */
export const cluster = [
  {
    keeps: 'the embedded database asks for a password',
    file: 'server/src/db/cluster/door.ts',
    text: "'local all all scram-sha-256\\n'",
    without: "'local all all trust\\n'",
    tests: door,
  },
  {
    keeps: 'the database of an earlier version is shut, and one whose password was lost',
    file: 'server/src/db/cluster/door.ts',
    text: '    await write(cluster, SHUT);\n',
    tests: door,
  },
  {
    keeps: 'a database that was just shut asks for the password at once',
    file: 'server/src/db/cluster/door.ts',
    text: "    await client.query('SELECT pg_reload_conf()');\n",
    tests: door,
  },
  {
    keeps: "the password of the embedded database is for its owner's eyes",
    file: 'server/src/db/cluster/door.ts',
    text: '`${file}.draft`, made, { mode: 0o600,',
    without: '`${file}.draft`, made, { mode: 0o644,',
    tests: door,
  },
  {
    keeps: 'every role gets the password of the embedded database',
    file: 'server/src/db/cluster/door.ts',
    text: "if (change === 'CREATE' || !isShut)",
    without: "if (change === 'CREATE')",
    tests: door,
  },
  {
    keeps: 'the embedded database is shut again after it died, whatever its password',
    file: 'server/src/db/cluster/embedded.ts',
    text: '        await shutDoor(place.cluster, connection);\n',
    tests: door,
  },
];
