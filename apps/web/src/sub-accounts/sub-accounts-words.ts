import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './sub-accounts.messages.en_US.ts'

export const useSubAccountWords = wordsFor<typeof en_US>('subAccounts')
