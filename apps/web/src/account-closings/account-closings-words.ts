import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './account-closings.messages.en_US.ts'

export const useClosingWords = wordsFor<typeof en_US>('accountClosings')
