/**
 * The pages that the host brings itself.
 *
 * @type {{ path: string; title: string; roles: import('@vezne/contract').Role[] }[]}
 */
export const ownPages = [{ path: '/test', title: 'Test', roles: ['ADMIN'] }];
