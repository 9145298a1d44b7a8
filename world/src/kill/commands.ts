import { type CallOptions, type Client, createClient } from '@tessera/contract/platform/http/client.ts'
import type { Endpoints } from '@tessera/contract/platform/http/endpoint.ts'
import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { randomUUID } from 'node:crypto'
import { between, type Random } from '../makers/random.ts'
import type { Command } from './claims.ts'

/** An investor who sends commands, with a session and a proof for each withdrawal. */
export type Investor = {
  readonly token: string
  readonly chain: string
  readonly addressId: string
  /** The accepted version of the terms of LBR3. */
  readonly version: number
  readonly prove: (amount: string, fee: string) => Promise<string>
  /** Objects that the investor created and may cancel, newest last. */
  readonly made: { readonly name: Command['name']; readonly id: string }[]
}
type Key = Required<Pick<CallOptions, 'idempotencyKey'>>
type Make = (investor: Investor, roll: Random) => Promise<Command>

export const clientOf = <T extends Endpoints>(rows: T, baseUrl: string, token: string): Client<T> =>
  createClient(rows, { baseUrl, headers: () => ({ token, language: 'en_US' }) })

/** The body of a command is fixed when it is created, so that a repetition is identical. */
function command<T extends Endpoints>(
  investor: Investor,
  name: Command['name'],
  scope: string,
  rows: T,
  call: (client: Client<T>, key: Key) => Promise<{ readonly id: string }>,
): Command {
  const key = randomUUID()
  const { token } = investor
  const send = (url: string) => call(clientOf(rows, url, token), { idempotencyKey: key })
  return { name, scope, key, token, send }
}

const placeOrder: Make = async (investor, roll) => {
  const side = roll() < 0.5 ? 'buy' : 'sell'
  const request = {
    symbol: 'AURB-tUSD',
    side,
    price: `12.${between(roll, 20, 70)}`,
    quantity: String(between(roll, 1, 9)),
  } as const
  return command(investor, 'order', orders.place.path, orders, (it, key) => it.place(request, key))
}

const moveMoney: Make = async (investor, roll) => {
  const [from, to] = roll() < 0.5 ? (['token', 'spot'] as const) : (['spot', 'token'] as const)
  const request = { coin: 'tUSD', amount: `${between(roll, 1, 20)}.5`, from, to }
  return command(investor, 'transfer', transfers.create.path, transfers, (it, key) => it.create(request, key))
}

const orderFiat: Make = async (investor, roll) => {
  const request = { fiat: 'SGD', amount: `${between(roll, 100, 900)}.00` }
  return command(investor, 'fiat_order', fiatOrders.create.path, fiatOrders, (it, key) => it.create(request, key))
}

const subscribe: Make = async (investor, roll) => {
  const request = { symbol: 'LBR3', quantity: String(between(roll, 50, 60)), acceptedVersion: investor.version }
  return command(investor, 'subscription', subscriptions.create.path, subscriptions, (it, key) =>
    it.create(request, key),
  )
}

export const withdraw: Make = async (investor, roll) => {
  const [amount, fee] = [`${between(roll, 11, 25)}.25`, '1']
  const { chain, addressId } = investor
  const request = { coin: 'tUSD', chain, addressId, amount, fee, verifyToken: await investor.prove(amount, fee) }
  return command(investor, 'withdrawal', withdrawals.create.path, withdrawals, (it, key) => it.create(request, key))
}

/** Cancels one of the last created objects. */
const takeBack: Make = async (investor, roll) => {
  const last = investor.made.filter(({ name }) => name !== 'order' && name !== 'transfer').slice(-10)
  const one = last[Math.floor(roll() * last.length)]
  if (one === undefined) return orderFiat(investor, roll)
  const { id } = one
  const cancel = <T extends Endpoints>(
    scope: string,
    rows: T,
    call: (it: Client<T>, key: Key) => Promise<{ id: string }>,
  ) => command(investor, 'cancellation', scope, rows, call)
  if (one.name === 'withdrawal')
    return cancel(withdrawals.cancel.path, withdrawals, (it, key) => it.cancel({ id }, key))
  if (one.name === 'subscription')
    return cancel(subscriptions.withdraw.path, subscriptions, (it, key) => it.withdraw({ id }, key))
  return cancel(fiatOrders.cancel.path, fiatOrders, (it, key) => it.cancel({ id }, key))
}

const makers: readonly Make[] = [
  placeOrder,
  placeOrder,
  placeOrder,
  moveMoney,
  moveMoney,
  orderFiat,
  subscribe,
  withdraw,
  withdraw,
  takeBack,
]

const others = makers.filter((make) => make !== withdraw && make !== takeBack)
const one = (of: readonly Make[], roll: Random): Make => of[Math.floor(roll() * of.length)] ?? placeOrder

export const someCommand: Make = (investor, roll) => one(makers, roll)(investor, roll)

/** A random command that neither requests nor cancels a payment on the chain. */
export const someOtherCommand: Make = (investor, roll) => one(others, roll)(investor, roll)
