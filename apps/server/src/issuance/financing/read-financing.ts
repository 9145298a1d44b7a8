import { financingFaults, type FinancingFault } from '@tessera/domain/issuance/financing/check.ts'
import { fiatScale } from '#issuance/products/products.sql.ts'
import type { Source } from '#platform/database/rows.ts'
import type { FinancingRow } from './applications.sql.ts'
import { type CapTableRow, capTablesOf, newestOf, type PaperRow, papersOf } from './data-room.sql.ts'

export type FinancingDetails = {
  readonly papers: readonly PaperRow[]
  readonly capTables: readonly CapTableRow[]
  readonly faults: readonly FinancingFault[]
}
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
export const financingNumber = (number: bigint): string => `FA-${number}`

/** Returns an application's data room and its faults under the current rules. */
export async function readFinancing(source: Source, row: FinancingRow, now: Date): Promise<FinancingDetails> {
  const papers = await papersOf(source, row.id)
  const capTables = await capTablesOf(source, row.id)
  const { currency } = row.offer
  const faults = financingFaults({
    precheck: row.precheck,
    offer: row.offer,
    uses: row.uses,
    people: row.people,
    today: dayOf(now),
    scale: currency === null ? undefined : await fiatScale(source, currency),
    passed: row.checked?.passed === true,
    documents: newestOf(papers).map(({ kind, issued_on: issuedOn }) => ({ kind, issuedOn })),
    hasCapTable: capTables.length > 0,
    feesAccepted: row.fee_ppm !== null,
  })
  return { papers, capTables, faults }
}
