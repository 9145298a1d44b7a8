import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './live.messages.en_US.ts'

export const useLiveWords = wordsFor<typeof en_US>('live')
