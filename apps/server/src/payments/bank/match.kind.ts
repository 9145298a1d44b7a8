import { fiatMatchKind } from '@tessera/contract/payments/bank/match.kind.ts'
import { bankLineMachine, fiatOrderMachine } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { suspenseCredited, suspenseReturned, suspenseToReturn } from '@tessera/domain/payments/fiat-orders/postings.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { requireApproved } from '#access/customers/customer-state.sql.ts'
import { lockOrder, type OrderRow } from '#payments/fiat-orders/orders.sql.ts'
import { orderNumber } from '#payments/fiat-orders/fiat-order-view.ts'
import { post } from '#books/ledger/post.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reasonTextAt } from '#platform/settings/reasons.sql.ts'
import { DistributionSeen, type Funding } from './funding.ts'
import { LineView, lineView, summaryOf } from './line-view.ts'
import { listQueued, lockQueued, type QueuedLine, setToReturn } from './lines.sql.ts'
import { moneyOf } from './set-aside.ts'
import { creditCustomer, CustomerSeen, customerSeen } from './credit-customer.ts'
import { isOpen } from './effect.ts'
import { giveBackInstruction, returnedInstruction } from './returned-instruction.ts'
import { ReturnedPayment } from './returned-payment.ts'
import { giveBackPayout, returnedPayout } from './returned-payout.ts'
import { creditOrder } from './settle-line.ts'
import {
  bankLineCustomerUnfit,
  bankLineInstructionNotReturnable,
  bankLineOrderUnfit,
  bankLinePayoutNotReturnable,
  distributionFundingUnfit,
} from './refusals.ts'

const OrderSeen = z.object({
  id: z.string(),
  number: z.string(),
  amount: z.string(),
  fiat: z.string(),
  status: z.string(),
  customerId: z.string(),
  name: z.string().nullable(),
  /** The proof that the customer uploaded. Replacing it makes the approval outdated. */
  proof: z.string().nullable(),
})
const Proposal = z.strictObject({
  orderId: z.uuid().optional(),
  customerId: z.uuid().optional(),
  distributionId: z.uuid().optional(),
})
const Content = z.object({
  line: LineView,
  order: OrderSeen.nullable(),
  creditTo: CustomerSeen.nullable(),
  distribution: DistributionSeen.nullable(),
  payout: ReturnedPayment.nullable(),
  instruction: ReturnedPayment.nullable(),
})

/**
 * Decides on a payment that matches no order. The content shows the order of the proposal, otherwise the one that the
 * reference names. `approve` credits the payment to that order, and cannot be proposed if the order is in another
 * currency. `refuse` ends the order and leaves the payment to an instruction that sends it back. If the proposal names
 * a customer, `approve` credits the payment to them without an order. If it names a distribution, the payment is its
 * issuer's money for the holders. If the reference names a payout and the payment is its return, `approve` returns the
 * money to the customer. If it names a payment instruction, `approve` returns the whole amount to its source.
 */
export const fiatMatch = (funding: Funding) =>
  approvalKind(fiatMatchKind, {
    proposal: Proposal,
    content: Content,
    amounts: ({ line }) => [{ amount: line.amount, coin: line.coin }],
    load: (tx, lineId, proposal) => load(tx, lineId, proposal, funding),
    proposed: async (tx, _lineId, { line, order, creditTo, distribution, payout, instruction }, verdict) => {
      if (distribution?.fits === false) return distributionFundingUnfit
      if (verdict !== 'approve' || distribution !== null) return ok(undefined)
      if (creditTo !== null) return creditTo.fault === '' ? ok(undefined) : bankLineCustomerUnfit(creditTo.fault)
      if (payout !== null) return payout.fits ? ok(undefined) : bankLinePayoutNotReturnable
      if (instruction !== null) return instruction.fits ? ok(undefined) : bankLineInstructionNotReturnable
      const chosen = order === null ? undefined : await lockOrder(tx, { id: order.id })
      return chosen?.coin === line.coin && (await mayTake(tx, chosen)) ? ok(undefined) : bankLineOrderUnfit
    },
    approve: (tx, lineId, content) => approve(tx, lineId, content, funding),
    refuse: async (tx, lineId, content, { code }) => {
      const { line, order } = await lockBoth(tx, lineId, content)
      await sendBack(tx, line)
      await move(tx, 'bank_line', line.id, bankLineMachine, 'send_back')
      assert(code !== null, `line ${line.id} is returned without a reason`)
      return rejectOrder(tx, order, code)
    },
    waiting: async (source, limit) =>
      (await listQueued(source, limit)).map((line) => ({
        subjectId: line.id,
        since: line.imported_at,
        ...summaryOf(lineView(line)),
      })),
    summary: ({ line }) => summaryOf(line),
  })

const noMatch = { order: null, creditTo: null, distribution: null, payout: null, instruction: null } as const

