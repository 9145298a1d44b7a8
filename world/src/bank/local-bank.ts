import type { StatementLine } from '@tessera/domain/payments/fiat-orders/statement.ts'
import { amount as minor, formatAmount, negated, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { feedSignature } from '../../../apps/server/src/payments/bank/feed-answer.ts'
import { readPaymentOrder } from './payment-order.ts'
import { openStatementFile } from './statement-file.ts'

/** A transfer to one of the exchange's accounts. */
export type Payment = {
  readonly currency: string
  /** The account of the exchange; the first one of the currency by default. */
  readonly account?: string
  /** The amount as decimal text. */
  readonly amount: string
  readonly payerName: string
  /** The payer's account, as the bank reports it in its feed. */
  readonly payerAccount?: string
  /** BIC of the payer's bank. */
  readonly payerBank?: string
  readonly text: string
}
type FurtherAccounts = Readonly<Record<string, readonly string[]>>
export type LocalBank = {
  readonly name: string
  /** The value of BANK_FEED_URL. */
  readonly feedUrl: string
  /** Account numbers of the exchange by currency. */
  readonly accounts: Readonly<Record<string, string>>
  /** Numbers of further accounts of the exchange by currency. */
  readonly further: FurtherAccounts
  /** Books a payment and returns its line in the feed. */
  readonly pay: (payment: Payment) => Promise<StatementLine>
  /**
   * Executes a payment file immediately and returns the debits. A file that was already executed has no effect; a file
   * that is invalid or for another account is rejected.
   */
  readonly carryOut: (xml: string) => Promise<readonly StatementLine[] | undefined>
  readonly lines: () => readonly StatementLine[]
  readonly stop: () => Promise<void>
}
type Options = {
  readonly name: string
  readonly accounts: Readonly<Record<string, string>>
  readonly further?: FurtherAccounts
  readonly now: () => Date
  readonly port: number
  /** The file that stores the lines over restarts. */
  readonly file?: string
  /** The key that signs each response of the feed; without it responses are unsigned. */
  readonly secret?: string
}
const FEED_LINES = 200
const CENTS = 2

/** Headers that prove that a response for `position` comes from the bank; none without a secret. */
export function signedHeaders(secret: string | undefined, position: string, body: string): Record<string, string> {
  if (secret === undefined) return {}
  const time = String(Date.now())
  return { 'x-tessera-time': time, 'x-tessera-signature': feedSignature(secret, time, position, Buffer.from(body)) }
}

/** True for an amount that the bank can pay: whole cents, above zero. */
export const payable = (text: string): boolean => (parseAmount(text, CENTS) ?? 0n) > 0n

/** Closing balances by currency, in whole cents. */
function balancesOf(lines: readonly StatementLine[]): Record<string, string> {
  const held = new Map<string, bigint>()
  for (const { currency, direction, amount: text } of lines) {
    const cents = parseAmount(text, CENTS)
    assert(cents, `the bank booked an invalid amount ${text}`)
    held.set(currency, (held.get(currency) ?? 0n) + (direction === 'in' ? cents : negated(cents)))
  }
  return Object.fromEntries([...held].map(([currency, cents]) => [currency, formatAmount(minor(cents), CENTS)]))
}

const payerOf = ({ payerName, payerAccount, payerBank }: Payment) => ({
  payer_name: payerName,
  ...(payerAccount !== undefined && { payer_account: payerAccount }),
  ...(payerBank !== undefined && { payer_bank: payerBank }),
})

type Lines = () => readonly StatementLine[]
/** The feed of the bank, which reports its lines after a position. */
function feedOf(name: string, secret: string | undefined, linesOf: Lines): FastifyInstance {
  const app = Fastify()
  app.get<{ Querystring: { after?: string } }>('/feed', (request, reply) => {
    const after = Number(request.query.after ?? 0) || 0
    const lines = linesOf().slice(after, after + FEED_LINES)
    const response = { bank: name, lines, next: String(after + lines.length), balances: balancesOf(linesOf()) }
    const body = JSON.stringify(response)
    return reply
      .type('application/json')
      .headers(signedHeaders(secret, request.query.after ?? '', body))
      .send(body)
  })
  return app
}

/** The bank of the local world: it books payments to the exchange and reports them line by line. */
export async function startLocalBank({
  name,
  accounts,
  further = {},
  now,
  port,
  file,
  secret,
}: Options): Promise<LocalBank> {
  const book = await openStatementFile(file)
  const app = feedOf(name, secret, book.lines)
  const add = (booked: Omit<StatementLine, 'line_id' | 'booked_on'>): StatementLine => {
    const line: StatementLine = {
      line_id: `${booked.currency}-${String(book.lines().length + 1).padStart(6, '0')}`,
      booked_on: now().toISOString().slice(0, 10),
      ...booked,
    }
    book.add(line)
    return line
  }
  const holds = (currency: string, number: string): boolean =>
    accounts[currency] === number || further[currency]?.includes(number) === true
  const address = await app.listen({ port, host: '127.0.0.1' })
  return {
    name,
    feedUrl: `${address}/feed`,
    accounts,
    further,
    pay: async (payment) => {
      const { currency, amount, text } = payment
      const account = payment.account ?? accounts[currency]
      if (account === undefined || !holds(currency, account))
        throw new Error(`${name} has no account of the exchange in ${currency}`)
      if (!payable(amount)) throw new Error(`${name} cannot pay ${amount} ${currency}`)
      return add({ account_number: account, direction: 'in', currency, amount, text, ...payerOf(payment) })
    },
    carryOut: async (xml) => {
      const order = readPaymentOrder(xml)
      if (order === undefined || !order.payments.every(({ currency }) => holds(currency, order.account)))
        return undefined
      const debits = book.lines().filter((line) => line.direction === 'out')
      return order.payments.flatMap(({ reference, currency, amount, name: payee }) =>
        debits.some((line) => line.text === reference)
          ? []
          : [
              add({
                account_number: order.account,
                direction: 'out',
                currency,
                amount,
                text: reference,
                payer_name: payee,
              }),
            ],
      )
    },
    lines: book.lines,
    stop: () => app.close(),
  }
}
