import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { bank } from '@tessera/contract/payments/bank/bank.ts'
import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { statementColumns, type StatementLine } from '@tessera/domain/payments/fiat-orders/statement.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { NewLine } from '../../../apps/server/src/payments/bank/lines.sql.ts'
import { readFeed } from '../../../apps/server/src/payments/bank/read-feed.ts'
import { settleLine } from '../../../apps/server/src/payments/bank/settle-line.ts'
import { feedAccounts } from '../bank/feed-accounts.ts'
import { type LocalBank, startLocalBank } from '../bank/local-bank.ts'
import { asOwnerOf } from './as-owner.ts'
import { byTwo } from './by-two.ts'
import { type Person, testHouse, type TestHouse } from './house.ts'

/** The bank of a Singapore dollar account of the exchange that was closed. */
export const FORMER = 'Former Bank'

/** Shared by the local bank of a test and its exchange. */
export const FEED_SECRET = 'between the bank of a test and its house'

export const freshKey = () => ({ idempotencyKey: randomUUID() })

/** A test exchange with the local bank: customers order, pay and are credited; two operators decide the rest. */
export async function bankHouse(settings: Readonly<Record<string, string>> = {}) {
  const local = await startLocalBank({
    name: 'Merlion Bank',
    accounts: { SGD: '003-1', USD: '003-2' },
    now: () => new Date(),
    port: 0,
    secret: FEED_SECRET,
  })
  const house = await testHouse({
    BANK_FEED_URL: local.feedUrl,
    BANK_FEED_SECRET: FEED_SECRET,
    BANK_FEED_ACCOUNTS: feedAccounts(local),
    ...settings,
  })
  await openAccounts(house, local)
  await house.coin('CNY', 'fiat', 2)
  const finance = [await house.operator('finance'), await house.operator('finance')] as const
  return {
    house,
    finance,
    asOwner: asOwnerOf(house),
    ...customerSide(house),
    ...bankSide(house, local),
    ...deskSide(house, finance),
    ...importSide(house, finance[0], local.name),
    close: async (): Promise<void> => {
      await house.close()
      await local.stop()
    },
  }
}
export type BankHouse = Awaited<ReturnType<typeof bankHouse>>

async function openAccounts(house: TestHouse, local: LocalBank): Promise<void> {
  for (const [coin, number] of Object.entries(local.accounts)) {
    await house.coin(coin, 'fiat', 2)
    await sql`insert into bank_account (id, coin, bank, payee, account_number, order_min, order_max, opened_at)
              values (${randomUUID()}, ${coin}, ${local.name}, 'Tessera Client Monies', ${number}, 1000, 10000000, now())`.execute(
      house.deps.db,
    )
  }
  await sql`insert into bank_account (id, coin, bank, payee, account_number, order_min, order_max, opened_at, closed_at)
            values (${randomUUID()}, 'SGD', ${FORMER}, 'Tessera Client Monies', '77-1', 1000, 10000000, now(), now())`.execute(
    house.deps.db,
  )
}

const customerSide = (house: TestHouse) => ({
  orderOf: (who: Person, text = '100.00', fiat = 'SGD') =>
    house.api(fiatOrders, who).create({ fiat, amount: text }, freshKey()),
  get: (who: Person, id: string) => house.api(fiatOrders, who).get({ id }),
  confirm: (who: Person, id: string) => house.api(fiatOrders, who).confirmPaid({ id }, freshKey()),
  cancel: (who: Person, id: string) => house.api(fiatOrders, who).cancel({ id }, freshKey()),
  fiat: async (who: Person): Promise<bigint> => {
    const { rows } = await sql<{ posted: bigint }>`
      select posted from account where customer_id = ${who.id} and kind = 'fiat' and coin = 'SGD'`.execute(
      house.deps.db,
    )
    return rows[0]?.posted ?? 0n
  },
})

