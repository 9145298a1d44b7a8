import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './site.messages.en_US.ts'

export const useSiteWords = wordsFor<typeof en_US>('site')
