import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './deposits.messages.en_US.ts'

export const useDepositsWords = wordsFor<typeof en_US>('deposits')
