import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './liabilities.messages.en_US.ts'

export const useLiabilityWords = wordsFor<typeof en_US>('liabilities')
