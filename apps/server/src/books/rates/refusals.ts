import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const rateFiatUnknown = refuse('RATE_FIAT_UNKNOWN', { field: 'fiat' })
