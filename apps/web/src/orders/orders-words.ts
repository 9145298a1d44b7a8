import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './orders.messages.en_US.ts'

export const useOrderWords = wordsFor<typeof en_US>('orders')
