import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const brokerCompanyOnly = refuse('BROKER_COMPANY_ONLY')
export const brokerAppliedAlready = refuse('BROKER_APPLIED_ALREADY')
export const brokerFileUnknown = (field: string) => refuse('BROKER_FILE_UNKNOWN', { field })
export const brokerCodeUnknown = refuse('BROKER_CODE_UNKNOWN', { field: 'code' })
export const brokerSelf = refuse('BROKER_SELF', { field: 'code' })
export const brokerNotActive = refuse('BROKER_NOT_ACTIVE')
export const brokerPowerGiven = refuse('BROKER_POWER_GIVEN', { field: 'subAccountId' })
