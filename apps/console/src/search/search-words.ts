import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './search.messages.en_US.ts'

export const useSearchWords = wordsFor<typeof en_US>('search')
