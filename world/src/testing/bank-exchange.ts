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
import { type Person, testExchange, type TestExchange } from './exchange.ts'

/** The bank of a Singapore dollar account of the exchange that was closed. */
export const FORMER = 'Former Bank'

/** A second Singapore dollar account at the local bank. The exchange opens it only if its test does. */
export const SECOND_ACCOUNT = '003-3'

/** Shared by the local bank of a test and its exchange. */
export const FEED_SECRET = 'between the bank of a test and its house'

export const freshKey = () => ({ idempotencyKey: randomUUID() })

/** A test exchange with the local bank: customers order, pay and are credited; two operators decide the rest. */
export async function bankExchange(settings: Readonly<Record<string, string>> = {}) {
  const local = await startLocalBank({
    name: 'Merlion Bank',
    accounts: { SGD: '003-1', USD: '003-2' },
    further: { SGD: [SECOND_ACCOUNT] },
    now: () => new Date(),
    port: 0,
    secret: FEED_SECRET,
  })
  const exchange = await testExchange({
    BANK_FEED_URL: local.feedUrl,
    BANK_FEED_SECRET: FEED_SECRET,
    BANK_FEED_ACCOUNTS: feedAccounts(local),
    ...settings,
  })
  await openAccounts(exchange, local)
  await exchange.coin('CNY', 'fiat', 2)
  const finance = [await exchange.operator('finance'), await exchange.operator('finance')] as const
  return {
    exchange,
    finance,
    asOwner: asOwnerOf(exchange),
    ...customerSide(exchange),
    ...bankSide(exchange, local),
    ...deskSide(exchange, finance),
    ...importSide(exchange, finance[0], local.name),
    close: async (): Promise<void> => {
      await exchange.close()
      await local.stop()
    },
  }
}
export type BankExchange = Awaited<ReturnType<typeof bankExchange>>

async function openAccounts(exchange: TestExchange, local: LocalBank): Promise<void> {
  for (const [coin, number] of Object.entries(local.accounts)) {
    await exchange.coin(coin, 'fiat', 2)
    await sql`insert into bank_account (id, name, coin, bank, payee, account_number, order_min, order_max, opened_at)
              values (${randomUUID()}, ${`${coin}-main`}, ${coin}, ${local.name}, 'Tessera Client Monies', ${number}, 1000, 10000000, now())`.execute(
      exchange.deps.db,
    )
  }
  await sql`insert into bank_account (id, name, coin, bank, payee, account_number, order_min, order_max, opened_at, closed_at)
            values (${randomUUID()}, 'SGD-former', 'SGD', ${FORMER}, 'Tessera Client Monies', '77-1', 1000, 10000000, now(), now())`.execute(
    exchange.deps.db,
  )
}

const customerSide = (exchange: TestExchange) => ({
  orderOf: (who: Person, text = '100.00', fiat = 'SGD') =>
    exchange.api(fiatOrders, who).create({ fiat, amount: text }, freshKey()),
  get: (who: Person, id: string) => exchange.api(fiatOrders, who).get({ id }),
  confirm: (who: Person, id: string) => exchange.api(fiatOrders, who).confirmPaid({ id }, freshKey()),
  cancel: (who: Person, id: string) => exchange.api(fiatOrders, who).cancel({ id }, freshKey()),
  fiat: async (who: Person): Promise<bigint> => {
    const { rows } = await sql<{ posted: bigint }>`
      select posted from account where customer_id = ${who.id} and kind = 'fiat' and coin = 'SGD'`.execute(
      exchange.deps.db,
    )
    return rows[0]?.posted ?? 0n
  },
})

