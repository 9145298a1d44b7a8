import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './customers.messages.en_US.ts'

export const useCustomersWords = wordsFor<typeof en_US>('customers')
