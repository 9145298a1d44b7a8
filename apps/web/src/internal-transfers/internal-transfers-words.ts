import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './internal-transfers.messages.en_US.ts'

export const useInternalTransferWords = wordsFor<typeof en_US>('internalTransfers')
