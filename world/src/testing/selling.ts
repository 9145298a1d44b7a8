import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { newCoins } from '@tessera/contract/issuance/new-coins/new-coins.ts'
import type { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import { sql } from 'kysely'
import { releaseUnlocks } from '../../../apps/server/src/issuance/subscriptions/lock-up.ts'
import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { Customer, Person, TestExchange } from './exchange.ts'
import { freshKey, type PrimaryMarket } from './offering.ts'

type Sale = NonNullable<InputOf<typeof productsManage.create>['terms']['sale']>
export type PurchaseReply = ReplyOf<typeof newCoins.purchase>
export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** A sale paid in tUSD, SOL or SGD, one unit for 7.50 tUSD, 0.05 SOL or 10.00 SGD; half of it unlocked at delivery. */
export const saleOf = (changes: Partial<Sale> = {}): Sale => ({
  totalSupply: '1000',
  softCap: null,
  payCoins: [
    { coin: 'tUSD', unitPrice: '7.5' },
    { coin: 'SOL', unitPrice: '0.05' },
    { coin: 'SGD', unitPrice: '10.00' },
  ],
  allocation: [
    { to: { en: 'Sale', zh: '公开发行' }, share: '0.1' },
    { to: { en: 'Team', zh: '团队' }, share: '0.9' },
  ],
  unlocks: [],
  excludedCountries: [],
  links: [{ kind: 'website', url: 'https://token.example/' }],
  ...changes,
})

/** A purchase like its page makes it. */
const purchaseInput = (id: string, payCoin: string, amount: string) => ({ id, payCoin, amount, acceptedVersion: 2 })

/** Sets up token sales beside the primary market: coins that pay, and people who have them. */
export async function selling(exchange: TestExchange, market: PrimaryMarket) {
  await exchange.coin('tUSD', 'crypto', 6)
  await exchange.coin('SOL', 'crypto', 9)
  const sales = (who?: Person) => exchange.api(newCoins, who)
  return {
    sales,
    purchaseInput,
    /** A customer with 1,000 of each coin that pays. */
    buyer: async (about: Parameters<TestExchange['customer']>[0] = {}): Promise<Customer> => {
      const who = await exchange.customer(about)
      await exchange.fund({ customer: who.id, kind: 'token' }, 'tUSD', 1_000_000_000n)
      await exchange.fund({ customer: who.id, kind: 'token' }, 'SOL', 1_000_000_000_000n)
      await exchange.fund({ customer: who.id, kind: 'fiat' }, 'SGD', 1_000_00n)
      return who
    },
    buy: async (who: Customer, id: string, payCoin: string, amount: string): Promise<PurchaseReply> =>
      sales(who).purchase(purchaseInput(id, payCoin, amount), freshKey()),
    /** Closes the sale, and two people allot it. */
    allot: async (product: { readonly id: string; readonly symbol: string }): Promise<void> => {
      await market.close(product.symbol)
      await market.agree(market.staff.finance, 'allotment', product.id)
      await market.carryOut()
    },
    releaseUnlocks: () => releaseUnlocks(exchange.deps),
    /** Balance and held amount of a coin in its default account. */
    money: async (who: Customer, coin: string): Promise<bigint[]> =>
      market.balance(who.id, coin === 'SGD' ? 'fiat' : 'token', coin),
    proceeds: async (productId: string): Promise<Record<string, bigint>> => {
      const { rows } = await sql<{ coin: string; posted: bigint }>`
        select coin, posted from account where purpose = ${`proceeds:${productId}`} and posted <> 0`.execute(
        exchange.deps.db,
      )
      return Object.fromEntries(rows.map(({ coin, posted }) => [coin, posted]))
    },
  }
}

/** Sets the country of an approved identity. */
export async function setCountry({ deps }: TestExchange, who: Person, country: string): Promise<void> {
  const id = randomUUID()
  await sql`insert into kyc_case (id, customer_id, status, version, opened_at, submitted_at, decided_at)
            values (${id}, ${who.id}, 'approved', 1, now(), now(), now())`.execute(deps.db)
  await sql`insert into kyc_version (case_id, version, legal_name, birth_date, nationality, document_type, document_number_sealed,
                                     document_number_hash, document_number_masked, document_expires_on, number_formula, address, at)
            values (${id}, 1, 'Test Person', '1980-01-01', 'SG', 'passport', '', ${id}, '***', '2040-01-01', 2,
                    ${JSON.stringify({ country })}::jsonb, now())`.execute(deps.db)
}
