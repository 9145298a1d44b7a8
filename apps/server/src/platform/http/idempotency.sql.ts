import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { changed, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { InTx, Tx } from '#platform/database/tx.ts'

export type Key = { readonly owner: string; readonly scope: string; readonly key: string; readonly bodyHash: string }
type Saved = { body_hash: string; reply: unknown; at: Date }

/** Called when the response is that of an earlier request with the same key. */
export type OnHit = () => void

/**
 * Wraps a transaction so that it also writes the key's row: a crash leaves both or neither. The same key with the same
 * body gets the first response; with another body it is refused. A second request during the first waits for its row.
 */
export const idempotent =
  (inTx: InTx, key: Key, onHit: OnHit): InTx =>
  (body) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a saved reply has the form of the body's own
    inTx((async (tx: Parameters<typeof body>[0]) => {
      const fresh = await changed(
        tx,
        sql`insert into idempotency (owner, scope, key, body_hash, at) values (${key.owner}, ${key.scope}, ${key.key}, ${key.bodyHash}, ${tx.now})
            on conflict do nothing`,
      )
      if (fresh === 0n) {
        const saved = await one(
          tx,
          sql<Saved>`select body_hash, reply, at from idempotency where owner = ${key.owner} and scope = ${key.scope} and key = ${key.key}`,
        )
        if (saved.body_hash !== key.bodyHash) return refuse('IDEMPOTENCY_KEY_REUSED')
        onHit()
        return ok(saved.reply)
      }
      const outcome: Outcome<unknown> = await body(tx)
      if (outcome.ok) await saveReply(tx, key, outcome.value)
      return outcome
    }) as typeof body)

const saveReply = (tx: Parameters<Parameters<InTx>[0]>[0], key: Key, reply: unknown): Promise<bigint> =>
  changed(
    tx,
    sql`update idempotency set reply = ${JSON.stringify(reply)}::jsonb, ref_id = ${JSON.stringify(reply)}::jsonb ->> 'id'
         where owner = ${key.owner} and scope = ${key.scope} and key = ${key.key}`,
  )

type RequestKey = Omit<Key, 'bodyHash'>

/**
 * Returns the saved reply of a key, or undefined when no request ran under it. Waits for a running request with that
 * key, so that undefined is never the answer for a request that may still succeed.
 */
export async function savedReplyOf(tx: Tx, { owner, scope, key }: RequestKey): Promise<Saved | undefined> {
  const unused = await changed(
    tx,
    sql`insert into idempotency (owner, scope, key, body_hash, at) values (${owner}, ${scope}, ${key}, '', ${tx.now}) on conflict do nothing`,
  )
  if (unused === 0n) return findByKey(tx, { owner, scope, key })
  await changed(tx, sql`delete from idempotency where owner = ${owner} and scope = ${scope} and key = ${key}`)
  return undefined
}

/** Returns the reply saved under a key. */
export const findByKey = (source: Source, { owner, scope, key }: RequestKey): Promise<Saved | undefined> =>
  maybeOne(
    source,
    sql<Saved>`select body_hash, reply, at from idempotency where owner = ${owner} and scope = ${scope} and key = ${key}`,
  )

/**
 * For a row whose command continues after the transaction of its key: the last step's reply for the saved value of the
 * first. Returns undefined when the last step refused. Refuses while the last step has not ended.
 */
export type LastOutcome = (saved: unknown) => Promise<Outcome<{ readonly reply: unknown } | undefined, 'SERVER_BUSY'>>
