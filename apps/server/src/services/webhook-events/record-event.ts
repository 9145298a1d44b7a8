import type { Notice } from '@tessera/domain/services/messages/kinds.ts'
import { eventOfNotice, type WebhookEvent } from '@tessera/domain/profile/webhooks/events.ts'
import { idAt } from '#platform/random/random.ts'
import type { Tx } from '#platform/database/tx.ts'
import { insertEvent } from './events.sql.ts'

type Fact = {
  readonly type: WebhookEvent
  /** The order, deposit or payment that the event is about. */
  readonly subjectId: string | undefined
  readonly data: Readonly<Record<string, unknown>>
}

/** Writes an event with a delivery for each endpoint that chose its type, in the caller's transaction. */
export async function recordEvent(tx: Tx, customerId: string, { type, subjectId, data }: Fact): Promise<void> {
  const event = { id: idAt(tx.now), customerId, type, subjectId: subjectId ?? null }
  await insertEvent(tx, { ...event, data: JSON.stringify({ id: subjectId, ...data }) })
}

/** Writes the event that belongs to a notice, if there is one. */
export async function recordNotice(tx: Tx, customerId: string, notice: Notice, subjectId?: string): Promise<void> {
  const type = eventOfNotice[notice.kind]
  if (type !== undefined) await recordEvent(tx, customerId, { type, subjectId, data: notice.params })
}
