import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './reconciliation.messages.en_US.ts'

export const useReconciliationWords = wordsFor<typeof en_US>('reconciliation')
