import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const reconciliationPaymentOpen = refuse('RECONCILIATION_PAYMENT_OPEN')
