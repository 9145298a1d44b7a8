import type { Client } from '@tessera/contract/platform/http/client.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { distributionsManage } from '@tessera/contract/issuance/distributions/distributions-manage.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { settleLine } from '../../../apps/server/src/payments/bank/settle-line.ts'
import { recordDueDistributions } from '../../../apps/server/src/issuance/distributions/record-due.ts'
import { post } from '../../../apps/server/src/books/ledger/post.sql.ts'
import type { Person, TestExchange } from './exchange.ts'
import { freshKey, primaryMarket } from './offering.ts'

type Declaration = InputOf<typeof distributionsManage.declare>
let count = 0
/** These tests advance the clock, and the offer must still be open then. */
const FAR_HOURS = 10_000

/** By default a dividend of ten cents, with the record date in an hour and payment an hour later. */
const declaring =
  (desk: Client<typeof distributionsManage>, now: () => Promise<number>) =>
  async (symbol: string, about: Partial<Declaration> = {}) =>
    desk.declare(
      {
        symbol,
        type: 'dividend',
        period: `P${(count += 1)}`,
        perUnit: '0.10',
        recordAt: new Date((await now()) + HOUR_MS).toISOString(),
        payAt: new Date((await now()) + 2 * HOUR_MS).toISOString(),
        withholding: [],
        otherRate: '0',
        ...about,
      },
      freshKey(),
    )

/** Sets up distributions: products with holders, and people who declare and release. */
export async function distributing(exchange: TestExchange) {
  const market = await primaryMarket(exchange)
  const declarer = market.staff.listing[0]
  const desk = exchange.api(distributionsManage, declarer)
  const now = async (): Promise<number> => {
    const read = await exchange.deps.inTx('world')(async (tx) => ok(tx.now.getTime()))
    return read.value
  }
  const { staff } = market
  const declare = declaring(desk, now)
  const announce = (id: string) => market.agree(staff.listing, 'distribution_announce', id)
  const release = (id: string) => market.agree(staff.finance, 'distribution_release', id)
  const fund = async (id: string, minor: bigint): Promise<string> => {
    const line = await bankLine(exchange, minor)
    await market.agree(staff.finance, 'fiat_match', line, { proposal: { distributionId: id } })
    return line
  }
  const passRecordDate = (): void => exchange.passTime(HOUR_MS + 120_000)
  return {
    ...market,
    desk,
    declarer,
    get: async (id: string) => desk.get({ id }),
    /** A trading product without holders. */
    product: async (about: Parameters<typeof market.published>[0] = {}) => {
      const made = await market.published({ supply: '1000', closesIn: FAR_HOURS, ...about })
      await sql`update product set status = 'trading' where id = ${made.id}`.execute(exchange.deps.db)
      return made
    },
    holder: async (symbol: string, units: bigint, kind: 'token' | 'spot' = 'token'): Promise<Person> => {
      const who = await exchange.customer()
      await give(exchange, who, { symbol, units, kind })
      return who
    },
    livesIn: (who: Person, country: string) => setCountry(exchange, who, country),
    now,
    declare,
    announce,
    release,
    /** Advances the clock past the record date and the minute after it. */
    passRecordDate,
    passPayDate: () => exchange.passTime(HOUR_MS),
    /** A payment in the bank's feed that two people match to this distribution. */
    fund,
    line: (minor: bigint, coin = 'SGD') => bankLine(exchange, minor, coin),
  }
}
export type Distributing = Awaited<ReturnType<typeof distributing>>

/** Declares a distribution and advances it to its release. */
export async function releaseFor(exchange: TestExchange, desk: Distributing, symbol: string): Promise<void> {
  const { id } = await desk.declare(symbol)
  await desk.announce(id)
  desk.passRecordDate()
  await recordDueDistributions(exchange.deps)
  await desk.fund(id, 1_000_00n)
  await desk.release(id)
}

async function bankLine(exchange: TestExchange, minor: bigint, coin = 'SGD'): Promise<string> {
  const id = randomUUID()
  await exchange.deps.inTx('world')(async (tx) =>
    ok(
      await settleLine(tx, {
        id,
        bank: 'DBS',
        lineId: id.slice(0, 12),
        accountNumber: '0001',
        direction: 'in',
        coin,
        amount: amount(minor),
        payerName: 'Lantern Bay Trust',
        text: 'For holders',
        bookedOn: '2026-11-01',
      }),
    ),
  )
  return id
}

/** Gives units from the unsold part of the issue. */
async function give(
  { deps }: TestExchange,
  who: Person,
  { symbol, units, kind }: { readonly symbol: string; readonly units: bigint; readonly kind: 'token' | 'spot' },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from product where symbol = ${symbol}`.execute(deps.db)
  await deps.inTx('world')(async (tx) =>
    post(tx, {
      kind: 'adjustment',
      ref: { type: 'test', id: randomUUID() },
      transfers: [
        {
          debit: { exchange: 'escrow', of: rows[0]?.id ?? '' },
          credit: { customer: who.id, kind },
          coin: symbol,
          amount: amount(units),
        },
      ],
    }),
  )
}

/** Sets the country of an approved identity. */
async function setCountry({ deps }: TestExchange, who: Person, country: string): Promise<void> {
  const id = randomUUID()
  await sql`insert into kyc_case (id, customer_id, status, version, opened_at, submitted_at, decided_at)
            values (${id}, ${who.id}, 'approved', 1, now(), now(), now())`.execute(deps.db)
  await sql`insert into kyc_version (case_id, version, legal_name, birth_date, nationality, document_type, document_number_sealed,
                                     document_number_hash, document_number_masked, document_expires_on, number_formula, address, at)
            values (${id}, 1, 'Test Person', '1980-01-01', 'SG', 'passport', '', ${id}, '***', '2040-01-01', 2,
                    ${JSON.stringify({ country })}::jsonb, now())`.execute(deps.db)
}
