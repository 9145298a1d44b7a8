import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './transfers.messages.en_US.ts'

export const useTransferWords = wordsFor<typeof en_US>('transfers')
