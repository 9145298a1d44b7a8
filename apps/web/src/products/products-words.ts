import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './products.messages.en_US.ts'

export const useProductWords = wordsFor<typeof en_US>('products')
