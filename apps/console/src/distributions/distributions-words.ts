import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './distributions.messages.en_US.ts'

export const useDistributionsWords = wordsFor<typeof en_US>('distributions')
