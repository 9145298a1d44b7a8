import type { TieKind } from '@tessera/domain/trading/markets/connections.ts'
import { sql } from 'kysely'
import { changed } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

type NewTie = { readonly customer: string; readonly kind: TieKind; readonly value: string }

/**
 * Records an attribute that customers may share, by which connected customers are found. Triggers record the attributes
 * of sessions, addresses and documents.
 */
export const noteTie = (tx: Tx, { customer, kind, value }: NewTie): Promise<bigint> =>
  changed(tx, sql`select note_tie(${customer}, ${kind}, ${value}, ${tx.now})`)
