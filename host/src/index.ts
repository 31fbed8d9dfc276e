// In four tasks: the start of the federation, of the page's remote, of what pages are drawn with and of the page; as one
// they would hold up a touch on a slow phone. The remote first: its files have come early, and while the page begins to
// be drawn nothing that waits for them gets its turn.
setTimeout(() => {
  import(/* webpackMode: "eager" */ './first-paint/remotes');
  setTimeout(() => {
    import(/* webpackMode: "eager" */ './App');
    setTimeout(() => import(/* webpackMode: "eager" */ './start'));
  });
});
