import { refuse } from '@tessera/domain/outcome.ts'

export const wrongStatus = refuse('FIAT_ORDER_WRONG_STATUS')
