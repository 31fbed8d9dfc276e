/** A Turkish phone number as far as it is typed, with its country and in groups; other text stays as it is. */
export function phoneText(typed: string): string {
  const [, digits] = /^(?:\+?90|0)?([2-5]\d{0,9})$/.exec(typed.replace(/[\s()-]/g, '')) ?? [];
  if (!digits) return typed;
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)];
  return ['+90', ...groups].filter(Boolean).join(' ');
}
