export const SESSION_TOKEN = 'tessera.token'

/**
 * Marks the page if there is a session token, because the server renders for a visitor; this hides the login buttons.
 * Call it before the first paint.
 */
export function expectSession(): void {
  try {
    if (localStorage.getItem(SESSION_TOKEN) !== null) document.documentElement.dataset['session'] = 'expected'
  } catch {
    // Access throws if the browser blocks site data; nobody is logged in then.
  }
}

/** Removes the mark once the header knows the login state. */
export const sessionIsKnown = (): void => {
  delete document.documentElement.dataset['session']
}