type About = {
  readonly amount?: string
  readonly payerName?: string
  readonly payerAccount?: string
  readonly payerBank?: string
  readonly currency?: string
}
const bankSide = (house: TestHouse, local: LocalBank) => ({
  /** Makes a transfer, by default in the verified customer's name. */
  pay: (text: string, about: About = {}) =>
    local.pay({ currency: 'SGD', amount: '100.00', payerName: 'PERSON TEST', text, ...about }),
  carryOut: local.carryOut,
  readFeed: () => readFeed(house.deps),
  /** Renames the bank of the exchange's accounts. */
  renameBank: (to: string) => sql`update bank_account set bank = ${to} where bank <> ${FORMER}`.execute(house.deps.db),
  /** Settles one line, like feed and statement do. */
  settle: (line: Pick<NewLine, 'lineId' | 'text'> & Partial<NewLine>) =>
    house.deps.inTx('test')(async (tx) =>
      ok(
        await settleLine(tx, {
          id: randomUUID(),
          bank: local.name,
          accountNumber: '003-1',
          direction: 'in',
          coin: 'SGD',
          amount: amount(100_00n),
          payerName: 'Test Person',
          bookedOn: '2026-03-18',
          ...line,
        }),
      ),
    ),
})

type Wish = { readonly proposal?: Record<string, unknown>; readonly reasonCode?: string }
const deskSide = (house: TestHouse, [maker, checker]: readonly [Person, Person]) => ({
  lineOf: async (lineId: string) => {
    const { rows } = await house.api(bank, maker).lines({ pageSize: 100 })
    const row = rows.find((one) => one.lineId === lineId)
    if (row === undefined) throw new Error(`there is no line ${lineId}`)
    return row
  },
  decide: async (subjectId: string, verdict: 'approve' | 'refuse', wish: Wish = {}) => {
    const proposed = { kind: 'fiat_match', subjectId, verdict, reason: 'looked at', ...wish } as const
    const { id: requestId, contentHash } = await house.api(approvals, maker).propose(proposed)
    return house.api(approvals, checker).decide({ requestId, verdict: 'approve', contentHash, note: 'seen' })
  },
})

const importSide = (house: TestHouse, maker: Person, name: string) => ({
  /** Uploads a file as one operator; its lines become claims. */
  upload: (text: string, { of = name, format = 'csv' }: Upload = {}) =>
    house.api(bank, maker).importStatement({ format, bank: of, text }, freshKey()),
  /** Two operators decide on a claim or statement: 'done', or the code of the refusal. */
  agree: (kind: 'bank_claim' | 'bank_statement', subjectId: string, verdict: 'approve' | 'refuse' = 'approve') =>
    byTwo(house, { kind, subjectId, verdict, roles: ['finance', 'finance'] }),
  claims: () => claimsOf(house),
  /** One operator uploads a file without balances, and two confirm each pending line, which then takes effect. */
  importCsv: async (lines: readonly StatementLine[], of = name) => {
    const text = csvOf(lines)
    const imported = await house.api(bank, maker).importStatement({ format: 'csv', bank: of, text }, freshKey())
    for (const { id, outcome } of await claimsOf(house))
      if (outcome === null)
        await byTwo(house, { kind: 'bank_claim', subjectId: id, verdict: 'approve', roles: ['finance', 'finance'] })
    return imported
  },
})

type Upload = { readonly of?: string; readonly format?: 'csv' | 'camt' }

export const csvOf = (lines: readonly StatementLine[]): string => {
  const rows = lines.map((line) => statementColumns.map((column) => line[column]).join(','))
  return [statementColumns.join(','), ...rows].join('\n')
}

type Claim = { readonly id: string; readonly line_id: string; readonly outcome: string | null }
/** Every claim with its result, in the order of upload. */
const claimsOf = async (house: TestHouse): Promise<Claim[]> =>
  (
    await sql<Claim>`
      select l.id, l.line_id, l.outcome from bank_claim l join bank_statement s on s.id = l.statement_id order by s.uploaded_at, l.n`.execute(
      house.deps.db,
    )
  ).rows
