import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './trades.messages.en_US.ts'

export const useTradeWords = wordsFor<typeof en_US>('trades')
