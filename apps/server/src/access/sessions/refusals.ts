import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const loginFailed = refuse('LOGIN_FAILED')
/** Refuses a factor that the account does not have, or a weak one if the settings require a strong one. */
export const loginFactorNotTaken = refuse('LOGIN_FACTOR_NOT_TAKEN')
export const loginTicketExpired = refuse('LOGIN_TICKET_EXPIRED')
