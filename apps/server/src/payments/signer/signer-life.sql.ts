import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import type { Deps } from '#platform/http/deps.ts'
import { one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Chain } from '#payments/chain/chain.ts'

/** The identity of the database: the server process, the database, and the ends of its chains. */
type DatabaseIdentity = {
  readonly clock: Date
  readonly server: string
  readonly journal: bigint
  readonly acts: bigint
}

const databaseIdentity = (tx: Tx): Promise<DatabaseIdentity> =>
  one(
    tx,
    sql<DatabaseIdentity>`
      select statement_timestamp() as clock, pg_postmaster_start_time()::text || ' ' || (select oid from pg_database where datname = current_database()) as server,
             (select seq from chain_head where chain = 'journal') as journal,
             (select seq from chain_head where chain = 'audit') as acts`,
  )

type Life = {
  /** Database time of the first read. */
  readonly since: Date
  /** The time of the first read by PostgreSQL's own clock. */
  readonly serverSince: Date
  readonly databaseIdentity: DatabaseIdentity
  /**
   * By host, the height after which no payment signed before `since` can be confirmed; undefined until every host has
   * responded.
   */
  readonly quietAfter: ReadonlyMap<string, bigint> | undefined
}

const isSame = (before: DatabaseIdentity, now: DatabaseIdentity): boolean =>
  before.server === now.server && before.journal <= now.journal && before.acts <= now.acts

/**
 * Opens a life: a period in which the database was neither replaced nor restored, so that the signer may rely on it. A
 * restored backup lacks signatures. With another database server, or one that lost journals, a new life begins (threat
 * RST-01).
 */
export function openLife({ inTx }: Pick<Deps, 'inTx'>, chain: Pick<Chain, 'lastValidHeights'>) {
  let life: Life | undefined
  return {
    /** Begins a life, or continues it. Runs before every run of the signer. */
    refresh: async (): Promise<void> => {
      const { value: now } = await inTx('job:sign-withdrawals')(async (tx) =>
        ok({ since: tx.now, databaseIdentity: await databaseIdentity(tx) }),
      )
      if (life === undefined || !isSame(life.databaseIdentity, now.databaseIdentity))
        life = { ...now, serverSince: now.databaseIdentity.clock, quietAfter: undefined }
      life = { ...life, databaseIdentity: now.databaseIdentity }
      // Read after the life began, so every signature of an earlier life has an older blockhash.
      if (life.quietAfter === undefined) life = { ...life, quietAfter: await chain.lastValidHeights() }
    },
    /** False if another database responds than at the last read. */
    holds: async (tx: Tx): Promise<boolean> =>
      life !== undefined && isSame(life.databaseIdentity, await databaseIdentity(tx)),
    since: (): Date | undefined => life?.since,
    serverSince: (): Date | undefined => life?.serverSince,
    /**
     * True if every responding host has finalized the height after which no payment signed before this life can be
     * confirmed. A silent host proves nothing about a payment, so people decide about it, but only after that height.
     */
    isPastOldSignatures: (heights: readonly { readonly host: string; readonly height: bigint }[]): boolean =>
      heights.length > 0 &&
      heights.every(({ host, height }) => {
        const after = life?.quietAfter?.get(host)
        return after !== undefined && height > after
      }),
  }
}
export type SignerLife = ReturnType<typeof openLife>
