import { bankLineOutKind } from '@tessera/contract/payments/bank/outgoing.kind.ts'
import { bankLineMachine } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { referencesIn } from '@tessera/domain/payments/fiat-orders/reference.ts'
import { exchangeCost } from '@tessera/domain/payments/fiat-orders/postings.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { mostForDebit } from '@tessera/domain/books/ledger/own-funds.ts'
import { instructionKinds } from '@tessera/domain/payments/instructions/kinds.ts'
import { overpaidIn } from '@tessera/domain/payments/instructions/owed.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { matchPayout, type NamedPayout } from '@tessera/domain/payments/payouts/match.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { lockOwnFunds } from '#books/ledger/own-funds.sql.ts'
import { post } from '#books/ledger/post.sql.ts'
import { ownFundsTooLow } from '#books/ledger/refusals.ts'
import {
  instructionByReference,
  type InstructionRow,
  lockInstruction,
} from '#payments/instructions/instructions.sql.ts'
import { lockSource } from '#payments/instructions/lock-source.ts'
import { newReference } from '#payments/instructions/prepare.ts'
import { payInstruction, settleByHand } from '#payments/instructions/settle-instruction.ts'
import { instructionNumber } from '#payments/instructions/view.ts'
import { lockPayout, type PayoutRow } from '#payments/payouts/payouts.sql.ts'
import { payPayout } from '#payments/payouts/settle-payout.ts'
import { payoutNumber } from '#payments/payouts/payout-view.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Deps } from '#platform/http/deps.ts'
import { LineView, lineView, summaryOf } from './line-view.ts'
import {
  listOutgoing,
  lockOutgoing,
  lockReturned,
  nameInstruction,
  namePayout,
  nameReturned,
  type QueuedLine,
} from './lines.sql.ts'
import { moneyOf } from './set-aside.ts'
import { namedInstruction, namedPayoutOf } from './effect.ts'
import { bankLineInstructionUnfit, bankLinePayoutUnfit, bankLineReturnUnfit } from './refusals.ts'

const Named = z.object({
  id: z.string(),
  number: z.string(),
  amount: z.string(),
  fiat: z.string(),
  name: z.string(),
  fits: z.boolean(),
})
type Named = z.output<typeof Named>

/** The debt that a payment made at the bank settles, as both people see it. */
const Settles = z.object({
  kind: z.enum(instructionKinds),
  of: z.string(),
  label: z.string(),
  payee: z.string(),
  /** The amount that the payee was owed before the payment, after the fee. */
  owed: z.string(),
  fee: z.string(),
  /** The part that the payee owes back. */
  overpaid: z.string(),
})
type Settles = z.output<typeof Settles>

const Content = z.object({
  line: LineView,
  explains: z.enum(['return', 'payout', 'instruction', 'by_hand', 'cost']),
  returned: z.object({ id: z.string(), lineId: z.string(), payerName: z.string(), toReturn: z.boolean() }).nullable(),
  payout: Named.nullable(),
  instruction: Named.nullable(),
  settles: Settles.nullable(),
})
type Content = z.output<typeof Content>

const Proposal = z.strictObject({
  returns: z.uuid().optional(),
  payout: z.uuid().optional(),
  instruction: z.uuid().optional(),
  settles: z.strictObject({ kind: z.enum(instructionKinds), of: z.string().max(200) }).optional(),
})
type Proposal = z.output<typeof Proposal>

/**
 * Explains a payment out of our account. It may be the return of a payment that two people sent back (same bank, coin
 * and amount, each once). It may be the debit of a sent payout or payment instruction (same currency and amount). Or it
 * may be a payment that people made at the bank instead of an instruction. If the proposal names none of these, it is a
 * cost that the exchange pays from its fee income, at most its reserve. If the proposal is sent back, the line stays
 * unexplained and its amount is missing (I27). A line that the bank does not have is voided.
 */
export const bankLineOut = ({ random }: Pick<Deps, 'random'>) =>
  approvalKind(bankLineOutKind, {
    proposal: Proposal,
    content: Content,
    amounts: ({ line }) => [{ amount: line.amount, coin: line.coin }],
    load,
    proposed: (_tx, _lineId, content) => Promise.resolve(checkFit(content)),
    approve: (tx, lineId, content) => approve({ random }, tx, lineId, content),
    waiting: async (source, limit) =>
      (await listOutgoing(source, limit)).map((line) => ({
        subjectId: line.id,
        since: line.imported_at,
        ...summaryOf(lineView(line)),
      })),
    summary: ({ line }) => summaryOf(line),
  })

