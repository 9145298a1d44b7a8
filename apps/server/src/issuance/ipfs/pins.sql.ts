import type { PinError } from '@tessera/domain/issuance/ipfs/publication.ts'
import { sql } from 'kysely'
import { changed, many } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type DuePin = {
  readonly id: string
  readonly cid: string
  readonly kind: string
  readonly request_id: string | null
  readonly requested_at: Date | null
  readonly failures: number
  readonly product_id: string | null
  readonly version: number | null
  readonly languages: readonly string[] | null
}

const BATCH_SIZE = 10
/** The time in seconds after which a pin is claimed again if the node that claimed it died. */
const CLAIM_SECONDS = 120

/** Claims pins that are due, so that no other node requests them at the same time. */
export const claimDuePins = (tx: Tx): Promise<DuePin[]> =>
  many(
    tx,
    sql<DuePin>`
      update ipfs_pin pin set next_at = ${tx.now}::timestamptz + make_interval(secs => ${CLAIM_SECONDS}::int)
        from ipfs_publication p left join product_document d on d.id = p.document_id
       where p.id = pin.publication_id
         and pin.publication_id in (select publication_id from ipfs_pin where next_at <= ${tx.now}
                                       and publication_id not in (select id from ipfs_publication where withdrawn_at is not null)
                                     order by next_at limit ${BATCH_SIZE} for update skip locked)
      returning p.id, p.cid, p.kind, pin.request_id, pin.requested_at, pin.failures, d.product_id, p.product_version as version, d.languages`,
  )

type PinRequest = { readonly requestId: string; readonly requestedAt: Date }
export type PinOutcome =
  | { readonly state: 'pinned'; readonly requestId: string }
  | (PinRequest & { readonly state: 'queued' | 'pinning'; readonly afterSeconds: number })
  | {
      readonly state: 'failed'
      readonly error: PinError
      /** The running request at the service; undefined if a new request is needed. */
      readonly runningRequest: PinRequest | undefined
      readonly afterSeconds: number
    }

/** Stores the result of a pin. A running request keeps its state if the response was unreadable. */
export function savePin(tx: Tx, id: string, outcome: PinOutcome): Promise<bigint> {
  if (outcome.state === 'pinned')
    return changed(
      tx,
      sql`update ipfs_pin set state = 'pinned', request_id = ${outcome.requestId}, requested_at = coalesce(requested_at, ${tx.now}),
                 error = null, next_at = null, pinned_at = ${tx.now} where publication_id = ${id} and state <> 'pinned'`,
    )
  const next = sql`${tx.now}::timestamptz + make_interval(secs => ${outcome.afterSeconds}::int)`
  if (outcome.state !== 'failed')
    return changed(
      tx,
      sql`update ipfs_pin set state = ${outcome.state}, request_id = ${outcome.requestId}, requested_at = ${outcome.requestedAt},
                 error = null, next_at = ${next} where publication_id = ${id} and state <> 'pinned'`,
    )
  const { runningRequest, error } = outcome
  return changed(
    tx,
    sql`update ipfs_pin set state = case when ${runningRequest !== undefined}::boolean then state else 'failed' end,
               request_id = ${runningRequest?.requestId ?? null}, requested_at = ${runningRequest?.requestedAt ?? null},
               failures = failures + 1, error = ${error}, next_at = ${next} where publication_id = ${id} and state <> 'pinned'`,
  )
}
