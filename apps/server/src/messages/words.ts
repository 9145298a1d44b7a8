import type { MessageKind } from '@tessera/domain/messages/kinds.ts'

/** Title and body of every kind, in one language. */
export type MessageWords = Readonly<Record<MessageKind, { readonly title: string; readonly body: string }>>
