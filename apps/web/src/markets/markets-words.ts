import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './markets.messages.en_US.ts'

export const useMarketWords = wordsFor<typeof en_US>('markets')
