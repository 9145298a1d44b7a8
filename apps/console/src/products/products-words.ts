import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './products.messages.en_US.ts'

export const useProductsWords = wordsFor<typeof en_US>('products')
