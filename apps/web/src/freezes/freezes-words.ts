import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './freezes.messages.en_US.ts'

export const useFreezeWords = wordsFor<typeof en_US>('freezes')