async function load(tx: Tx, lineId: string, proposal: Proposal): Promise<Content | undefined> {
  const line = await lockOutgoing(tx, lineId)
  if (line === undefined) return undefined
  const { returns, payout: payoutId, instruction: instructionId, settles } = proposal
  const returned = returns === undefined ? undefined : await lockReturned(tx, returns, line)
  const payout = payoutId === undefined ? undefined : await lockPayout(tx, { id: payoutId })
  const instruction = instructionId === undefined ? undefined : await lockInstruction(tx, { id: instructionId })
  return {
    line: lineView(line),
    explains: explanationOf(proposal),
    returned: returned
      ? { id: returned.id, lineId: returned.line_id, payerName: returned.payer_name, toReturn: returned.to_return }
      : null,
    payout: payout === undefined ? null : payoutSeen(payout, line),
    instruction: instruction === undefined ? null : instructionSeen(instruction, line),
    settles: settles === undefined ? null : await debtSeen(tx, settles, line),
  }
}

function explanationOf({ returns, payout, instruction, settles }: Proposal): Content['explains'] {
  if (payout !== undefined) return 'payout'
  if (instruction !== undefined) return 'instruction'
  if (settles !== undefined) return 'by_hand'
  return returns === undefined ? 'cost' : 'return'
}

type FitRefusal = 'BANK_LINE_RETURN_UNFIT' | 'BANK_LINE_PAYOUT_UNFIT' | 'BANK_LINE_INSTRUCTION_UNFIT'
type Refusal = FitRefusal | 'OWN_FUNDS_TOO_LOW'

function checkFit({ explains, returned, payout, instruction, settles }: Content): Outcome<void, FitRefusal> {
  if (explains === 'return' && returned === null) return bankLineReturnUnfit
  if (explains === 'by_hand' && settles === null) return bankLineInstructionUnfit('settles')
  if (explains === 'instruction' && instruction?.fits !== true) return bankLineInstructionUnfit('instruction')
  return explains === 'payout' && payout?.fits !== true ? bankLinePayoutUnfit : ok(undefined)
}

/**
 * True if all checks of automatic matching pass, except that of the name. Banks shorten and respell names, so two
 * people compare them.
 */
const fitsBut = (line: QueuedLine, named: NamedPayout): boolean =>
  matchPayout({ ours: true, direction: 'out', coin: line.coin, amount: line.amount, payerName: named.name }, named) ===
  'pay'

function payoutSeen(p: PayoutRow, line: QueuedLine): Named {
  const named = namedPayoutOf(p)
  return {
    id: p.id,
    number: payoutNumber(p),
    amount: formatAmount(named.receives, p.scale),
    fiat: p.coin,
    name: named.name,
    fits: fitsBut(line, named),
  }
}

const instructionSeen = (i: InstructionRow, line: QueuedLine): Named => ({
  id: i.id,
  number: instructionNumber(i),
  amount: formatAmount(i.amount, i.scale),
  fiat: i.coin,
  name: i.account_name,
  fits: fitsBut(line, namedInstruction(i)),
})

async function debtSeen(
  tx: Tx,
  { kind, of }: NonNullable<Proposal['settles']>,
  line: QueuedLine,
): Promise<Settles | null> {
  const found = await lockSource(tx, { kind, of, coin: line.coin })
  if (found === undefined) return null
  const { row, owed } = found
  const overpaid = overpaidIn(line.amount, owed)
  // The exchange cannot have a debt to itself. More than its fees is money of others, and counts as missing.
  if (kind === 'exchange_fees' && overpaid > 0n) return null
  // A payment must be returned completely, because no instruction could return the rest to the payer later.
  if (kind === 'payment_return' && line.amount !== row.balance) return null
  return {
    kind,
    of,
    label: row.label,
    payee: row.owner_name,
    owed: formatAmount(owed.payable, row.scale),
    fee: formatAmount(owed.fee, row.scale),
    overpaid: formatAmount(overpaid, row.scale),
  }
}

