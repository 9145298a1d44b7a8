import { customers } from '@tessera/contract/access/customers/customers.ts'
import {
  internalTransfers,
  type RecipientAddress,
} from '@tessera/contract/payments/internal-transfers/internal-transfers.ts'
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { proof } from './direct-proof.sql.ts'
import { codeWhenNotBusy } from './access.ts'
import { COIN, type ChainExchange } from './chain-exchange.ts'
import type { Customer, Person } from './exchange.ts'

type Address = z.output<typeof RecipientAddress>
type Sending = {
  /** A verified customer with this balance in minor units. */
  readonly holder: (minor: bigint, about?: Parameters<ChainExchange['customer']>[0]) => Promise<Customer>
  readonly uidOf: (who: Person) => Promise<Address>
  /** The body of a transfer that was previewed and confirmed with a code. */
  readonly body: (from: Person, to: Person, amount: string, address?: Address, fee?: string) => Promise<Body>
  /** The result of creating the transfer. */
  readonly ask: (from: Person, body: Body) => Promise<string>
  readonly send: (from: Person, to: Person, amount: string, address?: Address) => Promise<string>
}
type Body = { coin: string; amount: string; fee: string; to: Address; recipientId: string; verifyToken: string }

/** Internal transfers like the screen makes them. */
export function sending(exchange: ChainExchange): Sending {
  const body: Sending['body'] = async (from, to, amount, address = { type: 'email', value: to.email }, fee = '0') => {
    const transfer = { coin: COIN, amount, fee, recipientId: to.id }
    const payload = { ...transfer, recipient: address.value }
    return { ...transfer, to: address, verifyToken: await proof(exchange.deps, from, 'internal_transfer', payload) }
  }
  return {
    holder: async (minor, about) => {
      const who = await exchange.customer(about)
      if (minor > 0n) await exchange.fund({ customer: who.id, kind: 'token' }, COIN, minor)
      return who
    },
    uidOf: async (who) => ({ type: 'uid', value: (await exchange.api(customers, who).info({})).userAccount }),
    body,
    ask: (from, transfer) => {
      const key = { idempotencyKey: randomUUID() }
      return codeWhenNotBusy(() => exchange.api(internalTransfers, from).create(transfer, key))
    },
    send: async (from, to, amount, address) => {
      const transfer = await body(from, to, amount, address)
      return (await exchange.api(internalTransfers, from).create(transfer, { idempotencyKey: randomUUID() })).id
    },
  }
}
