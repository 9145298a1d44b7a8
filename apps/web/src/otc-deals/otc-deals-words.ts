import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './otc-deals.messages.en_US.ts'

export const useOtcDealWords = wordsFor<typeof en_US>('otcDeals')
