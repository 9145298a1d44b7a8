import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './sms.messages.en_US.ts'

export const useSmsWords = wordsFor<typeof en_US>('sms')
