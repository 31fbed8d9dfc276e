import webpack from 'webpack';

/**
 * Lets the page see every script that a build is about to load: `vezneGate` (see runtime/script-guard.ts) adds the
 * file's hash from its manifest and refuses a file that the manifest does not list.
 */
export class ScriptGatePlugin {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('ScriptGate', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ScriptGate',
        (code) => `${code}\nif (self.vezneGate) self.vezneGate(script, url);`,
      );
    });
  }
}
