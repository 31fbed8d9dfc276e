const KEY = 'rememberedEmail';

/** The address that 'Beni hatırla' kept; nothing else of a sign-in is ever remembered. */
export function rememberedEmail(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the address for the next visit, or forgets the kept one. */
export function rememberEmail(email: string | null): void {
  try {
    if (email === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, email);
  } catch {
    // Storage may be switched off: the address is typed again next time.
  }
}
