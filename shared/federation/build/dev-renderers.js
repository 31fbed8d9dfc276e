// First in the host's entry in development. The stand-in for React's developer tools that fast refresh puts up
// forgets the renderer, so that an update of a remote would arrive and nothing be drawn again.

/** @typedef {{ inject: (renderer: object) => number; renderers?: Map<number, object> }} DevToolsHook */

/** @type {Window & { __REACT_DEVTOOLS_GLOBAL_HOOK__?: DevToolsHook }} */
const page = window;
const hook = page.__REACT_DEVTOOLS_GLOBAL_HOOK__;
if (hook && !hook.renderers?.size) {
  const { inject } = hook;
  const renderers = new Map();
  hook.renderers = renderers;
  hook.inject = (renderer) => {
    const id = inject.call(hook, renderer);
    renderers.set(id, renderer);
    return id;
  };
}

export {};
