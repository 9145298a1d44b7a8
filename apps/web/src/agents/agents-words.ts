import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './agents.messages.en_US.ts'

export const useAgentWords = wordsFor<typeof en_US>('agents')
