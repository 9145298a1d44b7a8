import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { payoutsReview } from '@tessera/contract/payments/payouts/payouts-review.ts'
import { samePerson } from '@tessera/domain/payments/fiat-orders/payer.ts'
import { minus, total } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { payoutDay } from '@tessera/domain/payments/payouts/expected-arrival.ts'
import { MAX_BATCH_SIZE, heldBack, type HeldBack } from '@tessera/domain/payments/payouts/export-policy.ts'
import {
  CURRENT_VERSION,
  type FileVersion,
  type PaymentFile,
  paymentFile,
} from '@tessera/domain/payments/payouts/payment-file.ts'
import { paymentName } from '@tessera/domain/payments/bank-accounts/payment-texts.ts'
import { leastReviewers } from '#payments/withdrawals/review-tier.ts'
import { approvedByOne, approvedByTwo } from '#services/approvals/approved-by-two.sql.ts'
import { instructedPayment, instructionsToPay } from '#payments/instructions/export-instructions.ts'
import {
  type InstructionRow,
  instructionsIn,
  lockApprovedInstructions,
  mustStep as stepInstruction,
  setBatch as setInstructionBatch,
} from '#payments/instructions/instructions.sql.ts'
import { INSTRUCTION_SEAL } from '#payments/instructions/seal.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { accountNumberCipher } from '#payments/bank-accounts/account-number.ts'
import { lockCustomerState } from '#access/customers/customer-state.sql.ts'
import { requireExitOpen } from '#payments/exits/gate.ts'
import type { OperatorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { sha256 } from '#platform/random/random.ts'
import type { Source } from '#platform/database/rows.ts'
import { type Seal, sealFor } from '#platform/secrets/seal.ts'
import type { Tx } from '#platform/database/tx.ts'
import { movePayouts } from '#payments/fiat-orders/account-settings.sql.ts'
import { isLeavingStopped } from '#platform/settings/running-stops.sql.ts'
import { type BatchRow, findBatch, insertBatch, type PayerTexts, payoutsIn } from './batches.sql.ts'
import { calendarOf, lockPayingAccount, type PayingAccount, payingAccountById } from './paying-account.sql.ts'
import { bankKnows, lockApproved, mustStep, type PayoutRow, setBatch, setHeldBack } from './payouts.sql.ts'
import { PAYOUT_SEAL, sealedContent } from './seal.ts'
import { requestCopyState, type CopyRefusal, refuseUncopied } from './audit-copy.ts'
import { batchView } from './payout-view.ts'

type ExportDeps = Pick<Deps, 'config' | 'db' | 'inTx' | 'log' | 'random'>
type Exported = ReplyOf<typeof payoutsReview.exportBatch>

/**
 * Exports all approved payouts and payment instructions of an account of the exchange in one file, each once. Exports
 * wait for the lock of our account, and a payment in a file is never in another one. A payment that may not leave now
 * remains approved, with a reason for people to check.
 */
export async function exportBatch(
  deps: ExportDeps,
  { inTx, operator, ip }: OperatorCall,
  bankAccount: string,
): Promise<Outcome<Exported, 'PAYOUT_FIAT_UNSUPPORTED' | 'EXIT_STOPPED' | CopyRefusal>> {
  const { config, random } = deps
  const since = await requestCopyState(deps)
  return inTx(async (tx) => {
    const agreed = await refuseUncopied(tx, config, since)
    if (!agreed.ok) return agreed
    const found = await lockPayingAccount(tx, bankAccount)
    if (!found.ok) return found
    const open = await requireExitOpen(tx)
    if (!open.ok) return open
    const ours = found.value
    await movePayouts(tx, ours.coin)
    const { writer, payouts: out, instructions, heldBack: heldBackCount } = await payableNow(tx, config, ours)
    const count = out.length + instructions.length
    if (count === 0) return ok({ batch: null, heldBack: heldBackCount })
    const id = random.uuid()
    const paysOn = payoutDay(calendarOf(ours), tx.now)
    const payerTexts = payerTextsOf(writer, ours)
    const file = fileOf(
      config,
      ours,
      { id, madeAt: tx.now, paysOn, writer, payerTexts },
      { payouts: out, instructions },
    )
    await insertBatch(tx, {
      id,
      bank_account_id: ours.id,
      coin: ours.coin,
      pays_on: paysOn,
      payouts: count,
      total: total([...out.map((p) => minus(p.amount, p.fee)), ...instructions.map((i) => i.amount)]),
      file_sha256: sha256(file),
      made_by: operator.operatorId,
      made_by_copied: null,
      writer,
      payer_texts: payerTexts,
    })
    await markExported(tx, id, { payouts: out, instructions })
    // Lists the exported payments in the audit log, whose copy is compared with a restored database.
    const after = {
      fiat: ours.coin,
      bankAccount,
      writer,
      payouts: count,
      sha256: sha256(file),
      ids: out.map((p) => p.id),
      instructions: instructions.map((i) => i.id),
    }
    await recordAct(tx, { action: 'payouts.export_batch', target: { type: 'payout_batch', id }, after, ip })
    const made = await findBatch(tx, id)
    assert(made, `batch ${id} was just inserted but cannot be read`)
    return ok({ batch: batchView(made), heldBack: heldBackCount })
  })
}

/** Returns the payments of the next file, and the number that is held back because it may not leave now. */
async function payableNow(tx: Tx, config: Deps['config'], ours: PayingAccount) {
  const waiting = await lockApproved(tx, ours.id, MAX_BATCH_SIZE)
  const instructed = await lockApprovedInstructions(tx, ours.id, MAX_BATCH_SIZE - waiting.length)
  const stopped = await isLeavingStopped(tx, ours.coin)
  const payouts = await payableOf(tx, { seal: sealFor(config, PAYOUT_SEAL), stopped }, waiting)
  const instructions = await instructionsToPay(tx, { seal: sealFor(config, INSTRUCTION_SEAL), stopped }, instructed)
  const heldBackCount = waiting.length + instructed.length - payouts.length - instructions.length
  return { ...ofOneVersion({ payouts, instructions }), heldBack: heldBackCount }
}

async function markExported(tx: Tx, batch: string, { payouts, instructions }: Contents): Promise<void> {
  for (const { id } of payouts) {
    await setBatch(tx, id, batch)
    await mustStep(tx, id, 'export')
  }
  for (const { id } of instructions) {
    await setInstructionBatch(tx, id, batch)
    await stepInstruction(tx, id, 'export')
  }
}

/** The seal, and true if payouts are stopped. */
type ExportGate = { readonly seal: Seal; readonly stopped: boolean }
async function payableOf(tx: Tx, gate: ExportGate, waiting: readonly PayoutRow[]): Promise<PayoutRow[]> {
  const fit: PayoutRow[] = []
  for (const p of waiting) {
    const why = await whyHeldBack(tx, gate, p)
    if (why === undefined) fit.push(p)
    else await setHeldBack(tx, p.id, why)
  }
  return fit.toSorted((a, b) => (a.number < b.number ? -1 : 1))
}

/**
 * Returns the reason for which a payout is held back. The export trusts no row: it checks the seal, both approvals, the
 * account, the freeze and the name again.
 */
async function whyHeldBack(tx: Tx, { seal, stopped }: ExportGate, p: PayoutRow): Promise<HeldBack | undefined> {
  const customerState = await lockCustomerState(tx, p.customer_id)
  return heldBack({
    stopped,
    sealHolds: seal.holds(sealedContent(p), p.seal),
    approved: await isApproved(tx, p),
    bankKnowsIt: await bankKnows(tx, p.id),
    active: customerState.status === 'active',
    identified: customerState.kyc_status === 'approved',
    frozen: customerState.withdraw_frozen_until !== null || customerState.indebted,
    inOwnName: samePerson(customerState.real_name ?? '', p.account_name),
  })
}

/** True if two people approved, or as many as the value of the payout requires. */
async function isApproved(tx: Tx, p: PayoutRow): Promise<boolean> {
  const agreed = { kind: 'payout_review', entity: 'payout', id: p.id, waitsIn: ['review'] } as const
  const needed = await leastReviewers(tx, p)
  return needed === 0 || (needed === 1 && (await approvedByOne(tx, agreed))) || approvedByTwo(tx, agreed)
}

/**
 * Returns the file of a batch, created again from its rows. If it differs from the stored hash, rows were changed and
 * it is not handed out.
 */
export async function batchFile({ config }: Pick<Deps, 'config'>, source: Source, batch: BatchRow): Promise<string> {
  const ours = await payingAccountById(source, batch.bank_account_id)
  assert(ours, `our account of batch ${batch.id} is missing`)
  const file = fileOf(
    config,
    ours,
    {
      id: batch.id,
      madeAt: batch.made_at,
      paysOn: batch.pays_on,
      writer: batch.writer,
      payerTexts: batch.payer_texts,
    },
    { payouts: await payoutsIn(source, batch.id), instructions: await instructionsIn(source, batch.id) },
  )
  assert(sha256(file) === batch.file_sha256, `the file of batch ${batch.id} differs from the one that was made`)
  return file
}

/** Returns the texts of our account in a file; null in version 1, which uses them as typed. */
export const payerTextsOf = (writer: FileVersion, ours: PayingAccount): PayerTexts | null =>
  writer === 1 ? null : { name: paymentName(ours.payee), bank: paymentName(ours.bank) }

const isOld = ({ payment_texts: texts }: PayoutRow | InstructionRow): boolean => texts === null

/**
 * Returns the payments of the next file. Payments without confirmed texts were requested before version 2, so they
 * leave first, in a file of version 1; the next export sends the others.
 */
function ofOneVersion({ payouts, instructions }: Contents): Contents & { readonly writer: FileVersion } {
  const hasOld = payouts.some(isOld) || instructions.some(isOld)
  return {
    writer: hasOld ? 1 : CURRENT_VERSION,
    payouts: payouts.filter((p) => isOld(p) === hasOld),
    instructions: instructions.filter((i) => isOld(i) === hasOld),
  }
}

type Contents = { readonly payouts: readonly PayoutRow[]; readonly instructions: readonly InstructionRow[] }

type FileFacts = Pick<PaymentFile, 'madeAt' | 'paysOn'> & {
  readonly id: string
  readonly writer: FileVersion
  readonly payerTexts: PayerTexts | null
}

function fileOf(
  config: Deps['config'],
  ours: PayingAccount,
  { id, madeAt, paysOn, writer, payerTexts }: FileFacts,
  { payouts, instructions }: Contents,
): string {
  const cipher = accountNumberCipher(config)
  const file: PaymentFile = {
    messageId: id.replaceAll('-', ''),
    madeAt,
    paysOn,
    coin: ours.coin,
    scale: ours.scale,
    payer: {
      name: payerTexts?.name ?? ours.payee,
      bank: payerTexts?.bank ?? ours.bank,
      account: ours.account_number,
      bankCode: ours.bank_code,
    },
    payments: [
      ...payouts.map((p) => ({
        reference: p.reference,
        amount: minus(p.amount, p.fee),
        name: p.payment_texts?.name ?? p.account_name,
        account: cipher.open(p.number_sealed),
        bank: p.payment_texts?.bank ?? p.bank,
        bankCode: p.bank_code,
        ifsc: p.ifsc,
        country: p.bank_country,
        address: p.payment_texts?.address ?? null,
      })),
      ...instructions.map((i) => instructedPayment(cipher, i)),
    ],
  }
  return paymentFile(file, writer)
}
