import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './bank-accounts.messages.en_US.ts'

export const useBankAccountWords = wordsFor<typeof en_US>('bankAccounts')
