import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './fiat-orders.messages.en_US.ts'

export const useFiatOrderWords = wordsFor<typeof en_US>('fiatOrders')
