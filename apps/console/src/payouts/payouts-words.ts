import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './payouts.messages.en_US.ts'

export const usePayoutsWords = wordsFor<typeof en_US>('payouts')
