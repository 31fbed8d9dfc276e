// In the host's entry in development. A remote brings its own fast-refresh runtime, which looks for the renderer
// in this hook; the stand-in that react-refresh makes, where no React DevTools are, forgets what it was given.
const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const inject = hook.inject;
hook.inject = (renderer) => {
  const id = inject.call(hook, renderer);
  hook.renderers.set(id, renderer);
  return id;
};
