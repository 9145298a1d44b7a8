import type { sentKinds } from '@tessera/contract/services/messages/messages.ts'
import { messageKinds } from '@tessera/domain/services/messages/kinds.ts'
import { isCodeMail, isGuestMail, isLinkMail, isOperatorMail, type MailKind } from '#services/mail/kinds.ts'

/** Returns the subject of an email of this kind, as the public check of its number shows it. */
export const sentKind = (kind: MailKind): (typeof sentKinds)[number] =>
  isCodeMail(kind)
    ? 'code'
    : isOperatorMail(kind)
      ? 'staff'
      : isGuestMail(kind)
        ? 'kyc'
        : isLinkMail(kind)
          ? 'funds'
          : messageKinds[kind].type
