import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { MAX_PAYMENT_METHODS } from '@tessera/domain/desk/payment-methods/method.ts'

export const paymentMethodQrUnknown = refuse('PAYMENT_METHOD_QR_UNKNOWN', { field: 'qr' })
export const paymentMethodsFull = refuse('PAYMENT_METHODS_FULL', { params: { max: MAX_PAYMENT_METHODS } })
