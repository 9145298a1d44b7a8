import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './new-coins.messages.en_US.ts'

export const useNewCoinWords = wordsFor<typeof en_US>('newCoins')
