// First in the host's entry in development. The stand-in for React's developer tools that fast refresh puts up
// forgets the renderer, so that an update of a remote would arrive and nothing be drawn again.
const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__;
if (hook && !hook.renderers?.size) {
  const { inject } = hook;
  hook.renderers = new Map();
  hook.inject = (renderer) => {
    const id = inject.call(hook, renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}
