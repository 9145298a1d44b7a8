import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './companies.messages.en_US.ts'

export const useCompaniesWords = wordsFor<typeof en_US>('companies')
