import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './payment-methods.messages.en_US.ts'

export const usePaymentMethodWords = wordsFor<typeof en_US>('paymentMethods')
