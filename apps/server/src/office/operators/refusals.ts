import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const operatorOwnAccount = refuse('OPERATOR_OWN_ACCOUNT')
export const operatorSignInWrong = refuse('OPERATOR_SIGN_IN_WRONG')
export const operatorLocked = (until: Date) => refuse('OPERATOR_LOCKED', { params: { until: until.toISOString() } })
export const operatorTicketOver = refuse('OPERATOR_TICKET_OVER')
export const operatorCodeWrong = refuse('OPERATOR_CODE_WRONG', { field: 'code' })
export const operatorPasswordNeeded = refuse('OPERATOR_PASSWORD_NEEDED', { field: 'newPassword' })
export const operatorPasswordWrong = refuse('OPERATOR_PASSWORD_WRONG', { field: 'password' })
export const operatorPasswordUnchanged = refuse('OPERATOR_PASSWORD_UNCHANGED', { field: 'newPassword' })
export const operatorEmailExists = refuse('OPERATOR_EMAIL_EXISTS', { field: 'email' })
export const operatorEmailReserved = refuse('OPERATOR_EMAIL_RESERVED', { field: 'email' })
export const operatorWrongStatus = refuse('OPERATOR_WRONG_STATUS')
export const operatorRoleUnknown = (role: string, roles: readonly string[]) =>
  refuse('OPERATOR_ROLE_UNKNOWN', { field: 'proposal.roles', params: { role, roles: roles.join(', ') } })
/** The refusal of a grant that would give one person both roles of a pair. */
export const operatorRolesApart = (role: string, other: string) =>
  refuse('OPERATOR_ROLES_APART', { field: 'proposal.roles', params: { role, other } })
export const operatorLastTwo = refuse('OPERATOR_LAST_TWO')
export const operatorLinkUnknown = refuse('OPERATOR_LINK_UNKNOWN')
export const operatorLinkReplaced = refuse('OPERATOR_LINK_REPLACED')
export const operatorLinkExpired = (until: Date) =>
  refuse('OPERATOR_LINK_EXPIRED', { params: { until: until.toISOString() } })
export const operatorLinkUsed = refuse('OPERATOR_LINK_USED')
export const operatorLinkElsewhere = refuse('OPERATOR_LINK_ELSEWHERE')
export const operatorLinkStep = refuse('OPERATOR_LINK_STEP')
