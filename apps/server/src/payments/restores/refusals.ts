import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const paymentNotAgreed = refuse('PAYMENT_NOT_AGREED')
