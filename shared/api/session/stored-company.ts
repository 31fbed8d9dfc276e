/**
 * Whether somebody seems to be signed in in this browser, for links of pages that need no session: both tokens are
 * there. That they are still good is seen where they lead.
 */
export function seemsSignedIn(): boolean {
  try {
    return ['accessToken', 'refreshToken'].every((key) => localStorage.getItem(key));
  } catch {
    return false;
  }
}

/**
 * Id of the company that the stored sign-in speaks for, or null. A module of its own, so that a page's first script
 * can ask before the rest of this package is here. It only chooses between versions; the server trusts nothing of it.
 */
export function storedCompanyId(): string | null {
  try {
    const [, payload = ''] = (localStorage.getItem('accessToken') ?? '').split('.');
    const { company } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof company === 'string' ? company : null;
  } catch {
    return null;
  }
}
