import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { FIAT_OPEN_ORDERS } from '@tessera/domain/payments/fiat-orders/terms.ts'

export const fiatUnsupported = refuse('FIAT_UNSUPPORTED', { field: 'fiat' })
export const fiatOrderTooManyOpen = refuse('FIAT_ORDER_TOO_MANY_OPEN', { params: { max: FIAT_OPEN_ORDERS } })
export const fiatOrderWrongStatus = refuse('FIAT_ORDER_WRONG_STATUS')
export const fiatOrderPaymentFound = refuse('FIAT_ORDER_PAYMENT_FOUND')
export const fiatProofUnknown = refuse('FIAT_PROOF_UNKNOWN', { field: 'proof' })
