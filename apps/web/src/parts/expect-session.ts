export const SESSION_TOKEN = 'tessera.token'

/** Call before the first paint: the server draws for a visitor, and who is signed in is not shown the way to sign in. */
export function expectSession(): void {
  try {
    if (localStorage.getItem(SESSION_TOKEN) !== null) document.documentElement.dataset['session'] = 'expected'
  } catch {
    // Access itself throws when the browser blocks site data: nobody is signed in here.
  }
}

/** The header knows by itself now. */
export const sessionIsKnown = (): void => {
  delete document.documentElement.dataset['session']
}
