import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './api-keys.messages.en_US.ts'

export const useApiKeyWords = wordsFor<typeof en_US>('apiKeys')
