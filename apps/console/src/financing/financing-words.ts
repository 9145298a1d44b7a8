import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './financing.messages.en_US.ts'

export const useFinancingWords = wordsFor<typeof en_US>('financing')
