// Guards in the browser: whose code runs, what is asked, what leaves as a file.

/** @type {import('./list.mjs').Guard[]} */
export const browser = [
  {
    keeps: 'a script comes from a place that the list of remotes names',
    file: 'shared/federation/runtime/script-guard.ts',
    text: '  if (!isAllowed(url)) throw new Error(`${url.origin} is not in the list of remotes`);\n',
    tests: ['shared/federation/runtime/script-guard.test.ts'],
  },
  {
    keeps: "a remote's files have the hashes of its manifest",
    file: 'shared/federation/runtime/script-guard.ts',
    text: '  if (hash) element.integrity = hash;\n',
    tests: ['shared/federation/runtime/script-guard.test.ts'],
  },
  {
    keeps: 'a file that the manifest does not list is not run',
    file: 'shared/federation/runtime/script-guard.ts',
    text: '  if (hashes && !hash)\n    throw new Error(`${url.pathname} is not in ${owner ? "its remote\'s manifest" : "the page\'s own list"}`);\n',
    tests: ['shared/federation/runtime/script-guard.test.ts'],
  },
  {
    keeps: 'no text becomes markup',
    file: 'shared/federation/runtime/script-guard.ts',
    text: "(html === '<svg/>' ? html : null)",
    without: '(html ? html : null)',
    tests: ['shared/federation/runtime/script-guard.test.ts'],
  },
  {
    keeps: 'a manifest has the hash that the list names',
    file: 'shared/federation/runtime/releases/manifest.ts',
    text: 'fetchVouched(url, { ...init, integrity })',
    without: 'fetchVouched(url, init)',
    tests: ['shared/federation/runtime/script-guard.test.ts'],
  },
  {
    keeps: 'a remote without a hash is refused',
    file: 'shared/federation/runtime/list/remote-list.ts',
    text: "  if (!integrity && trust !== 'anything') throw new Error(`${remote} has no hash in the list of remotes`);\n",
    tests: [
      'shared/federation/runtime/list/signed-list.test.ts',
      'shared/federation/runtime/list/rollout.test.ts',
      'shared/federation/runtime/Remote.test.tsx',
    ],
  },
  {
    keeps: 'the list of remotes needs the signature of a key of ours',
    file: 'shared/federation/runtime/list/signed-list.ts',
    text: 'if (own && (await isSignature(own, signedText(serial, lines), key))) return',
    without: 'if (own) return',
    tests: ['shared/federation/runtime/list/signed-list.test.ts'],
  },
  {
    keeps: 'an older list, genuine as it is, brings nothing back',
    file: 'shared/federation/runtime/list/signed-list.ts',
    text: 'if (kept && kept.serial > served.serial) {',
    without: 'if (kept && kept.serial < 0) {',
    tests: ['shared/federation/runtime/list/signed-list.test.ts'],
  },
  {
    keeps: 'a page is open to who is signed in',
    file: 'host/src/RequireRole.tsx',
    text: 'if (!session.isAuthenticated || !hasRole(session)) {',
    without: 'if (session.isAuthenticated && !hasRole(session)) {',
    tests: ['host/src/App.test.tsx', 'host/src/screens.test.tsx'],
  },
  {
    keeps: 'a page is open to the roles that it names',
    file: 'host/src/RequireRole.tsx',
    text: 'return hasRole(session, ...roles) ? children : <Denied />;',
    without: 'return hasRole(session) ? children : <Denied />;',
    tests: ['host/src/App.test.tsx', 'host/src/screens.test.tsx'],
  },
  {
    keeps: 'the browser asks so often a minute and no more',
    file: 'shared/api/client/rate-limit.ts',
    text: '      if (starts.length >= limit) return false;\n',
    tests: ['shared/api/client/rate-limit.test.ts'],
  },
  {
    keeps: 'a write whose answer is empty did not succeed',
    file: 'shared/api/client/call.ts',
    text: '  if (endpoint.writes && !data) throw invalidAnswerError(status);\n',
    tests: ['shared/api/client/call.test.ts'],
  },
  {
    keeps: 'what a tester chooses beside the product stays in the page',
    file: 'shared/federation/standalone/tester.ts',
    text: 'isChoosing || ',
    tests: ['shared/federation/standalone/tester.test.ts'],
  },
  {
    keeps: 'what was asked for another person is dropped',
    file: 'shared/api/client/call.ts',
    text: '  if (signal.aborted) throw droppedError();\n',
    tests: ['shared/api/client/call.test.ts', 'shared/api/session/user-change.test.tsx'],
  },
  {
    keeps: 'a file holds no formula that a spreadsheet would run',
    file: 'shared/ui/export/csv.ts',
    text: "looksLikeFormula(value.replace(/^'+/, '')) ? `'${value}` : value",
    without: 'value',
    tests: ['shared/ui/export/export.test.ts'],
  },
];
