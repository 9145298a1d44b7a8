import { wordsFor } from '../lib/words.tsx'
import type { en_US } from './invitations.messages.en_US.ts'

export const useInvitationWords = wordsFor<typeof en_US>('invitations')
