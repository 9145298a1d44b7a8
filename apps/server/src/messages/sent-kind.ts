import type { sentKinds } from '@tessera/contract/messages.ts'
import { messageKinds } from '@tessera/domain/messages/kinds.ts'
import { isCodeMail, isGuestMail, isOperatorMail, type MailKind } from '../mail/kinds.ts'

/** What a mail of this kind was about, in the words of the public check of its number. */
export const sentKind = (kind: MailKind): (typeof sentKinds)[number] =>
  isCodeMail(kind) ? 'code' : isOperatorMail(kind) ? 'staff' : isGuestMail(kind) ? 'kyc' : messageKinds[kind].type
