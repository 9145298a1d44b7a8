import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './settings.messages.en_US.ts'

export const useSettingsWords = wordsFor<typeof en_US>('settings')
