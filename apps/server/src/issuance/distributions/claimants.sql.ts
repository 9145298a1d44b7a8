import { sql } from 'kysely'
import { maybeOne, one, type Source } from '#platform/database/rows.ts'

export type Claimant = { readonly id: string; readonly number: bigint; readonly name: string | null }
const columns = sql`id, number, real_name as name`

/** Finds the customer with this number; sub-accounts are excluded. */
export const claimantOf = (source: Source, number: string): Promise<Claimant | undefined> =>
  maybeOne(source, sql<Claimant>`select ${columns} from customer where number::text = ${number} and parent_id is null`)

export const holderName = (source: Source, id: string): Promise<Claimant> =>
  one(source, sql<Claimant>`select ${columns} from customer where id = ${id}`)