async function approve(
  deps: Pick<Deps, 'random'>,
  tx: Tx,
  lineId: string,
  content: Content,
): Promise<Outcome<void, Refusal>> {
  const line = await lockOutgoing(tx, lineId)
  assert(line, `line ${lineId} does not wait for a decision`)
  if (content.payout !== null) return payWith(tx, line, content.payout.id)
  if (content.instruction !== null) return settleWith(tx, line, content.instruction.id)
  if (content.settles !== null) return settleDebt(deps, tx, line, content.settles)
  // People may return a payment at the bank before its instruction is approved.
  if (content.returned?.toReturn === true)
    return settleDebt(deps, tx, line, { kind: 'payment_return', of: content.returned.id })
  const done = content.returned === null ? await payCost(tx, line) : ok(undefined)
  if (!done.ok) return done
  await move(tx, 'bank_line', line.id, bankLineMachine, 'explain')
  if (content.returned !== null) await nameReturned(tx, line, content.returned.lineId)
  return ok(undefined)
}

/**
 * Pays a debit that nobody else owes from the fee income. The limit is read after the lock, so two decisions at once
 * cannot both use the same money.
 */
async function payCost(tx: Tx, line: QueuedLine): Promise<Outcome<void, 'OWN_FUNDS_TOO_LOW'>> {
  const { coin, scale } = line
  const most = mostForDebit(await lockOwnFunds(tx, coin, [{ exchange: 'bank' }]), line.amount)
  if (line.amount > most) return ownFundsTooLow({ most: formatAmount(most, scale), coin })
  const entry = { kind: 'reconciliation', ref: { type: 'bank_line', id: line.id } } as const
  const posted = await post(tx, { ...entry, transfers: exchangeCost(moneyOf(line)) })
  assert(posted.ok, `the locked fee income does not cover line ${line.id}`)
  return ok(undefined)
}

async function endAsPaid(tx: Tx, line: QueuedLine): Promise<void> {
  const paid = await move(tx, 'bank_line', line.id, bankLineMachine, 'pay_out')
  assert(paid, `line ${line.id} does not wait for a decision`)
}

/** Pays the payout that both people saw. It has not changed, because `load` has locked it in this transaction. */
async function payWith(tx: Tx, line: QueuedLine, payoutId: string): Promise<Outcome<void, FitRefusal>> {
  const payout = await lockPayout(tx, { id: payoutId })
  if (payout === undefined || !payoutSeen(payout, line).fits) return bankLinePayoutUnfit
  await namePayout(tx, line.id, payout.id)
  await payPayout(tx, payout, line.id)
  await endAsPaid(tx, line)
  return ok(undefined)
}

/** Settles the sent instruction that both people saw. */
async function settleWith(tx: Tx, line: QueuedLine, id: string): Promise<Outcome<void, FitRefusal>> {
  const instruction = await lockInstruction(tx, { id })
  if (instruction === undefined || !instructionSeen(instruction, line).fits)
    return bankLineInstructionUnfit('instruction')
  await nameInstruction(tx, line.id, id)
  await payInstruction(tx, instruction, line.id)
  await endAsPaid(tx, line)
  return ok(undefined)
}

/** The reference of a payment that this database lost. Under it the bank reports a later return. */
async function lostReference(tx: Tx, { reason, remittance }: QueuedLine): Promise<string | undefined> {
  const [reference] = reason === 'payment_unknown' ? referencesIn(remittance) : []
  // A second debit under the same reference is another payment.
  const isFree = reference !== undefined && (await instructionByReference(tx, reference)) === undefined
  return isFree ? reference : undefined
}

/** Books the payment as the settlement of a debt, with the part that the payee owes back. */
async function settleDebt(
  deps: Pick<Deps, 'random'>,
  tx: Tx,
  line: QueuedLine,
  { kind, of }: Pick<Settles, 'kind' | 'of'>,
): Promise<Outcome<void, FitRefusal>> {
  const source = await lockSource(tx, { kind, of, coin: line.coin })
  if (source === undefined) return bankLineInstructionUnfit('settles')
  const id = deps.random.uuid()
  await settleByHand(tx, source, {
    id,
    reference: (await lostReference(tx, line)) ?? newReference(deps),
    lineId: line.id,
    amount: line.amount,
    name: line.payer_name,
  })
  await nameInstruction(tx, line.id, id)
  await endAsPaid(tx, line)
  return ok(undefined)
}
