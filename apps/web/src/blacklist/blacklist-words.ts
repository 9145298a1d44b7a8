import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './blacklist.messages.en_US.ts'

export const useBlacklistWords = wordsFor<typeof en_US>('blacklist')
