import { en_US as kit } from '@tessera/ui/kit.messages.en_US.ts'
import { en_US as cms } from '#office/cms/cms.messages.en_US.ts'
import { en_US as messages } from '#services/messages/messages.messages.en_US.ts'
import { en_US as shell } from './shell.messages.en_US.ts'

/** English messages that every screen needs, in one chunk. */
export const frameMessages = { cms, kit, messages, shell }
