import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const wrongStatus = refuse('FIAT_ORDER_WRONG_STATUS')
