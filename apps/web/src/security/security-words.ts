import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './security.messages.en_US.ts'

export const useSecurityWords = wordsFor<typeof en_US>('security')
