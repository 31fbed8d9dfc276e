// What the product promises to survive, and the test of each promise. `node scripts/reliability/reliability.mjs` writes
// docs/reliability.md from it; reliability.test.ts refuses a test that is not there.

/**
 * `tests`: file and title, as they stand in the source. `figure`: what the test tries and what must come out; `N ×` is
 * multiplied at night. `reason`: why a promise is not met whole, and what holds in its place.
 *
 * @typedef {{ number: number; promise: string; verdict: 'met' | 'partly' | 'open'; tests: (readonly [file: string, title: string])[]; figure: string; reason?: string }} Kept
 */

const s = 'server/src/';
const a = 'shared/api/';
const f = 'shared/federation/';

/** @type {{ area: string; promises: Kept[] }[]} */
export const areas = [
  {
    area: 'Sign-in',
    promises: [
      {
        number: 1,
        promise: 'Unknown accounts cannot be told from known ones',
        verdict: 'met',
        tests: [
          [`${s}auth/login.test.ts`, 'a known and an unknown address are refused in the same words'],
          [
            `${s}auth/timing.test.ts`,
            'the time of a refused sign-in does not tell whether the address is known',
          ],
          [`${s}auth/timing.test.ts`, 'the time of asking for a reset link does not tell it either'],
          [
            `${s}password/hash.test.ts`,
            'a sign-in without an account costs as much work as one with a wrong password',
          ],
          [
            `${s}manager/invitations.test.ts`,
            'an address that another company knows is answered like one that nobody knows',
          ],
        ],
        figure: '40 × pairs in turn, AUC of the time below 0.65; processor time of the two within 0.7 to 1.4',
      },
      {
        number: 2,
        promise: 'Guessing is throttled atomically',
        verdict: 'met',
        tests: [
          [`${s}auth/login.test.ts`, 'fifty guesses at once get no further than one when one is left'],
          [
            `${s}auth/login.test.ts`,
            'the owner signs in as soon as the delay has passed, and the count starts anew',
          ],
        ],
        figure: '50 at once: 1 evaluated, 49 refused',
      },
      {
        number: 3,
        promise: 'The lock-out counter is right',
        verdict: 'met',
        tests: [
          [
            `${s}auth/schedules.test.ts`,
            'whatever the order of right and wrong tries and of pauses, the count keeps to its five rules',
          ],
        ],
        figure: '5 × random schedules against a model: 0 deviations; 100 at night',
      },
      {
        number: 4,
        promise: "The client's address cannot be forged",
        verdict: 'met',
        tests: [
          [`${s}auth/login.test.ts`, 'an invented forwarding header does not make another sender'],
          [
            `${s}http/request/shipped-proxy.test.ts`,
            'a stranger who invents an address for every call is counted as one',
          ],
          [`${s}auth/login.test.ts`, 'one IPv4 sender is one sender however the address is written'],
        ],
        figure: 'every shipped configuration, forged headers: one sender',
      },
      {
        number: 5,
        promise: 'Passwords: long, any character, not known-bad',
        verdict: 'met',
        tests: [
          [`${s}auth/password.test.ts`, 'every common password is refused, in capitals too'],
          [`${s}auth/password.test.ts`, 'a password made of what others know of a person is refused'],
          [`${s}auth/password.test.ts`, 'long sentences and any characters are welcome'],
        ],
        figure: 'the whole list: 100 % refused',
      },
      {
        number: 6,
        promise: 'Hashing does not stall the server',
        verdict: 'met',
        tests: [
          [`${s}password/hash.test.ts`, 'hashing leaves the event loop to everybody else'],
          [`${s}password/hash.test.ts`, 'when a hundred wait, the next is told to come back'],
        ],
        figure: '20 hashes at once: the loop is active for less than a quarter of their work',
      },
      {
        number: 7,
        promise: 'Reset token: single use, expiring, hashed',
        verdict: 'met',
        tests: [
          [`${s}auth/password.test.ts`, 'fifty people with one link: one of them gets through'],
          [
            `${s}auth/password.test.ts`,
            'a link is void after half an hour, after a newer one, and after a change',
          ],
          [`${s}auth/password.test.ts`, 'a link is stored only as a hash, and opens nothing but the reset'],
        ],
        figure: '50 at once: exactly 1',
      },
      {
        number: 8,
        promise: 'A reset mail goes only to the stored address',
        verdict: 'met',
        tests: [
          [`${s}auth/password.test.ts`, 'letters that only look like an address reach nobody'],
          [
            `${s}auth/password.test.ts`,
            'twenty who ask at the same time for the link of one address send one letter, whose link opens',
          ],
        ],
        figure: '0 mails elsewhere; 20 at once: 1 mail',
      },
      {
        number: 9,
        promise: 'A changed password ends other sessions',
        verdict: 'met',
        tests: [
          [
            `${s}auth/password.test.ts`,
            'a changed password ends all other sessions and lets the own one go on',
          ],
        ],
        figure: 'all others out, the own one on',
      },
      {
        number: 10,
        promise: 'Signing out is real',
        verdict: 'met',
        tests: [
          [`${s}session/sessions.test.ts`, 'signing out ends the session on the server'],
          ['e2e/ledger.spec.ts', 'signing out works while the API is down'],
        ],
        figure: '0 replays succeed',
      },
      {
        number: 11,
        promise: 'Reuse of a refresh token is detected',
        verdict: 'met',
        tests: [
          [`${s}session/sessions.test.ts`, 'whatever order tokens are used in, the server keeps to the rule'],
        ],
        figure: '25 × random histories: model and server agree; 500 at night',
      },
      {
        number: 12,
        promise: 'A lost refresh answer signs nobody out',
        verdict: 'met',
        tests: [
          [
            `${s}session/sessions.test.ts`,
            'a lost answer signs nobody out: the predecessor gets the same newest token for a minute',
          ],
        ],
        figure: 'the predecessor gets the same token, its own predecessor ends the family',
      },
      {
        number: 13,
        promise: 'Refresh under contention does not drain the pool',
        verdict: 'met',
        tests: [
          [
            `${s}session/sessions.test.ts`,
            'a hundred tabs that refresh at the same time share one new token',
          ],
        ],
        figure: '100 at once: one new token',
      },
      {
        number: 14,
        promise: 'Forged or wrong-purpose tokens fail',
        verdict: 'met',
        tests: [[`${s}session/access-token.test.ts`, 'a forged, borrowed or expired token opens nothing']],
        figure: 'every mutation 401, none 5xx',
      },
      {
        number: 15,
        promise: 'A removed manager loses access',
        verdict: 'met',
        tests: [
          [`${s}manager/manager.test.ts`, 'a removed manager is out at once and can be invited again'],
          [
            `${s}company/company.test.ts`,
            'what is for operators is closed to managers, within five seconds of a change of role',
          ],
        ],
        figure: '401 or 403 within 5 s',
      },
      {
        number: 16,
        promise: 'Cross-site requests change nothing',
        verdict: 'met',
        tests: [
          [
            'e2e/hardship/cross-site.spec.ts',
            'a page of another origin changes nothing for somebody who is signed in, in twelve ways',
          ],
          [
            `${s}http/every-call/contract.test.ts`,
            'bodies that are not JSON, or too large, are refused before they are read',
          ],
        ],
        figure: '12 ways in Chromium: 0 changes',
      },
    ],
  },
  {
    area: 'Who may see what',
    promises: [
      {
        number: 17,
        promise: 'No object of another company is reachable',
        verdict: 'met',
        tests: [
          [
            `${s}http/every-call/tenancy.test.ts`,
            "another company's records answer exactly like records that do not exist",
          ],
          [
            `${s}http/every-call/tenancy.test.ts`,
            'no list, sum or search of one company shows a word of another',
          ],
        ],
        figure: 'every call of the contract: 0 leaks, foreign equals missing',
      },
      {
        number: 18,
        promise: 'Foreign keys in bodies are checked',
        verdict: 'met',
        tests: [
          [
            `${s}http/every-call/tenancy.test.ts`,
            "another company's records answer exactly like records that do not exist",
          ],
          [`${s}cash-flow/routes.test.ts`, "another company's category or project cannot be used"],
        ],
        figure: 'every field that ends in Id: 404 or 400',
      },
      {
        number: 19,
        promise: 'The role comes from the server',
        verdict: 'met',
        tests: [
          [`${s}http/every-call/contract.test.ts`, 'what only operators may call is refused to managers'],
          [
            'host/src/App.test.tsx',
            'a manager has no access to /test: a toast says so and the sign-in opens',
          ],
        ],
        figure: 'every call: 403',
      },
      {
        number: 20,
        promise: 'No mass assignment',
        verdict: 'met',
        tests: [
          [`${s}http/every-call/contract.test.ts`, 'every call names a key that it does not know'],
          [
            `${s}http/every-call/contract.test.ts`,
            'what only the server decides is not accepted from outside',
          ],
        ],
        figure: 'every call: 100 % refused, 0 stored',
      },
      {
        number: 21,
        promise: 'No excess data',
        verdict: 'met',
        tests: [
          [
            `${s}http/every-call/excess-data.test.ts`,
            'no answer carries a secret, a hash, a token or the id of another company, however deep',
          ],
        ],
        figure: 'every call of the contract, scanned to the last leaf: 0',
      },
      {
        number: 22,
        promise: 'A second barrier in the database',
        verdict: 'met',
        tests: [
          [
            `${s}db/walls/walls.test.ts`,
            'the wall holds for every table: none shows a row of another company',
          ],
          [`${s}db/walls/walls.test.ts`, 'whoever works for nobody sees nobody'],
          [`${s}db/walls/walls.test.ts`, 'every table that names a company is walled'],
          [`${s}db/scope.test.ts`, 'many callers at once see themselves alone'],
        ],
        figure:
          'row-level security, forced, on every table of the catalogue that names a company: 0 foreign rows; nobody named, no row',
      },
      {
        number: 23,
        promise: 'Nothing survives a change of user in the browser',
        verdict: 'met',
        tests: [
          [
            `${a}session/user-change.test.tsx`,
            'nothing of the one before is shown, not even while the new list loads',
          ],
          [`${a}session/user-change.test.tsx`, 'a late answer for the one before is not shown and not told'],
        ],
        figure: '0 words of the one before',
      },
      {
        number: 24,
        promise: 'No undocumented route',
        verdict: 'met',
        tests: [
          [
            `${s}http/every-call/contract.test.ts`,
            'the documentation lists exactly the calls that are served',
          ],
          [
            `${s}http/every-call/contract.test.ts`,
            'no other method and no other path is answered below the prefix',
          ],
        ],
        figure: 'both differences empty',
      },
    ],
  },
  {
    area: 'Input',
    promises: [
      {
        number: 25,
        promise: 'No input causes a 5xx',
        verdict: 'met',
        tests: [
          [`${s}http/every-call/bad-input.test.ts`, 'whatever is sent, no call fails on our side'],
          [
            `${s}http/every-call/bad-input.test.ts`,
            'a body that no program wrote is taken or refused, and nothing breaks',
          ],
        ],
        figure: 'every call, random values and raw bytes: 0 × 5xx',
      },
      {
        number: 26,
        promise: 'No type juggling',
        verdict: 'met',
        tests: [
          [
            `${s}http/every-call/bad-input.test.ts`,
            'a value of the wrong kind is refused under its field, everywhere',
          ],
        ],
        figure: 'every field: 400',
      },
      {
        number: 27,
        promise: 'Every valid amount is accepted, no other',
        verdict: 'met',
        tests: [
          [`${s}http/request/json.test.ts`, 'every amount from 0.01 to 999.99 is accepted unchanged'],
          [
            'shared/contract/values/money/money.test.ts',
            'the first hundred thousand kuruş amounts survive the wire one by one',
          ],
        ],
        figure: '100,000 amounts one by one',
      },
      {
        number: 28,
        promise: 'Sums are exact',
        verdict: 'met',
        tests: [
          [
            `${s}cash-flow/laws/ledger.test.ts`,
            'after any history of writes the sums are those of an independent book',
          ],
          [`${s}cash-flow/laws/ledger.test.ts`, 'a tenth and two tenths are three tenths'],
        ],
        figure: 'difference to an independent book: 0',
      },
      {
        number: 29,
        promise: 'Large totals are exact',
        verdict: 'met',
        tests: [
          [
            `${s}cash-flow/laws/ledger.test.ts`,
            'totals beyond what a number can hold are told as text, to the kuruş',
          ],
        ],
        figure: '0 kuruş lost',
      },
      {
        number: 30,
        promise: 'Real dates only',
        verdict: 'met',
        tests: [
          ['e2e/hardship/zones.spec.ts', `shows and sends the days of Turkey from \${zone}`],
          [
            'shared/contract/values/date.test.ts',
            'a month has as many days as the calendar gives it, in every year',
          ],
          ['shared/contract/values/date.test.ts', 'the day changes at midnight in Turkey, not in Greenwich'],
        ],
        figure: '4 time zones at 23:59 and 00:01 of 29 February: 0 shifted days',
      },
      {
        number: 31,
        promise: 'Bad text is handled',
        verdict: 'met',
        tests: [
          [
            `${s}http/every-call/bad-input.test.ts`,
            'text that cannot be stored is refused, and nothing breaks',
          ],
          [
            'shared/contract/values/text.test.ts',
            'text is stored trimmed and composed, and stays so when it is read again',
          ],
        ],
        figure: 'every text field: 0 × 5xx, stored as sent',
      },
      {
        number: 32,
        promise: 'Size and shape have limits',
        verdict: 'met',
        tests: [
          [
            `${s}http/every-call/contract.test.ts`,
            'bodies that are not JSON, or too large, are refused before they are read',
          ],
          [
            `${s}http/request/refused-input.test.ts`,
            'a body full of unknown fields is refused soon and in few words',
          ],
          [
            `${s}http/every-call/hostile-bodies.test.ts`,
            'no query and no path of 16 KB holds the process up',
          ],
        ],
        figure: '64 KB of anything within 50 ms of processor time, 20 fields named at most',
      },
      {
        number: 33,
        promise: 'No SQL injection',
        verdict: 'met',
        tests: [
          [`${s}http/every-call/bad-input.test.ts`, 'hostile text is only text'],
          [`${s}db/database.test.ts`, 'wildcards in a searched text are ordinary characters'],
        ],
        figure: '0 × 5xx, 0 further rows',
      },
      {
        number: 34,
        promise: 'Stored HTML is text',
        verdict: 'met',
        tests: [
          [
            'e2e/hardship/hostile-text.spec.ts',
            'HTML in any record is shown as the text it is, on every screen',
          ],
        ],
        figure:
          '8 payloads in entries, categories, projects, their rows, products and questions, 9 screens: 0 dialogs, 0 reports, 0 nodes',
      },
      {
        number: 35,
        promise: 'Exports are not formulas',
        verdict: 'met',
        tests: [
          ['shared/ui/export/export.test.ts', 'does not let the text %j run as a formula'],
          ['shared/ui/export/export.test.ts', 'never holds a formula, whatever people typed'],
        ],
        figure: '0 formulas in what is written; no spreadsheet program is started for it',
      },
      {
        number: 36,
        promise: 'No prototype or parameter pollution',
        verdict: 'met',
        tests: [
          [`${s}http/every-call/contract.test.ts`, 'a repeated query key and a broken escape are refused'],
          [`${s}http/request/json.test.ts`, 'every JSON text that a program writes is read as it was meant'],
        ],
        figure: '100 % 400',
      },
      {
        number: 37,
        promise: 'Turkish search and order',
        verdict: 'met',
        tests: [
          [`${s}cash-flow/list/search-text.test.ts`, 'Turkish spellings of one word fold to the same text'],
          [
            `${s}category/routes.test.ts`,
            'names are listed in the order of the Turkish alphabet, page by page',
          ],
        ],
        figure: 'every pair found, c ç … ı i … in order',
      },
      {
        number: 38,
        promise: 'Paging is bounded',
        verdict: 'met',
        tests: [
          [
            'shared/contract/base/page.test.ts',
            'a page is a whole number from zero on, its size one from 1 to 1000',
          ],
          [
            `${s}cash-flow/laws/list.test.ts`,
            'the pages of a ledger, shallow and deep, are the ledger in order, each entry once',
          ],
        ],
        figure: '0, -1, 1e9 and 1.5 refused',
      },
      {
        number: 39,
        promise: 'No expression can be made to run for ever',
        verdict: 'met',
        tests: [
          [`${s}test/regex/regex.test.ts`, 'no text of 64 KB holds the process up in %s'],
          [`${s}test/regex/regex.test.ts`, 'no text of 4 MB holds the process up in %s'],
        ],
        figure: 'every expression of the server on pump texts: below 50 ms for 64 KB, 300 ms for 4 MB',
      },
    ],
  },
  {
    area: 'Records',
    promises: [
      {
        number: 40,
        promise: 'The balance always equals the ledger',
        verdict: 'met',
        tests: [
          [
            `${s}cash-flow/laws/ledger.test.ts`,
            'many writers at once leave exact sums, and every reader in between sees a whole state',
          ],
          [
            `${s}durability.test.ts`,
            'kill -9 of the server loses nothing confirmed and leaves no database behind',
          ],
        ],
        figure: '0 violations',
      },
      {
        number: 41,
        promise: 'No lost update',
        verdict: 'met',
        tests: [
          [
            `${s}cash-flow/routes.test.ts`,
            'forty editors at once with the version they saw: exactly one per version succeeds',
          ],
          [
            `${s}cash-flow/bulk.test.ts`,
            'is taken back from none when one was changed again or deleted, which is told by name',
          ],
          [
            `${s}history/routes.test.ts`,
            'an amount that is changed is told with what it was, and with nothing else',
          ],
        ],
        figure:
          'one success per version. `version` stays optional on the wire, as the bodies of the calls have none; our screens always send it, and history shows an unguarded change with what it replaced',
      },
      {
        number: 42,
        promise: 'A repeated save makes one record',
        verdict: 'met',
        tests: [
          [
            `${s}http/repeats.test.ts`,
            'a save, a change and a delete whose answers were lost on the way succeed once each when they are repeated',
          ],
          [
            `${s}http/idempotency.test.ts`,
            'a repeated save makes one record and gets the first answer, byte for byte',
          ],
        ],
        figure:
          '12 × saves over a line cut before, during and after the commit, up to 3 times each: one record each; 240 at night',
      },
      {
        number: 43,
        promise: 'The same key at the same time',
        verdict: 'met',
        tests: [
          [
            `${s}http/idempotency.test.ts`,
            'fifty equal requests at the same time run once and all get the same answer',
          ],
        ],
        figure: '50 at once: run once, 50 equal answers',
      },
      {
        number: 44,
        promise: 'A repeated change or delete still succeeds',
        verdict: 'met',
        tests: [
          [
            `${s}http/repeats.test.ts`,
            'a save, a change and a delete whose answers were lost on the way succeed once each when they are repeated',
          ],
          [
            `${s}cash-flow/routes.test.ts`,
            'a save, an update and a delete that are repeated with their key happen once',
          ],
        ],
        figure: '12 × changes and deletes with lost answers: all 200',
      },
      {
        number: 45,
        promise: 'No orphans',
        verdict: 'met',
        tests: [
          [`${s}db/invariants.test.ts`, 'a column that names another record has a foreign key, or a reason'],
          [`${s}category/routes.test.ts`, 'a category goes when nothing uses it, and not before'],
        ],
        figure: 'every column that ends in _id, read from the catalogue',
      },
      {
        number: 46,
        promise: 'Limits hold under race',
        verdict: 'met',
        tests: [
          [
            `${s}project/routes.test.ts`,
            'the monthly limit holds when many create at once, and opens with the next month',
          ],
          [
            `${s}saved-view/routes.test.ts`,
            'a manager may have thirty views, also when two are saved at the same moment',
          ],
        ],
        figure: 'exactly as many as are allowed',
      },
      {
        number: 47,
        promise: 'Isolation is not over-trusted',
        verdict: 'met',
        tests: [
          [
            `${s}db/invariants.test.ts`,
            'each invariant is held by a constraint, a trigger or a lock that is there',
          ],
          [`${s}db/invariants.test.ts`, 'whatever is unique under a name of ours is among the invariants'],
        ],
        figure: '31 invariants, each with its constraint, trigger or lock: 0 unnamed',
      },
      {
        number: 48,
        promise: 'History cannot be rewritten',
        verdict: 'met',
        tests: [
          [`${s}history/kept.test.ts`, 'no line is changed or deleted, and all go with their company'],
          [`${s}history/routes.test.ts`, '%s is told by exactly one line, with what was there and what is'],
        ],
        figure: 'every writing call: exactly one line; UPDATE, DELETE and TRUNCATE refused by triggers',
      },
      {
        number: 49,
        promise: 'Repeats and their order do not matter',
        verdict: 'met',
        tests: [
          [
            `${s}http/repeats.test.ts`,
            'repeats in any order and number lead to the same state as each write once',
          ],
        ],
        figure: '6 × random shuffles and repeats: the same sum; 120 at night',
      },
    ],
  },
  {
    area: 'Durability and operation',
    promises: [
      {
        number: 50,
        promise: 'kill -9 of the server loses nothing confirmed',
        verdict: 'met',
        tests: [
          [
            `${s}durability.test.ts`,
            'kill -9 of the server loses nothing confirmed and leaves no database behind',
          ],
        ],
        figure: '0 lost, 0 doubled',
      },
      {
        number: 51,
        promise: 'kill -9 of Postgres',
        verdict: 'met',
        tests: [
          [
            `${s}durability.test.ts`,
            'kill -9 of the database: the server lives, says 503 and works again by itself',
          ],
        ],
        figure: '0 lost, process alive',
      },
      {
        number: 52,
        promise: 'Both killed, an orphan left',
        verdict: 'met',
        tests: [
          [
            `${s}durability.test.ts`,
            'kill -9 of the server, its guard and the database at once loses nothing confirmed',
          ],
          [
            `${s}db/cluster/embedded.test.ts`,
            'a pid file that names another program does not stop the start, nor the program',
          ],
        ],
        figure: '0 foreign processes signalled',
      },
      {
        number: 53,
        promise: 'Durability is not switched off by accident',
        verdict: 'met',
        tests: [[`${s}db/cluster/embedded.test.ts`, 'a database that may lose what it confirmed is refused']],
        figure: 'refused at start, embedded or not',
      },
      {
        number: 54,
        promise: 'A full disk',
        verdict: 'met',
        tests: [
          [
            `${s}full-disk.test.ts`,
            'a full disk refuses what is written with 503, shows what is there, loses nothing confirmed and needs nobody after',
          ],
          [
            `${s}installation/installation.test.ts`,
            'a disk that is nearly full leaves the process in service, degraded',
          ],
          [
            `${s}installation/installation.test.ts`,
            'an administrator is told what is left, a manager is not',
          ],
        ],
        figure:
          'a disk of 192 MiB of its own, where the tests may mount one: 20 writes refused with 503, reading goes on, 0 confirmed lost, writing within 30 s of space',
      },
      {
        number: 55,
        promise: 'The cluster is made right',
        verdict: 'met',
        tests: [
          [`${s}db/cluster/embedded.test.ts`, 'with LANG=%s the database is made alike'],
          [
            `${s}db/cluster/embedded.test.ts`,
            'nobody is let in without the password, however often it is started',
          ],
          [
            `${s}db/cluster/embedded.test.ts`,
            'a folder of a version that let everybody in goes on, and lets nobody in without the password',
          ],
          [
            `${s}db/cluster/embedded.test.ts`,
            'a folder that was copied without the password gets another one, and keeps its records',
          ],
          [`${s}db/cluster/embedded.test.ts`, 'a database that may lose what it confirmed is refused'],
          [
            `${s}db/cluster/embedded.test.ts`,
            'a folder that nobody else may enter works for root too, and again when it is opened',
          ],
        ],
        figure:
          'LANG unset, C, tr_TR and en_US: UTF-8, C.UTF-8 of Postgres itself and the Turkish collation; a random password (SCRAM-SHA-256), a socket in a folder of mode 0700, no TCP port',
      },
      {
        number: 56,
        promise: 'A graceful stop',
        verdict: 'met',
        tests: [
          [
            `${s}durability.test.ts`,
            'SIGTERM under load cuts no request that has begun, and ends everything',
          ],
        ],
        figure: '0 cut, exit 0 within 12 s',
      },
      {
        number: 57,
        promise: 'Health tells the truth',
        verdict: 'met',
        tests: [
          [
            `${s}frozen.test.ts`,
            'readiness is true under 600 questions at once and 400 open connections, of a database that answers or not',
          ],
          [
            `${s}durability.test.ts`,
            'a frozen database: soon not ready, yet alive, and ready again afterwards',
          ],
        ],
        figure: '600 questions at once, 400 connections: always true',
      },
      {
        number: 58,
        promise: 'Migrations are safe',
        verdict: 'met',
        tests: [
          [`${s}db/migrate.test.ts`, 'leaves nothing of %s, and the next start does it whole'],
          [`${s}db/migrate.test.ts`, 'two servers that start at once apply each migration once'],
          [`${s}db/migrate.test.ts`, 'a file that was edited after it had been applied is refused by name'],
          ['e2e/contract.spec.ts', "the remotes of the release before do their work in today's host"],
        ],
        figure: 'the connection killed inside every file: nothing left, done whole by the next start',
      },
      {
        number: 59,
        promise: 'A backup restores',
        verdict: 'met',
        tests: [
          [
            `${s}backup/live.test.ts`,
            'a backup while people write is whole in itself, and restores what was confirmed before it',
          ],
          [`${s}backup/damage.test.ts`, 'is refused wherever a bit was turned'],
        ],
        figure: 'every table equal; a turned bit refused',
      },
      {
        number: 60,
        promise: 'A major upgrade of Postgres',
        verdict: 'met',
        tests: [
          [
            `${s}db/cluster/embedded.test.ts`,
            'a database of another major version is refused with both versions',
          ],
          [
            `${s}backup/restore.test.ts`,
            'the same file moves an embedded database to an external one, whose owner is no superuser',
          ],
          [
            `${s}backup/restore.test.ts`,
            'the old database is kept beside the new one, also one that this version cannot open',
          ],
        ],
        figure: 'refused with both versions; the backup is the way over',
      },
    ],
  },
  {
    area: 'Overload',
    promises: [
      {
        number: 61,
        promise: 'Fair limits',
        verdict: 'met',
        tests: [
          [
            `${s}http/limits/rate-limit.test.ts`,
            'may call three hundred times a minute, exactly, and another user is not affected',
          ],
          [
            `${s}http/limits/rate-limit.test.ts`,
            'is counted also for calls with a token of theirs that is no longer good',
          ],
          [`${s}http/limits/shared-budgets.test.ts`, 'is one for all processes'],
          [
            `${s}subscription/space.test.ts`,
            'a company that has filled its space reads, exports and signs out, but writes no more until it has more',
          ],
        ],
        figure:
          'requests exact at the border; the bytes of a company as measured within the hour, each plan its own',
      },
      {
        number: 62,
        promise: 'An exhausted pool degrades',
        verdict: 'met',
        tests: [
          [
            `${s}http/limits/exhaustion.test.ts`,
            'with every connection taken each call is answered within three seconds, and all is well after',
          ],
          [
            `${s}frozen.test.ts`,
            'every call hears 503 within three seconds of a frozen database, and all is well a second after it thaws',
          ],
        ],
        figure: 'every answer within 3 s',
      },
      {
        number: 63,
        promise: 'Slow clients',
        verdict: 'met',
        tests: [
          [
            `${s}http/limits/slow-clients.test.ts`,
            'clients that never finish a request are let go, and cost nobody else anything; a slow file of a manager is waited for',
          ],
        ],
        figure:
          '25 × slow headers and as many slow bodies: all let go, others answered all the while; 500 of each at night',
      },
      {
        number: 64,
        promise: 'The event loop stays alive',
        verdict: 'met',
        tests: [
          [
            `${s}threads/responsive.test.ts`,
            'twenty of the worst questions and the largest import leave every other answer quick',
          ],
          [
            `${s}http/limits/shedding.test.ts`,
            'a server that lags says so with 429, stays alive for its supervisor, and recovers',
          ],
        ],
        figure: 'others answered within 300 ms',
      },
      {
        number: 65,
        promise: 'Repeats do not amplify',
        verdict: 'met',
        tests: [
          [
            `${a}client/call.test.ts`,
            'waits between half and one and a half times a second, so that browsers do not return together',
          ],
          [`${a}client/call.test.ts`, 'is left alone after thirty repeats in a minute'],
        ],
        figure: 'at most 30 repeats a minute and client, spread by half a second',
      },
      {
        number: 66,
        promise: 'Baseline speed',
        verdict: 'met',
        tests: [
          [
            `${s}cash-flow/laws/list.test.ts`,
            'the pages of a ledger, shallow and deep, are the ledger in order, each entry once',
          ],
        ],
        figure:
          'p95 9 ms, p99 28 ms, 0 of 90,000 calls failed, every sum equal afterwards (docs/performance.md): `npm run bench -- mix` asks 300 mixed calls a second for 200 people on 100,000 entries for five minutes and fails beyond 95 % within 150 ms, 99 % within 400 ms, at a failed call or a wrong sum; `npm run test:nightly` runs it',
      },
    ],
  },
  {
    area: 'In the browser',
    promises: [
      {
        number: 67,
        promise: 'One dead remote hurts one page',
        verdict: 'met',
        tests: [
          [
            'e2e/isolation.spec.ts',
            `\${remote} \${fault}: the frame works, the rest works, and it comes back without a reload`,
          ],
        ],
        figure: '4 remotes × 11 faults: 100 %',
      },
      {
        number: 68,
        promise: 'One slow remote',
        verdict: 'met',
        tests: [
          [
            'e2e/isolation.spec.ts',
            `\${remote} \${fault}: the frame works, the rest works, and it comes back without a reload`,
          ],
        ],
        figure: 'the fault "hangs": a message after 6 s a step, the frame at once',
      },
      {
        number: 69,
        promise: 'A wrong or changed file never runs',
        verdict: 'met',
        tests: [
          [
            'e2e/isolation.spec.ts',
            'a list that was changed after it was signed opens no screen and runs no code of its own',
          ],
          [
            'e2e/isolation.spec.ts',
            "the host's own files do not run when they were changed, neither at once nor later",
          ],
          [`${f}build/share.test.ts`, '%s runs nothing of the remote'],
          [`${f}build/share.test.ts`, 'an old list that is served again is not followed'],
          [
            `${f}runtime/script-guard.test.ts`,
            'a remote with a hash in the list runs only the files of its manifest, with their hashes',
          ],
        ],
        figure: 'changed file, manifest, list, host; missing hash or signature; old list: 0 executions',
      },
      {
        number: 70,
        promise: 'An old tab and a new release',
        verdict: 'met',
        tests: [
          [
            'e2e/stale-tab.spec.ts',
            'a release is live for new visits at once, and an open tab goes on with the one it has',
          ],
          [
            'e2e/contract.spec.ts',
            "today's remotes do their work in the host of the release before, unless they say that they need more",
          ],
        ],
        figure: 'at most one reload, asked for',
      },
      {
        number: 71,
        promise: 'A remote comes back',
        verdict: 'met',
        tests: [
          [
            'e2e/isolation.spec.ts',
            `\${remote} \${fault}: the frame works, the rest works, and it comes back without a reload`,
          ],
          [
            `${f}runtime/Remote.test.tsx`,
            'a remote that is down shows a Turkish error box and comes back with Tekrar Dene',
          ],
        ],
        figure: 'after every fault, at the first press',
      },
      {
        number: 72,
        promise: 'API down, offline, flapping',
        verdict: 'met',
        tests: [
          [
            'e2e/hardship/offline.spec.ts',
            'without a connection no screen goes blank, and each comes back without a reload',
          ],
          [
            'e2e/hardship/offline.spec.ts',
            'what was typed stays when a save finds no connection, and is saved when it is back',
          ],
          [
            'e2e/ledger.spec.ts',
            'without the API the list says so, keeps the form and recovers by Tekrar Dene',
          ],
        ],
        figure: 'every page of the sidebar: none blank, all back without a reload',
      },
      {
        number: 73,
        promise: 'A storm of 401',
        verdict: 'met',
        tests: [
          [
            `${a}client/refresh.test.ts`,
            'fifty calls that expire together share one renewal and are each made once more',
          ],
        ],
        figure: '50 at once: 1 renewal',
      },
      {
        number: 74,
        promise: 'Two to five tabs',
        verdict: 'met',
        tests: [
          [`${a}client/refresh.test.ts`, 'only one of five renews; the others take what it has stored'],
          [
            `${a}client/refresh.test.ts`,
            'one that holds the turn for ever delays the others by three seconds',
          ],
        ],
        figure: '0 sign-outs',
      },
      {
        number: 75,
        promise: 'Signing out everywhere',
        verdict: 'met',
        tests: [
          [
            'e2e/settings.spec.ts',
            'a manager rules company, currency and profile, and signing out ends both tabs',
          ],
        ],
        figure: 'every tab',
      },
      {
        number: 76,
        promise: 'Storage disabled or full',
        verdict: 'met',
        tests: [
          ['e2e/hardship/offline.spec.ts', 'a browser that keeps nothing signs in and works all the same'],
        ],
        figure: 'both storages throw: sign-in and use',
      },
      {
        number: 77,
        promise: 'Corrupt storage',
        verdict: 'met',
        tests: [
          [`${a}session/session.test.ts`, 'in %s (%j) ends at worst at the sign-in page'],
          [`${a}session/session.test.ts`, 'loses only the key that cannot be read'],
        ],
        figure: '136 corruptions: at worst the sign-in',
      },
      {
        number: 78,
        promise: 'A fault while drawing is contained',
        verdict: 'met',
        tests: [
          ['e2e/finance.spec.ts', 'one part of the dashboard fails alone and comes back alone'],
          [
            `${f}runtime/Remote.test.tsx`,
            'a screen that breaks while drawing is fetched anew by Tekrar Dene',
          ],
        ],
        figure: 'the other cards work',
      },
      {
        number: 79,
        promise: 'The content policy holds',
        verdict: 'met',
        tests: [
          [
            'e2e/frame/every-screen.spec.ts',
            'public pages have room for a finger, are cut off nowhere, keep to the content policy and log no error',
          ],
          [
            'e2e/frame/every-screen.spec.ts',
            "a manager's screens have room for a finger, are cut off nowhere, keep to the content policy and log no error",
          ],
          [
            `${s}http/security.test.ts`,
            'pages may run only what the list of remotes names, and no text as script but the one in their head',
          ],
        ],
        figure: '0 reports over all screens',
      },
      {
        number: 80,
        promise: 'Trusted Types',
        verdict: 'met',
        tests: [
          [
            'e2e/frame/every-screen.spec.ts',
            "a manager's screens have room for a finger, are cut off nowhere, keep to the content policy and log no error",
          ],
        ],
        figure: 'required on every page, one policy',
      },
      {
        number: 81,
        promise: 'No framing, sniffing, leaks',
        verdict: 'met',
        tests: [
          [
            `${s}http/security.test.ts`,
            'every answer carries the protecting headers, errors and files included',
          ],
          [
            'deploy/deploy.test.ts',
            'nginx sends every protecting header from everywhere: no location ends their inheritance',
          ],
        ],
        figure: '100 % of the answers',
      },
      {
        number: 82,
        promise: 'A stolen token is worth little',
        verdict: 'met',
        tests: [
          [
            `${s}session/sessions.test.ts`,
            'an older token ends the whole family at once, the newest token included',
          ],
          [`${s}history/routes.test.ts`, 'a stolen session is told'],
        ],
        figure: 'both dead at the second use, a line in the history',
      },
    ],
  },
  {
    area: 'Supply chain, logs, privacy',
    promises: [
      {
        number: 83,
        promise: 'A reproducible install',
        verdict: 'met',
        tests: [
          ['scripts/supply/supply.test.ts', 'the lockfile is read whole, and every package in it has a hash'],
          [
            'scripts/supply/supply.test.ts',
            'every version is pinned exactly, and none is younger than a week when it enters',
          ],
          ['scripts/supply/supply.test.ts', 'no package runs a script when it is installed'],
        ],
        figure:
          'at night: a tampered package is refused, two builds in two folders are compared byte for byte',
      },
      {
        number: 84,
        promise: 'Known parts',
        verdict: 'met',
        tests: [
          ['scripts/supply/supply.test.ts', 'no package of the lockfile has a licence outside the list'],
          [
            'scripts/supply/supply.test.ts',
            'another licence, an unreadable one and a package that is not there are told',
          ],
        ],
        figure:
          'at night: the bill of materials (CycloneDX) covers 100 % of the lockfile, known issues are asked for',
      },
      {
        number: 85,
        promise: 'Logs hold no secret or personal data',
        verdict: 'met',
        tests: [
          [`${s}http/log.test.ts`, 'whatever is sent, the log holds no secret, address, name or description'],
        ],
        figure: '0 hits',
      },
      {
        number: 86,
        promise: 'Errors say nothing of the inside',
        verdict: 'met',
        tests: [
          [
            `${s}http/log.test.ts`,
            'a fault of ours is told in one sentence with a number; its cause is in the log alone',
          ],
        ],
        figure: '0 stacks, statements, paths',
      },
      {
        number: 87,
        promise: 'Security events are recorded',
        verdict: 'met',
        tests: [
          [
            `${s}history/routes.test.ts`,
            'signing in, failing to, changing a password and exporting are told, however quiet the log is',
          ],
          [
            `${s}http/log.test.ts`,
            'sign-ins, failures, replays, changes and refusals are each on record once, on one line',
          ],
        ],
        figure: 'each once, stored, whatever LOG_LEVEL is',
      },
      {
        number: 88,
        promise: 'Duties of the data protection law (KVKK)',
        verdict: 'met',
        tests: [
          [`${s}db/inventory/inventory.test.ts`, 'every column that can hold text stands in the inventory'],
          [`${s}db/retention.test.ts`, 'what is needed stays, what has been kept long enough goes'],
          [
            `${s}data-export/content.test.ts`,
            'every table that the inventory puts into the archive is there, and no column of it is forgotten',
          ],
          [
            `${s}leaving/erase-account.test.ts`,
            'leaves nothing of the person but a number, and signs them out everywhere',
          ],
          [
            `${s}leaving/close-company.test.ts`,
            'after that no row of any table, no account and no archive is left, and other companies are whole',
          ],
          [
            `${s}leaving/close-company.test.ts`,
            'reminds people of the end of their company, and brings it, without being asked to',
          ],
          [
            `${s}leaving/erase-account.test.ts`,
            'letters that no server took are gone with the account, and nobody else’s',
          ],
          [
            `${s}history/routes.test.ts`,
            'signing in, failing to, changing a password and exporting are told, however quiet the log is',
          ],
          [
            `${s}data-export/access.test.ts`,
            'who asked for an archive and who took it stands in the history, each time',
          ],
        ],
        figure:
          'every text column in the inventory, every table with its time; a person erased: 0 traces in any table; sign-ins, exported files, printed pages and archives in the history. Looking at a screen is not written down: whoever belongs to a company may see all of it',
      },
      {
        number: 89,
        promise: 'No weak secret starts',
        verdict: 'met',
        tests: [
          [`${s}process/env.test.ts`, 'the weak secret %s is refused'],
          [`${s}session/access-token.test.ts`, 'the secret can be changed while people are signed in'],
        ],
        figure: '10 bad keys refused, 0 × 401 while it is changed',
      },
      {
        number: 90,
        promise: 'The last resort',
        verdict: 'met',
        tests: [
          [
            'scripts/start/keep-running.test.ts',
            'a server that a fault has ended is started again, and an orderly end is the end',
          ],
          [
            `${s}http/log.test.ts`,
            'a fault of ours is told in one sentence with a number; its cause is in the log alone',
          ],
        ],
        figure: 'drained, ended, started again after half a second',
      },
    ],
  },
];
