import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './audit.messages.en_US.ts'

export const useAuditWords = wordsFor<typeof en_US>('audit')
