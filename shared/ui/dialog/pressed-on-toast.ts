/** Did the press that would close a dialog land on a toast? Closing a message must not close the form under it. */
export const pressedOnToast = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest('.Toastify') !== null;
