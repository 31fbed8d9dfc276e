import type { KeyboardEvent } from 'react';

/** Ctrl+Enter, ⌘+Enter on a Mac, saves from any field of a form, as a press of its button does. */
export function saveByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const { currentTarget: form, key, ctrlKey, metaKey, defaultPrevented } = event;
  if (key !== 'Enter' || defaultPrevented || !(ctrlKey || metaKey)) return;
  event.preventDefault();
  form.querySelector<HTMLElement>('[type="submit"]')?.click();
}
