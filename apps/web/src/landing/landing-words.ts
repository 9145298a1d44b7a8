import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './landing.messages.en_US.ts'

export const useLandingWords = wordsFor<typeof en_US>('landing')
