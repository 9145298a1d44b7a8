import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './subscriptions.messages.en_US.ts'

export const useSubscriptionsWords = wordsFor<typeof en_US>('subscriptions')
