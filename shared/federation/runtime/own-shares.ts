import type { registerGlobalPlugins } from '@module-federation/enhanced/runtime';

type Plugin = Parameters<typeof registerGlobalPlugins>[0][number];

/**
 * The federation runtime takes whichever copy of a reusable module was offered first, though nothing of it is here yet:
 * one remote would wait for another one's file, and fail when that is gone. With this a copy of somebody else is used
 * only when it is here or on its way; otherwise a remote fetches its own. Singletons stay as they are.
 */
export const preferOwnShares: Plugin = {
  name: 'prefer-own-shares',
  resolveShare(chosen) {
    const { shareScopeMap, scope, pkgName, version, shareInfo } = chosen;
    const copies = shareScopeMap[scope]?.[pkgName] ?? {};
    const own = copies[shareInfo.version];
    if (!own || shareInfo.shareConfig.singleton || isComing(copies[version])) return chosen;
    // Of one version there is one line, in the name of whoever offered it.
    if (!isComing(own)) Object.assign(own, { get: shareInfo.get, from: shareInfo.from });
    return { ...chosen, resolver: () => ({ shared: own, useTreesShaking: false }) };
  },
};

const isComing = (copy: { loaded?: boolean; loading?: unknown } | undefined) =>
  Boolean(copy?.loaded || copy?.loading);