type PaymentDetails = {
  readonly amount?: string
  readonly payerName?: string
  readonly payerAccount?: string
  readonly payerBank?: string
  readonly currency?: string
  /** The account of the exchange. */
  readonly account?: string
}
const bankSide = (exchange: TestExchange, local: LocalBank) => ({
  /** Makes a transfer, by default in the verified customer's name. */
  pay: (text: string, about: PaymentDetails = {}) =>
    local.pay({ currency: 'SGD', amount: '100.00', payerName: 'PERSON TEST', text, ...about }),
  carryOut: local.carryOut,
  readFeed: () => readFeed(exchange.deps),
  /** Renames the bank of the exchange's accounts. */
  renameBank: (to: string) =>
    sql`update bank_account set bank = ${to} where bank <> ${FORMER}`.execute(exchange.deps.db),
  /** Settles one line, like feed and statement do. */
  settle: (line: Pick<NewLine, 'lineId' | 'text'> & Partial<NewLine>) =>
    exchange.deps.inTx('test')(async (tx) =>
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

type ProposalOptions = { readonly proposal?: Record<string, unknown>; readonly reasonCode?: string }
const deskSide = (exchange: TestExchange, [maker, checker]: readonly [Person, Person]) => ({
  lineOf: async (lineId: string) => {
    const { rows } = await exchange.api(bank, maker).lines({ pageSize: 100 })
    const row = rows.find((one) => one.lineId === lineId)
    if (row === undefined) throw new Error(`there is no line ${lineId}`)
    return row
  },
  decide: async (subjectId: string, verdict: 'approve' | 'refuse', options: ProposalOptions = {}) => {
    const proposed = { kind: 'fiat_match', subjectId, verdict, reason: 'looked at', ...options } as const
    const { id: requestId, contentHash } = await exchange.api(approvals, maker).propose(proposed)
    return exchange.api(approvals, checker).decide({ requestId, verdict: 'approve', contentHash, note: 'seen' })
  },
})

const importSide = (exchange: TestExchange, maker: Person, name: string) => ({
  /** Uploads a file as one operator; its lines become claims. */
  upload: (text: string | Buffer, { of = name, bankAccount }: Upload = {}) =>
    exchange.api(bank, maker).importStatement({ bank: of, bankAccount, file: fileOf(text) }, freshKey()),
  /** Reads a file as an upload would. */
  preview: (text: string | Buffer, { of = name, bankAccount }: Upload = {}) =>
    exchange.api(bank, maker).previewStatement({ bank: of, bankAccount, file: fileOf(text) }),
  /** Two operators decide on a claim or statement: 'done', or the code of the refusal. */
  agree: (kind: 'bank_claim' | 'bank_statement', subjectId: string, verdict: 'approve' | 'refuse' = 'approve') =>
    byTwo(exchange, { kind, subjectId, verdict, roles: ['finance', 'finance'] }),
  claims: () => claimsOf(exchange),
  /** One operator uploads a file without balances, and two confirm each pending line, which then takes effect. */
  importCsv: async (lines: readonly StatementLine[], of = name) => {
    const text = csvOf(lines)
    const imported = await exchange.api(bank, maker).importStatement({ bank: of, file: fileOf(text) }, freshKey())
    for (const { id, outcome } of await claimsOf(exchange))
      if (outcome === null)
        await byTwo(exchange, { kind: 'bank_claim', subjectId: id, verdict: 'approve', roles: ['finance', 'finance'] })
    return imported
  },
})

type Upload = { readonly of?: string; readonly bankAccount?: string | undefined }

/** A text, or bytes in another encoding, as an uploaded file. */
export const fileOf = (text: string | Buffer): string =>
  (typeof text === 'string' ? Buffer.from(text) : text).toString('base64')

export const csvOf = (lines: readonly StatementLine[]): string => {
  const rows = lines.map((line) => statementColumns.map((column) => line[column]).join(','))
  return [statementColumns.join(','), ...rows].join('\n')
}

type Claim = { readonly id: string; readonly line_id: string; readonly outcome: string | null }
/** Every claim with its result, in the order of upload. */
const claimsOf = async (exchange: TestExchange): Promise<Claim[]> =>
  (
    await sql<Claim>`
      select l.id, l.line_id, l.outcome from bank_claim l join bank_statement s on s.id = l.statement_id order by s.uploaded_at, l.n`.execute(
      exchange.deps.db,
    )
  ).rows
