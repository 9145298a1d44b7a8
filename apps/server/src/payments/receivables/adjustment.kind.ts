import { balanceAdjustmentKind } from '@tessera/contract/payments/receivables/adjustment.kind.ts'
import { Coin } from '@tessera/contract/platform/http/shared.ts'
import { mostToGive } from '@tessera/domain/books/ledger/own-funds.ts'
import { type Amount, formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { adjustmentMovements, balanceAdjusted } from '@tessera/domain/payments/receivables/adjustment.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { homeOf } from '@tessera/domain/profile/transfers/transfer.ts'
import { z } from 'zod'
import { availableIn } from '#books/ledger/available.sql.ts'
import { lockOwnFunds } from '#books/ledger/own-funds.sql.ts'
import { post } from '#books/ledger/post.sql.ts'
import { ownFundsTooLow } from '#books/ledger/refusals.ts'
import { approvalKind } from '#services/approvals/kind.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { courseOf, findMoneyCoin, insertAdjustment, lockAdjusted, type MoneyCoin } from './adjustments.sql.ts'
import { checkWait, checkWorth, proposedWorth, worthContent } from './worth.ts'
import { checkReason, explanationContent, explanationOf, inMessage, proposedExplanation } from './explanation.ts'
import { adjustmentAmountUnfit, adjustmentBalanceTooLow, adjustmentCoinUnfit } from './refusals.ts'

const LONGEST_AMOUNT = 40
const Proposal = z.strictObject({
  movement: z.enum(adjustmentMovements),
  coin: Coin,
  /** Decimal text in whole coins. */
  amount: z.string().max(LONGEST_AMOUNT),
  ...proposedWorth,
  ...proposedExplanation,
})
const Content = z.object({
  customer: z.object({ id: z.string(), number: z.string(), name: z.string().nullable() }),
  movement: z.enum(adjustmentMovements),
  coin: z.string(),
  amount: z.string(),
  ...worthContent,
  ...explanationContent,
})
type Content = z.output<typeof Content>
type Refusal =
  | 'ADJUSTMENT_COIN_UNFIT'
  | 'ADJUSTMENT_AMOUNT_UNFIT'
  | 'ADJUSTMENT_BALANCE_TOO_LOW'
  | 'OWN_FUNDS_TOO_LOW'
  | 'ADJUSTMENT_VALUE_CHANGED'
  | 'ADJUSTMENT_TOO_EARLY'
  | 'REASON_CODE_ENDED'

/**
 * Two people credit or debit a customer's fiat or coin account against the fee income. A credit is at most the reserve
 * of the exchange. A debit takes only available money. Both limits are read under the lock, when the second person
 * approves (threat ADM-03, decision 0164). Both people see the value in the reference currency, and a large amount waits
 * before its approval. An adjustment is corrected by one in the other direction.
 */
export const balanceAdjustment = ({ random }: Pick<Deps, 'random'>) =>
  approvalKind(balanceAdjustmentKind, {
    proposal: Proposal,
    content: Content,
    amounts: ({ amount, coin }) => [{ amount, coin }],
    load: async (tx, customerId, { movement, coin, amount, worth, ...explained }) => {
      const customer = await lockAdjusted(tx, customerId)
      return customer && { customer, movement, coin, amount, worth, ...(await explanationOf(tx, explained)) }
    },
    proposed: async (tx, _customerId, content) => {
      const money = await readMoney(tx, content)
      if (!money.ok) return money
      const seen = await checkWorth(tx, valuedIn(content))
      return seen.ok ? checkLimit(tx, content, money.value) : seen
    },
    approve: (tx, customerId, content) => book(tx, random.uuid(), customerId, content),
    waiting: () => Promise.resolve([]),
    summary: ({ customer, movement, amount, coin }) => ({
      number: customer.number,
      subject: customer.name ?? '',
      about: [
        { field: 'movement', value: movement },
        { field: 'amount', value: amount, unit: coin },
      ],
    }),
  })

const valuedIn = ({ coin, amount, worth }: Content) => ({ money: { coin, amount }, worth })
type Money = { readonly coin: MoneyCoin; readonly amount: Amount }

async function readMoney(tx: Tx, content: Content): Promise<Outcome<Money, Refusal>> {
  const reason = await checkReason(tx, content.reasonCode)
  if (!reason.ok) return reason
  const coin = await findMoneyCoin(tx, content.coin)
  if (coin === undefined) return adjustmentCoinUnfit
  const amount = parseAmount(content.amount, coin.scale)
  return amount === undefined || amount === 0n ? adjustmentAmountUnfit(coin.scale) : ok({ coin, amount })
}

const accountOf = (customer: string, { kind }: MoneyCoin) =>
  ({ customer, kind: kind === 'fiat' ? 'fiat' : homeOf(kind) }) as const

/** Locks the money of the exchange and the account of the customer, and refuses an amount above its limit. */
async function checkLimit(
  tx: Tx,
  { customer, movement }: Content,
  { coin, amount }: Money,
): Promise<Outcome<void, 'OWN_FUNDS_TOO_LOW' | 'ADJUSTMENT_BALANCE_TOO_LOW'>> {
  const account = accountOf(customer.id, coin)
  const most = mostToGive(await lockOwnFunds(tx, coin.code, [account]))
  if (movement === 'credit')
    return amount > most
      ? ownFundsTooLow({ most: formatAmount(most, coin.scale), coin: coin.code }, 'amount')
      : ok(undefined)
  const available = await availableIn(tx, customer.id, account.kind, coin.code)
  return amount > available
    ? adjustmentBalanceTooLow({ available: formatAmount(available, coin.scale), coin: coin.code })
    : ok(undefined)
}

async function book(tx: Tx, id: string, customerId: string, content: Content): Promise<Outcome<void, Refusal>> {
  const money = await readMoney(tx, content)
  if (!money.ok) return money
  const course = courseOf(content.movement)
  const subject = { kind: balanceAdjustmentKind.name, subjectId: customerId, customerId, course } as const
  const waited = await checkWait(tx, subject, valuedIn(content))
  if (!waited.ok) return waited
  const within = await checkLimit(tx, content, money.value)
  if (!within.ok) return within
  const { amount } = money.value
  const { movement, coin, reasonCode, customerReason, customerNote } = content
  const posted = await post(tx, {
    kind: 'balance_adjustment',
    ref: { type: 'adjustment', id },
    transfers: balanceAdjusted(movement, accountOf(customerId, money.value.coin), { coin, amount }),
  })
  assert(posted.ok, `the locked accounts do not cover adjustment ${id}`)
  const { journalId } = posted.value
  await insertAdjustment(tx, {
    id,
    customerId,
    act: movement,
    coin,
    amount,
    reasonCode,
    note: customerNote,
    receivableId: null,
    journalId,
  })
  const figure = formatAmount(amount, money.value.coin.scale)
  await recordAct(tx, {
    action: 'adjustments.book',
    target: { type: 'customer', id: customerId },
    after: { adjustment: id, movement, coin, amount: figure, reasonCode },
  })
  await notify(tx, customerId, {
    kind: movement === 'credit' ? 'balance_credited' : 'balance_debited',
    params: { amount: figure, coin, reason: inMessage(customerReason), note: inMessage(customerNote) },
  })
  return ok(undefined)
}
