import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './otc-ads.messages.en_US.ts'

export const useOtcAdWords = wordsFor<typeof en_US>('otcAds')
