import { zh_CN as kit } from '@tessera/ui/kit.messages.zh_CN.ts'
import { zh_CN as cms } from '#office/cms/cms.messages.zh_CN.ts'
import { zh_CN as messages } from '#services/messages/messages.messages.zh_CN.ts'
import { zh_CN as shell } from './shell.messages.zh_CN.ts'

/** Chinese messages that every screen needs, in one chunk. */
export const frameMessages = { cms, kit, messages, shell }
