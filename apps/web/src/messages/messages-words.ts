import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './messages.messages.en_US.ts'

export const useMessageWords = wordsFor<typeof en_US>('messages')
