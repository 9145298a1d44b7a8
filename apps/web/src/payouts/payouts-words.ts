import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './payouts.messages.en_US.ts'

export const usePayoutWords = wordsFor<typeof en_US>('payouts')
