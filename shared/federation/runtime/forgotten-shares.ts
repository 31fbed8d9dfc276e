import type { registerGlobalPlugins } from '@module-federation/enhanced/runtime';

type Plugin = Parameters<typeof registerGlobalPlugins>[0][number];

/**
 * The federation runtime keeps the promise of a shared module for good, a rejected one too: whoever asks again gets the
 * old failure, and no file is fetched. This forgets it, so that the next one to ask fetches the file.
 */
export const forgetFailedShares: Plugin = {
  name: 'forget-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const share of Object.values(scope[pkgName] ?? {})) if (!share.loaded) share.loading = null;
  },
};
