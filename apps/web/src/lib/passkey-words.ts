import type { en_US } from './passkeys.messages.en_US.ts'
import { wordsFor } from './words.tsx'

export const usePasskeyWords = wordsFor<typeof en_US>('passkeys')
