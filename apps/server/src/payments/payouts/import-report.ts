import type { ReplyOf, InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { payoutsReview } from '@tessera/contract/payments/payouts/payouts-review.ts'
import type { ReportEffect } from '@tessera/contract/payments/payouts/status-reports.ts'
import { formatAmount, minus } from '@tessera/domain/books/money/amount.ts'
import { bankStatementEncodingUnknown, READABLE_ENCODINGS } from '@tessera/domain/payments/fiat-orders/refusals.ts'
import { latestDayIn } from '@tessera/domain/payments/fiat-orders/statement-faults.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import {
  type CompareRefusal,
  type PaymentState,
  readStatusReport,
  type ReportRefusal,
  statesIn,
  type StatusReport,
} from '@tessera/domain/payments/payouts/status-report.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { OperatorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { sha256 } from '#platform/random/random.ts'
import { xmlText } from '#platform/text/file-text.ts'
import type { Source } from '#platform/database/rows.ts'
import { instructionsIn, lineWaits as lineWaitsForInstruction } from '#payments/instructions/instructions.sql.ts'
import { instructionNumber } from '#payments/instructions/view.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type BatchRow, findBatch, payoutsIn } from './batches.sql.ts'
import { payingAccountById } from './paying-account.sql.ts'
import { batchNumber, payoutNumber } from './payout-view.ts'
import { lineWaits } from './payouts.sql.ts'
import { paymentReportFileUnknown, paymentReportKnown, paymentReportOtherFile } from './refusals.ts'
import { earlierReport, insertReport } from './reports.sql.ts'

type Upload = InputOf<typeof payoutsReview.importReport>
type Preview = ReplyOf<typeof payoutsReview.previewReport>
type OfFile = 'NOT_FOUND' | 'PAYMENT_REPORT_FILE_UNKNOWN' | 'PAYMENT_REPORT_OTHER_FILE' | 'PAYMENT_REPORT_KNOWN'
type Refused = ReportRefusal | CompareRefusal | OfFile

/** Reads a report exactly as its import would, and stores nothing. */
export const previewReport = (call: OperatorCall, upload: Upload): Promise<Outcome<Preview, Refused>> =>
  call.inTx(async (tx) => {
    const read = await readReport(tx, upload)
    return read.ok ? ok(previewOf(read.value)) : read
  })

/**
 * Stores the statuses of a report. No money moves: a rejected payment then waits for two people, who end it as unpaid.
 * A debit that the bank reports later is treated like one for any ended payment (threat WDR-13).
 */
export const importReport = (
  { random }: Pick<Deps, 'random'>,
  call: OperatorCall,
  upload: Upload,
): Promise<Outcome<Preview, Refused>> =>
  call.inTx(async (tx) => {
    const read = await readReport(tx, upload)
    if (!read.ok) return read
    const { batch, report, states, hash } = read.value
    const { messageId, createdAt, state, reason } = report
    const id = random.uuid()
    const added = await insertReport(
      tx,
      {
        id,
        batchId: batch.id,
        messageId,
        createdAt,
        sha256: hash,
        state,
        reason,
        uploadedBy: call.operator.operatorId,
      },
      states,
    )
    // Another import of the same report finished first, and its row is visible now.
    const again = added ? read : await readReport(tx, upload)
    if (!again.ok) return again
    assert(added, `report ${messageId} is known, although no earlier import was found`)
    await recordAct(tx, {
      action: 'payouts.import_report',
      target: { type: 'payout_batch', id: batch.id },
      after: { report: messageId, sha256: hash, states: states.length, rejected: rejectedOf(states) },
      ip: call.ip,
    })
    return ok(previewOf(read.value))
  })

const rejectedOf = (states: readonly PaymentState[]): string[] =>
  states.filter(({ state }) => state === 'RJCT').map(({ reference }) => reference)

type Payment = {
  readonly reference: string
  readonly number: string
  readonly name: string
  readonly amount: string
  readonly isSent: boolean
  readonly isPaid: boolean
  readonly lineWaits: boolean
}
type Read = {
  readonly batch: BatchRow
  readonly report: StatusReport
  readonly payments: readonly Payment[]
  readonly states: readonly PaymentState[]
  readonly hash: string
}

