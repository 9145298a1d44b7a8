import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './accounts.messages.en_US.ts'

export const useAccountWords = wordsFor<typeof en_US>('accounts')
