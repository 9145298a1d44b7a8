import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { moneyRefusals, signatures } from '@tessera/contract/partners/signatures/signatures.ts'
import { limitValueOf } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { readCoin } from '#profile/transfers/transfers.sql.ts'
import { sendInternally } from '#payments/internal-transfers/send-internally.ts'
import { purchase } from '#issuance/new-coins/purchase.ts'
import { requestPayout } from '#payments/payouts/request-payout.ts'
import { PAYOUT_SEAL } from '#payments/payouts/seal.ts'
import type { Deps } from '#platform/http/deps.ts'
import { sealFor } from '#platform/secrets/seal.ts'
import type { Tx } from '#platform/database/tx.ts'
import { subscribe } from '#issuance/subscriptions/subscribe.ts'
import { dollarPrices } from '#payments/withdrawals/limit-prices.ts'
import { requestDeps, requestWithdrawal } from '#payments/withdrawals/request-withdrawal.ts'
import { type TakenAmount, takenBy } from '#profile/members/signatures/signatures.sql.ts'

export type MoneyBody = InputOf<typeof signatures.ask>['act']
export type MoneyRefusal = (typeof moneyRefusals)[number]
type CarryDeps = Pick<Deps, 'config' | 'random'>

/**
 * Runs an act through the use case of its own endpoint. It runs once as a trial at the request, and again with every
 * check at the second signature.
 */
export async function carryOut(
  deps: CarryDeps,
  tx: Tx,
  accountId: string,
  body: MoneyBody,
): Promise<Outcome<{ readonly id: string }, MoneyRefusal>> {
  switch (body.kind) {
    case 'withdrawal':
      return requestWithdrawal(tx, requestDeps(deps), { customerId: accountId }, body)
    case 'payout':
      return requestPayout(tx, { random: deps.random, seal: sealFor(deps.config, PAYOUT_SEAL) }, accountId, body)
    case 'internal_transfer':
      return sendInternally(tx, deps.random.uuid(), accountId, body)
    case 'subscription':
      return idOf(await subscribe(tx, deps.random.uuid, accountId, body))
    case 'purchase':
      return idOf(await purchase(tx, deps.random.uuid(), accountId, body))
    default:
      return body satisfies never
  }
}
const idOf = <C extends string>(made: Outcome<{ readonly id: string }, C>): Outcome<{ readonly id: string }, C> =>
  made.ok ? ok({ id: made.value.id }) : made

/** Returns the amount that a rehearsed act took, with its value in US dollars; undefined if there is no rate. */
export async function amountTaken(
  tx: Tx,
  body: MoneyBody,
  id: string,
): Promise<TakenAmount & { readonly value: Amount | undefined }> {
  const taken = await takenBy[body.kind === 'purchase' ? 'subscription' : body.kind](tx, id)
  const coin = await readCoin(tx, taken.coin)
  assert(coin, `the held coin ${taken.coin} is not listed`)
  return { ...taken, value: limitValueOf({ ...coin, coin: taken.coin }, taken.amount, await dollarPrices(tx)) }
}

/** Returns the destination of an act's money, named as in the form of the act. */
export function destinationOf(body: MoneyBody, address: string | undefined): string {
  switch (body.kind) {
    case 'withdrawal':
      return address ?? body.addressId
    case 'payout':
      return address ?? body.bankAccountId
    case 'internal_transfer':
      return body.to.value
    case 'subscription':
      return `${body.quantity} ${body.symbol}`
    case 'purchase':
      return `${body.id}: ${body.amount} ${body.payCoin}`
    default:
      return body satisfies never
  }
}
