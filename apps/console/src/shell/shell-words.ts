import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './shell.messages.en_US.ts'

export const useShellWords = wordsFor<typeof en_US>('shell')
