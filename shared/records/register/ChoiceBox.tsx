import { Checkbox, VisuallyHidden } from '@vezne/ui';
import type { ChangeEvent, MouseEvent } from 'react';
import type { Selection } from './useSelection';

type Props<Item> = {
  /** What it chooses, for assistive technology: "Seç: Kira". */
  label: string;
  items: readonly Item[];
  selection: Selection<Item>;
  tabIndex?: number;
};

/** Chooses one record, or all of a day or page; with Shift all from the last one to this. */
export function ChoiceBox<Item>({ label, items, selection, tabIndex }: Props<Item>) {
  const count = items.filter(selection.has).length;
  const isOn = count > 0 && count === items.length;
  const [only, ...others] = items;
  const change = ({ nativeEvent }: ChangeEvent) => {
    if (only !== undefined && others.length === 0) selection.toggle(only, withShift(nativeEvent));
    else selection.choose(items, !isOn);
  };
  return (
    <Checkbox
      data-choice=""
      checked={isOn}
      mixed={count > 0 && !isOn}
      disabled={items.length === 0}
      tabIndex={tabIndex}
      onChange={change}
      onMouseDown={keepText}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
    </Checkbox>
  );
}

// A change is told with the press or key that made it.
const withShift = (event: Event) => 'shiftKey' in event && event.shiftKey === true;

/** Shift would also mark the text between two presses. */
function keepText(event: MouseEvent) {
  if (event.shiftKey) event.preventDefault();
}
