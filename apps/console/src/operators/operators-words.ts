import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './operators.messages.en_US.ts'

export const useOperatorsWords = wordsFor<typeof en_US>('operators')
