import type {
  CapTableSummary,
  FinancingAccess,
  FinancingOffered,
  FinancingPaper,
  FinancingQuestion,
  FinancingStepTaken,
} from '@tessera/contract/issuance/financing/financing-shapes.ts'
import { capTableGist, readCapTable } from '@tessera/contract/issuance/financing/ocf.ts'
import { amount, formatAmount, parseAmount, times, ZERO } from '@tessera/domain/books/money/amount.ts'
import type { z } from 'zod'
import type { Source } from '#platform/database/rows.ts'
import { fiatScale } from '#issuance/products/products.sql.ts'
import type { AccessRow, CapTableRow, PaperRow } from './data-room.sql.ts'
import type { HistoryRow, QuestionRow, Terms, TermsRow } from './review-records.sql.ts'

/** Returns price times units, in decimals of the currency; empty if a figure is missing. */
export async function amountText(
  source: Source,
  { currency, unitPrice, units }: Pick<Terms, 'currency' | 'unitPrice' | 'units'>,
): Promise<string> {
  const scale = (await fiatScale(source, currency)) ?? 0
  const price = parseAmount(unitPrice, scale) ?? ZERO
  return formatAmount(amount(times(price, BigInt(units))), scale)
}

export const paperView = (paper: PaperRow): z.input<typeof FinancingPaper> => ({
  kind: paper.kind,
  version: paper.version,
  uploadId: paper.upload_id,
  name: paper.name,
  mediaType: paper.media_type,
  sha256: paper.sha256,
  issuedOn: paper.issued_on,
  addedAt: paper.added_at.toISOString(),
  sent: paper.sent_at !== null,
})
export const capTableView = (row: CapTableRow): z.input<typeof CapTableSummary> => ({
  version: row.version,
  sha256: row.sha256,
  addedAt: row.added_at.toISOString(),
  sent: row.sent_at !== null,
  ...capTableGist(readCapTable(JSON.stringify(row.content)).table),
})
export const questionView = (row: QuestionRow): z.input<typeof FinancingQuestion> => ({
  id: row.id,
  text: row.text,
  by: row.by_name,
  at: row.at.toISOString(),
  answer: row.answer,
  answeredAt: row.answered_at?.toISOString() ?? null,
})
export const accessView = (row: AccessRow): z.input<typeof FinancingAccess> => ({
  what: row.kind,
  version: row.version,
  by: row.by_name,
  reason: row.reason,
  at: row.at.toISOString(),
})
export const stepView = (row: HistoryRow): z.input<typeof FinancingStepTaken> => ({
  from: row.from_state,
  to: row.to_state,
  at: row.at.toISOString(),
  by: row.by_name,
})
export const termsView = async (source: Source, row: TermsRow): Promise<z.input<typeof FinancingOffered>> => ({
  id: row.id,
  n: row.n,
  terms: row.content,
  amount: await amountText(source, row.content),
  hash: row.content_hash,
  offeredAt: row.offered_at.toISOString(),
  answer: row.answer,
  answeredAt: row.answered_at?.toISOString() ?? null,
})
