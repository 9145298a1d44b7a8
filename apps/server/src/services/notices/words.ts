import type { MessageKind } from '@tessera/domain/services/messages/kinds.ts'

/** Title and body of every kind, in one language. */
export type MessageWords = Readonly<Record<MessageKind, { readonly title: string; readonly body: string }>>
