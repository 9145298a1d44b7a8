import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './kyc.messages.en_US.ts'

export const useKycWords = wordsFor<typeof en_US>('kyc')
