import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './guide.messages.en_US.ts'

export const useApiGuideWords = wordsFor<typeof en_US>('apiGuide')
