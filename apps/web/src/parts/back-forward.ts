import { sessionToken } from './session.ts'

/**
 * Reloads a page from the back/forward cache if the login has changed since. Otherwise it would show the name and
 * amounts of a person who has logged out.
 */
export function reloadForOtherLogin(): void {
  let token: string | undefined
  window.addEventListener('pagehide', () => {
    token = sessionToken()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && sessionToken() !== token) location.reload()
  })
}
