import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { sql } from 'kysely'
import type { ChainExchange } from './chain-exchange.ts'
import { joinedMember } from './company-people.ts'
import type { Person } from './exchange.ts'
import { type Act, signing } from './signing.ts'
import { freshKey, withdrawing, type Withdrawer } from './withdrawing.ts'

export const DOLLAR = 1_000_000n
export type Team = { readonly owner: Withdrawer; readonly payer: Withdrawer; readonly second: Person }

/** Companies with a two-signature rule, and the calls of their people. */
export const signingTeams = (exchange: ChainExchange) => {
  const flow = withdrawing(exchange)
  const desk = signing(exchange)
  return {
    flow,
    desk,
    /** A company with 500 dollars, its owner and two payers; payments above 100 dollars need two signatures. */
    team: async (): Promise<Team> => {
      const owner = await flow.withdrawer(500n * DOLLAR)
      await sql`update customer set type = 'corporate', nickname = 'Olivia' where id = ${owner.id}`.execute(
        exchange.deps.db,
      )
      const payer = await joinedMember(exchange, owner, ['pay', 'administer'], 'Pia')
      const second = await joinedMember(exchange, owner, ['pay', 'administer'], 'Sam')
      await desk.setRule(owner, { orders: null, money: '100' })
      return { owner, payer: { ...payer, wallet: owner.wallet, tag: owner.tag, addressId: owner.addressId }, second }
    },
    ask: async (who: Withdrawer, amount: string): Promise<Act> =>
      desk.api(who).ask({ act: { kind: 'withdrawal', ...(await flow.body(who, amount)) } }, freshKey()),
    create: async (who: Withdrawer, amount: string): Promise<ReplyOf<typeof withdrawals.create>> =>
      exchange.api(withdrawals, who).create(await flow.body(who, amount), freshKey()),
    money: (owner: Person) => exchange.tokenBalance(owner.id),
  }
}
