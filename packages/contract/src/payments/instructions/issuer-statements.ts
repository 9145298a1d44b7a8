import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Coin, Day, FileReply, SignedAmountText, Time } from '#platform/http/shared.ts'

/** The kinds of movements of an issuer's money. */
export const issuerMovements = ['proceeds', 'funding', 'to_holders', 'fee', 'payment', 'return', 'other'] as const

/** A movement of an issuer's money, with the balance after it. */
export const IssuerEntry = z
  .object({
    at: Time,
    movement: z.enum(issuerMovements),
    /** Symbol of the product; empty if it concerns none. */
    product: z.string(),
    /** Number of the instruction or distribution; empty for subscriptions, which are summed by day. */
    reference: z.string(),
    /** Above zero if it increases the amount that the exchange owes to the issuer. */
    amount: SignedAmountText,
    balance: SignedAmountText,
  })
  .meta({ id: 'IssuerEntry' })

const input = z.object({ owner: z.string().min(1).max(200), coin: Coin, from: Day, until: Day })

/** Statements of issuers, from the ledger. */
export const issuerStatements = endpoints({
  read: {
    method: 'POST',
    path: 'console/api/v1/issuer_statements/read',
    summary:
      'The reconciled statement of an issuer: opening balance, proceeds, fees, payments, returns, closing balance',
    who: 'operator',
    permission: 'payment_instructions.read',
    input,
    reply: z
      .object({
        issuer: z.string(),
        coin: Coin,
        opening: SignedAmountText,
        closing: SignedAmountText,
        /** The part of the closing balance that approved instructions have in transit to the bank. */
        inTransit: SignedAmountText,
        rows: z.array(IssuerEntry),
      })
      .meta({ id: 'IssuerStatement' }),
    refusals: ['NOT_FOUND'],
  },
  file: {
    method: 'POST',
    path: 'console/api/v1/issuer_statements/file',
    summary: 'The statement of an issuer as CSV or PDF; each download is recorded in the audit log',
    who: 'operator',
    permission: 'payment_instructions.read',
    rate: { points: 60, seconds: 3600 },
    input: input.extend({ format: z.enum(['csv', 'pdf']) }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND'],
  },
})
