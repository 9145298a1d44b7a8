import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './sessions.messages.en_US.ts'

export const useSessionWords = wordsFor<typeof en_US>('sessions')
