import type { FinancingApplication, FinancingState } from '@tessera/contract/issuance/financing/financing.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { diligencePercent } from '@tessera/domain/issuance/financing/checklist.ts'
import { isOneOf, openToIssuer } from '@tessera/domain/issuance/financing/machine.ts'
import type { z } from 'zod'
import { sentence } from '#platform/http/localized-text.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reasonTextAt } from '#platform/settings/reasons.sql.ts'
import { ratioText } from '#books/rates/price-text.ts'
import { listFiats } from '#books/rates/rates.sql.ts'
import { type FinancingRow, newestFinancing } from './applications.sql.ts'
import { declarationIn } from './declaration.ts'
import { editableItems } from './lock-for-edit.ts'
import { issuerOf, mayBegin } from './issuer.ts'
import { financingNumber, readFinancing } from './read-financing.ts'
import { accessesOf, newestOf } from './data-room.sql.ts'
import { asksOf, checksOf, historyOf, productOf, questionsOf, termsOf } from './review-records.sql.ts'
import { accessView, capTableView, paperView, questionView, stepView, termsView } from './view.ts'
import { feeNow } from './fee-now.ts'

type Reader = { readonly customerId: string; readonly locale: Locale }
type ApplicationView = z.input<typeof FinancingApplication>

/** Returns the customer's own application in the language of the reader. */
export async function applicationView(tx: Tx, { customerId, locale }: Reader): Promise<z.input<typeof FinancingState>> {
  const row = await newestFinancing(tx, customerId)
  const issuer = await issuerOf(tx, customerId)
  const ppm = await feeNow(tx)
  return {
    ...issuer,
    open: ppm !== undefined,
    application: row === undefined ? null : await viewOfRow(tx, row, locale),
    mayApply: issuer.who === 'company' && ppm !== undefined && mayBegin(row, tx.now),
    fee: ppm === undefined ? null : ratioText(ppm),
    currencies: (await listFiats(tx)).map(({ code }) => code),
    declaration: declarationIn(locale),
  }
}

async function viewOfRow(tx: Tx, row: FinancingRow, locale: Locale): Promise<ApplicationView> {
  const read = await readFinancing(tx, row, tx.now)
  const asks = await asksOf(tx, row.id)
  const editable = editableItems(row, asks)
  const [offered] = await termsOf(tx, row.id)
  const [capTable] = read.capTables
  const isReviewed = !isOneOf([...openToIssuer, 'submitted', 'screening'], row.status)
  return {
    id: row.id,
    number: financingNumber(row.number),
    status: row.status,
    version: row.version,
    precheck: row.precheck,
    checked: row.checked,
    offer: row.offer,
    uses: [...row.uses],
    people: [...row.people],
    fee: row.fee_ppm === null ? null : ratioText(row.fee_ppm),
    documents: newestOf(read.papers).map(paperView),
    capTable: capTable === undefined ? null : capTableView(capTable),
    missing:
      editable.length === 0
        ? []
        : read.faults.map(({ step, field, code, params }) => ({
            step,
            field,
            code,
            text: sentence(code, locale, params),
          })),
    editable: [...editable],
    requestedItems: asks
      .filter(({ answered_at: answered }) => answered === null)
      .map(({ item, customer_message: customerMessage, at }) => ({ item, customerMessage, at: at.toISOString() })),
    questions: (await questionsOf(tx, row.id)).map(questionView),
    accesses: (await accessesOf(tx, row.id)).map(accessView),
    history: (await historyOf(tx, row.id)).map(stepView),
    diligence: isReviewed && row.version > 0 ? diligencePercent((await checksOf(tx, row.id)).length) : null,
    offered: offered === undefined ? null : await termsView(tx, offered),
    declined: await declineView(tx, row, locale),
    product: (await productOf(tx, row.product_id)) ?? null,
    savedAt: row.saved_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString() ?? null,
  }
}

async function declineView(tx: Tx, row: FinancingRow, locale: Locale): Promise<ApplicationView['declined']> {
  const { reason_code: reason, customer_message: customerMessage, reapply_at: at } = row
  if (row.status !== 'declined' || reason === null) return null
  const text = await reasonTextAt(tx, 'financing', reason, row.decided_at)
  return { reason, text: text[locale], customerMessage, mayReapplyAt: at?.toISOString() ?? null }
}
