// In three tasks: the start of the federation, of what pages are drawn with and of the page; as one they would hold up
// a touch on a slow phone.
setTimeout(() => {
  import(/* webpackMode: "eager" */ './App');
  setTimeout(() => import(/* webpackMode: "eager" */ './start'));
});
