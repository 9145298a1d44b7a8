import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './captcha.messages.en_US.ts'

export const useCaptchaWords = wordsFor<typeof en_US>('captcha')