async function load(
  tx: Tx,
  lineId: string,
  { orderId, customerId, distributionId }: z.output<typeof Proposal>,
  funding: Funding,
): Promise<z.output<typeof Content> | undefined> {
  const line = await lockQueued(tx, lineId)
  if (line === undefined) return undefined
  if (distributionId !== undefined) {
    const distribution = await funding.seen(tx, distributionId, line)
    return { ...noMatch, line: lineView(line), distribution: distribution ?? null }
  }
  if (customerId !== undefined)
    return { ...noMatch, line: lineView(line), creditTo: await customerSeen(tx, customerId, line) }
  const id = orderId ?? line.names_order
  const order = id === null ? undefined : await lockOrder(tx, { id })
  const [payout, instruction] =
    order === undefined ? [line.names_payout, line.names_instruction] : ([null, null] as const)
  return {
    line: lineView(line),
    ...noMatch,
    order: order === undefined ? null : orderSeen(order),
    payout: payout === null ? null : await returnedPayout(tx, payout, line),
    instruction: instruction === null ? null : await returnedInstruction(tx, instruction, line),
  }
}

async function approve(
  tx: Tx,
  lineId: string,
  content: z.output<typeof Content>,
  funding: Funding,
): Promise<
  Outcome<
    undefined,
    | 'DISTRIBUTION_FUNDING_UNFIT'
    | 'BANK_LINE_PAYOUT_NOT_RETURNABLE'
    | 'BANK_LINE_INSTRUCTION_NOT_RETURNABLE'
    | 'BANK_LINE_ORDER_UNFIT'
    | 'BANK_LINE_CUSTOMER_UNFIT'
  >
> {
  const { line, order } = await lockBoth(tx, lineId, content)
  if (content.distribution !== null) {
    if (!content.distribution.fits) return distributionFundingUnfit
    await funding.fund(tx, line, content.distribution.id)
    await move(tx, 'bank_line', line.id, bankLineMachine, 'match')
    return ok(undefined)
  }
  if (content.creditTo !== null) {
    const { id, fault } = await customerSeen(tx, content.creditTo.id, line)
    if (fault !== '') return bankLineCustomerUnfit(fault)
    await creditCustomer(tx, id, line)
    await move(tx, 'bank_line', line.id, bankLineMachine, 'match')
    return ok(undefined)
  }
  if (content.payout !== null) {
    if (!content.payout.fits) return bankLinePayoutNotReturnable
    await giveBackPayout(tx, content.payout.id, line)
    await move(tx, 'bank_line', line.id, bankLineMachine, 'match')
    return ok(undefined)
  }
  if (content.instruction !== null) {
    if (!content.instruction.fits) return bankLineInstructionNotReturnable
    await giveBackInstruction(tx, content.instruction.id, line)
    await move(tx, 'bank_line', line.id, bankLineMachine, 'match')
    return ok(undefined)
  }
  if (order === undefined || order.coin !== line.coin || !(await mayTake(tx, order))) return bankLineOrderUnfit
  await creditOrder(tx, order, line, suspenseCredited(order.customer_id, moneyOf(line)))
  await move(tx, 'bank_line', line.id, bankLineMachine, 'match')
  return ok(undefined)
}

async function mayTake(tx: Tx, order: OrderRow): Promise<boolean> {
  const customerState = await requireApproved(tx, order.customer_id)
  return isOpen(order) && customerState.ok && customerState.value.deposits_open
}

/**
 * Locks the line and the order that both people saw, if any. The line exists, because `load` has locked it in this
 * transaction.
 */
async function lockBoth(
  tx: Tx,
  lineId: string,
  { order: seen }: z.output<typeof Content>,
): Promise<{ line: QueuedLine; order: OrderRow | undefined }> {
  const line = await lockQueued(tx, lineId)
  assert(line, `line ${lineId} does not wait for a decision`)
  return { line, order: seen === null ? undefined : await lockOrder(tx, { id: seen.id }) }
}

/**
 * Leaves the payment to an instruction. A payment that is on none of our open accounts is only removed from the ledger.
 */
async function sendBack(tx: Tx, line: QueuedLine): Promise<void> {
  const isOurs = line.reason !== 'other_account'
  const posted = await post(tx, {
    kind: 'suspense_return',
    ref: { type: 'bank_line', id: line.id },
    transfers: (isOurs ? suspenseToReturn : suspenseReturned)(moneyOf(line)),
  })
  assert(posted.ok, `suspense does not cover line ${line.id}`)
  if (isOurs) await setToReturn(tx, line.id)
}

/**
 * Ends an order that its customer marked as paid, together with its payment. An order without the mark may still be
 * paid correctly.
 */
async function rejectOrder(tx: Tx, order: OrderRow | undefined, code: string): Promise<Outcome<undefined, never>> {
  if (order !== undefined && (await move(tx, 'fiat_order', order.id, fiatOrderMachine, 'reject')) !== undefined)
    await notify(tx, order.customer_id, {
      kind: 'fiat_order_rejected',
      params: {
        order: orderNumber(order),
        amount: formatAmount(order.amount, order.scale),
        fiat: order.coin,
        reason: await reasonTextAt(tx, 'bankLine', code),
      },
    })
  return ok(undefined)
}

const orderSeen = (order: OrderRow): z.output<typeof OrderSeen> => ({
  id: order.id,
  number: orderNumber(order),
  amount: formatAmount(order.amount, order.scale),
  fiat: order.coin,
  status: order.status,
  customerId: order.customer_id,
  name: order.real_name,
  proof: order.proof?.id ?? null,
})
