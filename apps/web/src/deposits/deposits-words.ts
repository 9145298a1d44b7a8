import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './deposits.messages.en_US.ts'

export const useDepositWords = wordsFor<typeof en_US>('deposits')
