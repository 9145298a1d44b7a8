import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './cms.messages.en_US.ts'

export const useCmsWords = wordsFor<typeof en_US>('cms')
