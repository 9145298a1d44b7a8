import { bankLineMachine } from '@tessera/domain/fiat-orders/machine.ts'
import { queueReasons } from '@tessera/domain/fiat-orders/match.ts'
import { statusesOf } from '@tessera/domain/machine/machine.ts'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { FiatOrder, FiatOrderStatus } from './fiat-orders.ts'
import { PayoutStage } from './payouts.ts'
import { AmountText, Coin, Day, Id, KeysetRequest, keysetOf, line, Time, TimeKeysetRequest } from './shared.ts'

export const BankLineStatus = z.enum(statusesOf(bankLineMachine)).meta({ id: 'BankLineStatus' })
export const QueueReason = z.enum(queueReasons).meta({ id: 'QueueReason' })

export const BankLine = z
  .object({
    id: Id,
    bank: z.string(),
    lineId: z.string(),
    accountNumber: z.string(),
    direction: z.enum(['in', 'out']),
    coin: Coin,
    amount: AmountText,
    payerName: z.string(),
    text: z.string(),
    bookedOn: Day,
    status: BankLineStatus,
    /** Why it was not credited by itself. */
    reason: QueueReason.nullable(),
    /** The order that it was credited to, or that its reference names. */
    order: z
      .object({ id: Id, number: z.string(), amount: AmountText, fiat: Coin, status: FiatOrderStatus, name: z.string() })
      .nullable(),
    /** The fiat withdrawal that its reference names, or that two people found. */
    payout: z
      .object({ id: Id, number: z.string(), amount: AmountText, fiat: Coin, stage: PayoutStage, name: z.string() })
      .nullable(),
    /** The distribution that two people said it is the issuer's money for. */
    distribution: z.object({ id: Id, number: z.string(), symbol: z.string() }).nullable(),
    importedAt: Time,
    /** A decision on it waits for a second operator. */
    proposed: z.boolean(),
  })
  .meta({ id: 'BankLine' })

export const OrderOfCustomer = FiatOrder.extend({
  customer: z.object({ id: Id, number: z.string(), email: z.string(), name: z.string().nullable() }),
}).meta({ id: 'FiatOrderOfCustomer' })

export const bank = endpoints({
  lines: {
    method: 'POST',
    path: 'console/api/v1/bank/lines',
    summary: 'Bank lines by status; the queue oldest first, the rest newest first',
    who: 'operator',
    permission: 'fiat_orders.read',
    input: z.object({ ...TimeKeysetRequest, status: BankLineStatus.optional() }),
    reply: keysetOf(BankLine),
    refusals: [],
  },
  line: {
    method: 'POST',
    path: 'console/api/v1/bank/line',
    summary: 'One bank line',
    who: 'operator',
    permission: 'fiat_orders.read',
    input: z.object({ id: Id }),
    reply: BankLine,
    refusals: ['NOT_FOUND'],
  },
  banks: {
    method: 'POST',
    path: 'console/api/v1/bank/banks',
    summary: 'Banks whose statements can be read: they keep or kept an account of ours',
    who: 'operator',
    permission: 'fiat_orders.match',
    input: z.object({}),
    reply: z.object({ rows: z.array(z.string()) }).meta({ id: 'Banks' }),
    refusals: [],
  },
  importStatement: {
    method: 'POST',
    path: 'console/api/v1/bank/import_statement',
    summary: 'Reads a statement (CSV); lines known already are skipped',
    who: 'operator',
    permission: 'fiat_orders.match',
    idempotent: 'tx',
    input: z.object({
      format: z.literal('csv'),
      /** One of `banks`. */
      bank: line(140),
      text: z.string().min(1).max(900_000),
    }),
    reply: z
      .object({
        read: z.number().int(),
        known: z.number().int(),
        credited: z.number().int(),
        /** Debits of fiat withdrawals. */
        paid: z.number().int(),
        queued: z.number().int(),
      })
      .meta({ id: 'StatementImported' }),
    refusals: ['BANK_UNKNOWN', 'BANK_STATEMENT_UNREADABLE'],
  },
  orders: {
    method: 'POST',
    path: 'console/api/v1/fiat_orders/list',
    summary: 'Fiat orders of all customers, newest first',
    who: 'operator',
    permission: 'fiat_orders.read',
    input: z.object({
      ...KeysetRequest,
      fiat: Coin.optional(),
      status: FiatOrderStatus.optional(),
      /** A reference, an order number or part of a customer's e-mail. */
      search: z.string().trim().max(80).optional(),
    }),
    reply: keysetOf(OrderOfCustomer),
    refusals: [],
  },
})
