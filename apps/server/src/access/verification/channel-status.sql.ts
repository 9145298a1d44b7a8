import { sql } from 'kysely'
import { one, type Source } from '#platform/database/rows.ts'

/** Number of messages below which the status of a channel is unknown. */
const MIN_MESSAGES = 3

/**
 * Returns `delayed` if most codes of the last half hour were not delivered, leaving out the last minute. Undelivered
 * are emails that still wait, and texts or calls that wait, failed or were never reported as delivered.
 */
export async function channelStatus(source: Source, channel: 'email' | 'sms' | 'voice'): Promise<'ok' | 'delayed'> {
  const recent = sql`created_at between now() - interval '30 minutes' and now() - interval '1 minute'`
  const { sent, late } = await one(
    source,
    channel === 'email'
      ? sql<{ sent: number; late: number }>`
          select count(*)::int as sent, count(*) filter (where sent_at is null)::int as late from mail
           where ${recent} and (useless_at is null or useless_at > created_at)`
      : sql<{ sent: number; late: number }>`
          select count(*)::int as sent, count(*) filter (where status <> 'delivered')::int as late from sms
           where ${recent} and channel = ${channel} and status <> 'unsent'`,
  )
  return sent >= MIN_MESSAGES && late * 2 > sent ? 'delayed' : 'ok'
}
