import { focusWhenLost } from '@vezne/records';

/** Gives the focus to what stands beside the pressed notification once that goes from its place, else to the list. */
export function focusBeside(body: HTMLElement | null): void {
  const items = [...(body?.querySelectorAll('li') ?? [])];
  const at = items.findIndex(
    (item) => item.contains(document.activeElement) || item.querySelector('[data-popup-open]') !== null,
  );
  const beside = at === -1 ? [] : [items[at + 1], items[at - 1]];
  focusWhenLost(() => {
    const item = beside.find((one) => one?.isConnected);
    return item?.querySelector<HTMLElement>('a, button') ?? body;
  });
}
