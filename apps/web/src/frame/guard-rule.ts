import type { RouteRow } from './route-row.ts'

/** Specification §4: logged in, not logged in, or not known because the user's info is not loaded yet. */
export type LoginState = 'in' | 'out' | 'unknown'
export type Passage = 'show' | 'wait' | 'to-login' | 'to-kyc' | 'onward'

/** Decides whether this reader may see a screen now, and where they are redirected otherwise. */
export function screenAccess(
  row: Pick<RouteRow, 'login' | 'kyc' | 'visitor'>,
  login: LoginState,
  approved: boolean,
): Passage {
  if (row.visitor === true) return login === 'out' ? 'show' : login === 'in' ? 'onward' : 'wait'
  if (row.login === undefined) return 'show'
  if (login === 'unknown') return 'wait'
  if (login === 'out') return 'to-login'
  return row.kyc === true && !approved ? 'to-kyc' : 'show'
}
