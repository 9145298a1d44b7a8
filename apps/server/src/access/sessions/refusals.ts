import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const loginFailed = refuse('LOGIN_FAILED')
/** A login takes a factor of its account, and a strong one if the settings ask for that. */
export const loginFactorNotTaken = refuse('LOGIN_FACTOR_NOT_TAKEN')
export const loginTicketExpired = refuse('LOGIN_TICKET_EXPIRED')
