import type { PaymentTexts } from '@tessera/domain/payments/bank-accounts/payment-texts.ts'
import { addressLine } from '@tessera/domain/payments/bank-accounts/postal-address.ts'

/** The texts of the payment file that people compare; nothing for payments without them. */
export const textsSeen = (texts: PaymentTexts | null) => ({
  ...(texts !== null && { paymentName: texts.name }),
  ...(texts?.address && { paymentAddress: addressLine(texts.address) }),
})
