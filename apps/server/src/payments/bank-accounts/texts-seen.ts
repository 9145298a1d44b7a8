import type { PaymentTexts } from '@tessera/domain/payments/bank-accounts/payment-texts.ts'
import { addressLine } from '@tessera/domain/payments/bank-accounts/postal-address.ts'

/** Returns the texts of the payment file for people to compare; empty for payments without them. */
export const textsSeen = (texts: PaymentTexts | null) => ({
  ...(texts !== null && { paymentName: texts.name }),
  ...(texts?.address && { paymentAddress: addressLine(texts.address) }),
})