/** Reads the file, and compares it with the batch to which it must belong. Takes no locks, because it moves nothing. */
async function readReport(tx: Tx, { id, file }: Upload): Promise<Outcome<Read, Refused>> {
  const batch = await findBatch(tx, id)
  if (batch === undefined) return refuse('NOT_FOUND')
  const bytes = Buffer.from(file, 'base64')
  const ours = await payingAccountById(tx, batch.bank_account_id)
  assert(ours, `the account ${batch.bank_account_id} of payment file ${id} does not exist`)
  const text = xmlText(bytes)
  if (text === undefined) return bankStatementEncodingUnknown(READABLE_ENCODINGS)
  const read = readStatusReport(text, latestDayIn(ours.time_zone, tx.now))
  if (!read.ok) return read
  const report = read.value
  const named = await batchNamed(tx, report.fileId)
  if (named === undefined) return paymentReportFileUnknown(report.fileId)
  if (named.id !== batch.id)
    return paymentReportOtherFile({ number: batchNumber(named.made_at, named.number), bank: named.bank })
  const hash = sha256(bytes)
  const earlier = await earlierReport(tx, { batchId: batch.id, messageId: report.messageId, sha256: hash })
  if (earlier !== undefined) {
    const time = `${earlier.at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
    return paymentReportKnown({ name: earlier.name, time })
  }
  const payments = await paymentsIn(tx, batch)
  const states = statesIn(report, {
    payments,
    total: formatAmount(batch.total, batch.scale),
    currency: batch.coin,
    account: ours.account_number,
  })
  return states.ok ? ok({ batch, report, payments, states: states.value, hash }) : states
}

/** Returns the batch with the id of a payment file, which is the batch's id without dashes. */
const batchNamed = async (source: Source, fileId: string): Promise<BatchRow | undefined> =>
  /^[0-9a-f]{32}$/u.test(fileId)
    ? findBatch(source, fileId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5'))
    : undefined

async function paymentsIn(tx: Tx, { id, scale }: BatchRow): Promise<Payment[]> {
  const all: Payment[] = []
  for (const p of await payoutsIn(tx, id))
    all.push({
      reference: p.reference,
      number: payoutNumber(p),
      name: p.account_name,
      amount: formatAmount(minus(p.amount, p.fee), scale),
      isSent: p.status === 'sent',
      isPaid: p.status === 'paid' || p.status === 'returned',
      lineWaits: await lineWaits(tx, p.id),
    })
  for (const i of await instructionsIn(tx, id))
    all.push({
      reference: i.reference,
      number: instructionNumber(i),
      name: i.account_name,
      amount: formatAmount(i.amount, scale),
      isSent: i.status === 'sent',
      isPaid: i.status === 'settled' || i.status === 'returned',
      lineWaits: await lineWaitsForInstruction(tx, i.id),
    })
  return all
}

/** Returns the effect of a status: only a rejection of a sent payment waits for two people. */
function effectOf(state: PaymentState['state'], { isSent, isPaid, lineWaits: waits }: Payment): ReportEffect {
  if (state !== 'RJCT') return 'recorded'
  if (isPaid) return 'paid_before'
  if (!isSent) return 'ended_before'
  return waits ? 'line_waits' : 'to_end'
}

function previewOf({ batch, report, payments, states }: Read): Preview {
  const byReference = new Map(payments.map((payment) => [payment.reference, payment]))
  return {
    batch: batchNumber(batch.made_at, batch.number),
    report: report.messageId,
    time: report.createdAt,
    state: report.state ?? null,
    reason: report.reason,
    rows: states.flatMap(({ reference, state, reason }) => {
      const payment = byReference.get(reference)
      if (payment === undefined) return []
      const { number, name, amount } = payment
      return [{ reference, number, name, amount, state, reason, effect: effectOf(state, payment) }]
    }),
    unreported: payments.length - states.length,
  }
}
