import type { MessageKind, Notice } from './kinds.ts'
import { messageKinds } from './kinds.ts'

/** Facts that name a subject, the most specific first. */
const names = ['number', 'order', 'product'] as const

/** Returns the subject of a message, such as `invest:AURB`; undefined if its facts name none. */
export function threadOf({ kind, params }: Notice): string | undefined {
  const facts = new Map<string, unknown>(Object.entries(params))
  const named = names.map((name) => facts.get(name)).find((value) => typeof value === 'string' && value !== '')
  return typeof named === 'string' ? `${messageKinds[kind].type}:${named}`.slice(0, 100) : undefined
}

/** Messages that change an agreement with their reader, or take money back. The reader must acknowledge them. */
const acknowledged: ReadonlySet<MessageKind> = new Set(['subscription_terms_changed', 'credit_reversed', 'kyc_revoked'])
export const mustAck = (kind: MessageKind): boolean => acknowledged.has(kind)
