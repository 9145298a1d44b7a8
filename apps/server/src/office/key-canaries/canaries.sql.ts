import { sql } from 'kysely'
import { changed, maybeOne, one, type Source } from '#platform/database/rows.ts'

export const keyNames = ['SECRET_KEY', 'CHAIN_MASTER_SEED'] as const
export type KeyName = (typeof keyNames)[number]

export const findCanary = async (source: Source, key: KeyName): Promise<string | undefined> =>
  (await maybeOne(source, sql<{ sealed: string }>`select sealed from key_canary where key = ${key}`))?.sealed

/** Stores the canary unless another node did so first. Returns the stored canary. */
export async function makeCanary(source: Source, key: KeyName, sealed: string): Promise<string> {
  await changed(source, sql`insert into key_canary (key, sealed) values (${key}, ${sealed}) on conflict do nothing`)
  return (await one(source, sql<{ sealed: string }>`select sealed from key_canary where key = ${key}`)).sealed
}

/** Returns a secret that was encrypted before there were canaries; undefined in a database without operators. */
export const secretBeforeCanaries = async (source: Source): Promise<string | undefined> =>
  (
    await maybeOne(
      source,
      sql<{ sealed: string }>`
        select totp_secret_sealed as sealed from operator where totp_secret_sealed <> '' order by created_at limit 1`,
    )
  )?.sealed
