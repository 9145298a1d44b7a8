import { coinProceedsKind, issuerAccountStates } from '@tessera/contract/payments/instructions/coin-proceeds.kind.ts'
import { type Amount, formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import type { Owed } from '@tessera/domain/payments/instructions/owed.ts'
import { coinProceedsPaid } from '@tessera/domain/payments/instructions/postings.ts'
import { withdrawnFrom } from '@tessera/domain/payments/withdrawals/postings.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { requireApproved } from '#access/customers/customer-state.sql.ts'
import { lockAccounts } from '#books/ledger/accounts.sql.ts'
import { post } from '#books/ledger/post.sql.ts'
import { blockedAccounts } from '#office/operators/own-accounts.sql.ts'
import { operatorOwnAccount } from '#office/operators/refusals.ts'
import { approvalKind } from '#services/approvals/kind.ts'
import { approvalSubjectMoved } from '#services/approvals/refusals.ts'
import { notify } from '#services/messages/notify.ts'
import type { Tx } from '#platform/database/tx.ts'
import {
  type CoinProceeds,
  findCoinProceeds,
  findCompanyAccount,
  type Issuer,
  listCoinProceeds,
} from './coin-proceeds.sql.ts'
import { owedFrom } from './lock-source.ts'
import {
  instructionAboveAvailable,
  instructionAmountInvalid,
  issuerAccountNeeded,
  issuerAccountNotOpen,
  issuerAccountUnfit,
} from './refusals.ts'

const LONGEST_AMOUNT = 40
const LONGEST_NUMBER = 20
const Proposal = z.strictObject({
  /** Decimal text in whole coins. Without it, all that can be paid now. */
  amount: z.string().max(LONGEST_AMOUNT).optional(),
  /** The number of the issuer's company account, for an offer without an application. */
  account: z.string().trim().max(LONGEST_NUMBER).optional(),
})
type Proposal = z.output<typeof Proposal>

const Content = z.strictObject({
  symbol: z.string(),
  issuer: z.string(),
  /** The account that receives the payment; null unless it is known and fit. */
  customer: z.strictObject({ id: z.string(), number: z.string(), name: z.string().nullable() }).nullable(),
  issuerAccount: z.enum(issuerAccountStates),
  coin: z.string(),
  received: z.string(),
  paidBefore: z.string(),
  /** The price of units that were paid but not delivered, which two people can still refund. */
  undelivered: z.string(),
  chargedFee: z.string(),
  /** The most that can be paid now. */
  payable: z.string(),
  amount: z.string(),
})
type Content = z.output<typeof Content>
type Refusal = Exclude<(typeof coinProceedsKind)['refusals'][number], 'OPERATOR_OWN_ACCOUNT'> | 'APPROVAL_SUBJECT_MOVED'

/**
 * Pays an issuer all or a part of what its offer raised in a coin. The first payment charges the whole agreed fee. The
 * money goes to the account of the company that applied for the offer. Without an application, the two people agree on
 * the account of a verified company. The money leaves by a withdrawal of that account, to an address of its address
 * book. Limits, Travel Rule, review, signer and gate are those of every withdrawal. A failed withdrawal returns to that
 * account.
 */
export const coinProceeds = approvalKind(coinProceedsKind, {
  proposal: Proposal,
  content: Content,
  amounts: ({ amount, coin }) => [{ amount, coin }],
  load: async (tx, id, proposal) => {
    const found = await lockProceeds(tx, id, proposal)
    return found && contentOf(found, proposal)
  },
  proposed: async (tx, id, content) => {
    const payment = await checkPayment(tx, id, content)
    return payment.ok ? ok(undefined) : payment
  },
  checkPeople: (tx, _id, { customer }, people) => checkOwners(tx, customer?.id, people),
  approve,
  waiting: async (source, limit) =>
    (await listCoinProceeds(source))
      .map((row) => ({ row, owed: owedIn(row) }))
      .filter(({ owed }) => owed.payable > 0n)
      .slice(0, limit)
      .map(({ row, owed }) => ({
        subjectId: row.id,
        since: row.since,
        ...summaryOf({ ...row, amount: formatAmount(owed.payable, row.scale) }),
      })),
  summary: summaryOf,
})

type Payee = { readonly customer: Issuer | null; readonly state: Content['issuerAccount'] }
type Found = { readonly row: CoinProceeds; readonly owed: Owed; readonly payee: Payee }

const owedIn = (row: CoinProceeds): Owed => owedFrom({ ...row, label: row.symbol, overpaid: [] })

/** Returns the account that receives the proceeds, with its customer locked until the transaction ends. */
async function lockPayee(tx: Tx, { customer }: CoinProceeds, { account }: Proposal): Promise<Payee> {
  if (customer !== null) {
    if (account !== undefined && account !== customer.number) return { customer: null, state: 'unfit' }
    return { customer, state: (await requireApproved(tx, customer.id)).ok ? 'open' : 'not_open' }
  }
  if (account === undefined || account === '') return { customer: null, state: 'missing' }
  const company = await findCompanyAccount(tx, account)
  const isFit = company !== undefined && (await requireApproved(tx, company.id)).ok
  return isFit ? { customer: company, state: 'open' } : { customer: null, state: 'unfit' }
}

/** The proceeds with issuer and accounts locked until the transaction ends. Undefined if nothing is owed. */
async function lockProceeds(tx: Tx, id: string, proposal: Proposal): Promise<Found | undefined> {
  const seen = await findCoinProceeds(tx, id)
  if (seen === undefined) return undefined
  const { coin, product_id: of } = seen
  const payee = await lockPayee(tx, seen, proposal)
  const own = [{ exchange: 'proceeds', of }, { exchange: 'fees' }] as const
  const accounts = payee.customer === null ? own : [...own, withdrawnFrom(payee.customer.id)]
  await lockAccounts(
    tx,
    accounts.map((ref) => ({ ref, coin })),
  )
  const row = await findCoinProceeds(tx, id)
  if (row === undefined) return undefined
  const owed = owedIn(row)
  return owed.payable > 0n ? { row, owed, payee } : undefined
}

type Payment = Found & { readonly customer: Issuer; readonly amount: Amount }

/** Returns the payment of a content, or its refusal at the field that two people can change. */
async function checkPayment(tx: Tx, id: string, content: Content): Promise<Outcome<Payment, Refusal>> {
  if (content.issuerAccount === 'missing') return issuerAccountNeeded
  if (content.issuerAccount === 'unfit') return issuerAccountUnfit
  if (content.issuerAccount === 'not_open' || content.customer === null) return issuerAccountNotOpen
  const found = await lockProceeds(tx, id, { account: content.customer.number })
  if (found === undefined) return approvalSubjectMoved
  const { row, owed } = found
  const amount = parseAmount(content.amount, row.scale)
  if (amount === undefined || amount === 0n) return instructionAmountInvalid(row.scale)
  if (amount > owed.payable)
    return instructionAboveAvailable({ available: formatAmount(owed.payable, row.scale), coin: row.coin })
  return ok({ ...found, customer: content.customer, amount })
}

/** Refuses operators to whom the account belongs (threat OPR-02). The subject is a ledger account, which names no owner. */
async function checkOwners(
  tx: Tx,
  customerId: string | undefined,
  people: readonly string[],
): Promise<Outcome<void, 'OPERATOR_OWN_ACCOUNT'>> {
  if (customerId === undefined) return ok(undefined)
  for (const each of people) if ((await blockedAccounts(tx, each)).includes(customerId)) return operatorOwnAccount
  return ok(undefined)
}

async function approve(tx: Tx, id: string, content: Content): Promise<Outcome<void, Refusal>> {
  const payment = await checkPayment(tx, id, content)
  if (!payment.ok) return payment
  const { row, owed, customer, amount } = payment.value
  const { coin, product_id: product } = row
  const transfers = coinProceedsPaid({ product, customer: customer.id, coin, amount, fee: owed.fee })
  const posted = await post(tx, { kind: 'proceeds_pay', ref: { type: 'proceeds', id }, transfers })
  assert(posted.ok, `the locked proceeds ${id} do not cover their payment`)
  const name = { en_US: row.name_en, zh_CN: row.name_zh }
  const params = { product: name, amount: formatAmount(amount, row.scale), coin }
  await notify(tx, customer.id, { kind: 'proceeds_paid', params }, posted.value.journalId)
  return ok(undefined)
}

function contentOf({ row, owed, payee }: Found, { amount: typed }: Proposal): Content {
  const text = (minor: Parameters<typeof formatAmount>[0]) => formatAmount(minor, row.scale)
  const amount = typed === undefined ? owed.payable : parseAmount(typed, row.scale)
  return {
    symbol: row.symbol,
    issuer: row.issuer,
    customer: payee.customer,
    issuerAccount: payee.state,
    coin: row.coin,
    received: text(row.received),
    paidBefore: text(row.paid),
    undelivered: text(row.reserved),
    chargedFee: text(owed.fee),
    payable: text(owed.payable),
    // An amount that cannot be read stays as it was typed, and the proposal is refused.
    amount: amount === undefined ? (typed ?? '') : text(amount),
  }
}

function summaryOf({ symbol, issuer, amount, coin }: Pick<Content, 'symbol' | 'issuer' | 'amount' | 'coin'>) {
  return { number: symbol, subject: issuer, about: [{ field: 'amount', value: amount, unit: coin }] as const }
}
