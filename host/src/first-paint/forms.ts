type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsIn = (within: Element) => [...within.querySelectorAll<Field>('input, textarea')];
const formsIn = (within: Element) => [...within.querySelectorAll('form')];
const canBeTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Puts what was filled in on one page into the same fields of the other, as if it were typed there. */
export function fillIn(from: Element, to: Element) {
  const after = fieldsIn(to);
  for (const [index, old] of fieldsIn(from).entries()) {
    const field = after[index];
    if (field?.name !== old.name || field.type !== old.type) continue;
    if (canBeTicked(old) && canBeTicked(field)) tick(field, old);
    else if (old.value !== old.defaultValue) write(field, old.value);
  }
}

function tick(field: HTMLInputElement, old: HTMLInputElement) {
  if (old.checked !== old.defaultChecked && old.checked !== field.checked) field.click();
}

/** By the prototype's setter: the app's own would take the value for one that it has set itself. */
function write(field: Field, value: string) {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The caret stands, and what is marked is marked, where it was; fields for addresses keep theirs to themselves. */
export function keepCaret(from: Element | null, to: Element | null | undefined) {
  const fields = [from, to].filter((place) => place instanceof HTMLInputElement);
  const [old, field] = fields;
  if (!old || !field || old.selectionStart === null) return;
  field.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined);
}

/** Sends the forms that were sent before the app was there. */
export function sendForms(from: Element, to: Element) {
  const after = formsIn(to);
  for (const [index, form] of formsIn(from).entries())
    if ('sent' in form.dataset) after[index]?.requestSubmit();
}
