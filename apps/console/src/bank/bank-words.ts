import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './bank.messages.en_US.ts'

export const useBankWords = wordsFor<typeof en_US>('bank')
