import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './approvals.messages.en_US.ts'

export const useApprovalsWords = wordsFor<typeof en_US>('approvals')
