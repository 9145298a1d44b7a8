import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { signatures } from '@tessera/contract/partners/signatures/signatures.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { proof } from './direct-proof.sql.ts'
import type { Person, TestExchange } from './exchange.ts'

export type Act = ReplyOf<typeof signatures.sign>
export type Bounds = { readonly orders: string | null; readonly money: string | null }

const key = () => ({ idempotencyKey: randomUUID() })

/** Calls about signatures, each with a new key and the codes that its screen requires. */
export const signing = (exchange: TestExchange) => {
  const api = (who: Person) => exchange.api(signatures, who)
  return {
    api,
    setRule: async (who: Person, { orders, money }: Bounds) => {
      const payload = { orders: orders ?? '', money: money ?? '' }
      const verifyToken = await proof(exchange.deps, who, 'set_signature_rule', payload)
      return api(who).setRule({ ordersAbove: orders, moneyAbove: money, verifyToken }, key())
    },
    sign: async (who: Person, { id, act, amount, coin }: Act): Promise<Act> => {
      const payload = amount === null || coin === null ? { id, act } : { id, act, amount, coin }
      return api(who).sign({ id, verifyToken: await proof(exchange.deps, who, 'sign_act', payload) }, key())
    },
    refuse: (who: Person, { id }: Act) => api(who).refuse({ id }, key()),
    cancel: (who: Person, { id }: Act) => api(who).cancel({ id }, key()),
    one: async (who: Person, { id }: Act): Promise<Act | undefined> => {
      const [open, ended] = await Promise.all([true, false].map((isOpen) => api(who).list({ open: isOpen })))
      return [...(open?.rows ?? []), ...(ended?.rows ?? [])].find((each) => each.id === id)
    },
    /** Moves the end of an act into the past. */
    expire: ({ id }: Act) =>
      sql`update signature_act set requested_at = now() - interval '25 hours', lapses_at = now() - interval '1 hour' where id = ${id}`.execute(
        exchange.deps.db,
      ),
  }
}
