// In four tasks: the start of the federation, of the page's remote, of what pages are drawn with and of the page; as one
// they would hold up a touch on a slow phone. The remote first: its files have come early, and while the page begins to
// be drawn nothing that waits for them gets its turn.
const parts = [
  () => import(/* webpackMode: "eager" */ './first-paint/remotes'),
  () => import(/* webpackMode: "eager" */ './App'),
  () => import(/* webpackMode: "eager" */ './start'),
];

function begin([part, ...rest]: typeof parts) {
  if (!part) return;
  setTimeout(() =>
    part().then(
      () => begin(rest),
      (error: unknown) => {
        console.error('The page could not begin', error);
        window.vezneLost?.(error);
      },
    ),
  );
}
begin(parts);
