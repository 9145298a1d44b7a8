import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './withdrawals.messages.en_US.ts'

export const useWithdrawalWords = wordsFor<typeof en_US>('withdrawals')
