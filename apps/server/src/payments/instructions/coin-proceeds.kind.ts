import { coinProceedsKind, issuerAccountStates } from '@tessera/contract/payments/instructions/coin-proceeds.kind.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
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
import { notify } from '#services/messages/notify.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type CoinProceeds, findCoinProceeds, listCoinProceeds } from './coin-proceeds.sql.ts'
import { owedFrom } from './lock-source.ts'

const Content = z.strictObject({
  symbol: z.string(),
  issuer: z.string(),
  customer: z.strictObject({ id: z.string(), number: z.string(), name: z.string().nullable() }),
  issuerAccount: z.enum(issuerAccountStates),
  coin: z.string(),
  received: z.string(),
  paidBefore: z.string(),
  /** The price of units that were paid but not delivered, which two people can still refund. */
  undelivered: z.string(),
  chargedFee: z.string(),
  amount: z.string(),
})
type Content = z.output<typeof Content>

/**
 * Pays an issuer what its offer raised in a coin, less the agreed fee. The money goes to the account of the company
 * that applied for the offer. It leaves by a withdrawal of that account, to an address of its address book. Limits,
 * Travel Rule, review, signer and gate are those of every withdrawal. A failed withdrawal returns to that account.
 */
export const coinProceeds = approvalKind(coinProceedsKind, {
  proposal: z.strictObject({}),
  content: Content,
  amounts: ({ amount, coin }) => [{ amount, coin }],
  load: async (tx, id) => {
    const found = await lockProceeds(tx, id)
    return found && contentOf(found)
  },
  approvable: ({ issuerAccount }) => issuerAccount === 'open',
  checkPeople: (tx, _id, { customer }, people) => checkOwners(tx, customer.id, people),
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

type Found = { readonly row: CoinProceeds; readonly owed: Owed; readonly isOpen: boolean }

const owedIn = (row: CoinProceeds): Owed => owedFrom({ ...row, label: row.symbol, overpaid: [] })

/** The proceeds with issuer and accounts locked until the transaction ends. Undefined if nothing is owed. */
async function lockProceeds(tx: Tx, id: string): Promise<Found | undefined> {
  const seen = await findCoinProceeds(tx, id)
  if (seen === undefined) return undefined
  const { coin, product_id: of, customer } = seen
  const issuer = await requireApproved(tx, customer.id)
  const accounts = [{ exchange: 'proceeds', of }, { exchange: 'fees' }, withdrawnFrom(customer.id)] as const
  await lockAccounts(
    tx,
    accounts.map((ref) => ({ ref, coin })),
  )
  const row = await findCoinProceeds(tx, id)
  if (row === undefined) return undefined
  const owed = owedIn(row)
  return owed.payable > 0n ? { row, owed, isOpen: issuer.ok } : undefined
}

/** Refuses operators to whom the account belongs (threat OPR-02). The subject is a ledger account, which names no owner. */
async function checkOwners(
  tx: Tx,
  customerId: string,
  people: readonly string[],
): Promise<Outcome<void, 'OPERATOR_OWN_ACCOUNT'>> {
  for (const each of people) if ((await blockedAccounts(tx, each)).includes(customerId)) return operatorOwnAccount
  return ok(undefined)
}

async function approve(tx: Tx, id: string): Promise<Outcome<void, never>> {
  const found = await lockProceeds(tx, id)
  assert(found?.isOpen, `the proceeds ${id} were approved without an open account of the issuer`)
  const { row, owed } = found
  const { coin, customer, product_id: product } = row
  const transfers = coinProceedsPaid({ product, customer: customer.id, coin, amount: owed.payable, fee: owed.fee })
  const posted = await post(tx, { kind: 'proceeds_pay', ref: { type: 'proceeds', id }, transfers })
  assert(posted.ok, `the locked proceeds ${id} do not cover their payment`)
  const name = { en_US: row.name_en, zh_CN: row.name_zh }
  const params = { product: name, amount: formatAmount(owed.payable, row.scale), coin }
  await notify(tx, customer.id, { kind: 'proceeds_paid', params }, posted.value.journalId)
  return ok(undefined)
}

function contentOf({ row, owed, isOpen }: Found): Content {
  const text = (minor: Parameters<typeof formatAmount>[0]) => formatAmount(minor, row.scale)
  return {
    symbol: row.symbol,
    issuer: row.issuer,
    customer: row.customer,
    issuerAccount: isOpen ? 'open' : 'not_open',
    coin: row.coin,
    received: text(row.received),
    paidBefore: text(row.paid),
    undelivered: text(row.reserved),
    chargedFee: text(owed.fee),
    amount: text(owed.payable),
  }
}

function summaryOf({ symbol, issuer, amount, coin }: Pick<Content, 'symbol' | 'issuer' | 'amount' | 'coin'>) {
  return { number: symbol, subject: issuer, about: [{ field: 'amount', value: amount, unit: coin }] as const }
}
