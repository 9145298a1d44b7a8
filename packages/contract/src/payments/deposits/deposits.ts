import { depositMachine } from '@tessera/domain/payments/deposits/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { AmountText, Chain, Coin, Id, TimeKeysetRequest, keysetOf, Time } from '#platform/http/shared.ts'

export const DepositStatus = z.enum(statusesOf(depositMachine)).meta({ id: 'DepositStatus' })

export const DepositAddress = z
  .object({
    coin: Coin,
    chain: Chain,
    /** The customer's own wallet address. It needs no memo and never changes. */
    address: z.string(),
    /** A smaller deposit goes to suspense, where people review it. */
    min: AmountText,
    confirmations: z.number().int(),
  })
  .meta({ id: 'DepositAddress' })

export const Deposit = z
  .object({
    id: Id,
    time: Time,
    coin: Coin,
    chain: Chain,
    amount: AmountText,
    address: z.string(),
    txId: z.string(),
    /** Confirmations so far, of the required number. */
    confirmations: z.number().int(),
    confirmationsNeeded: z.number().int(),
    status: DepositStatus,
    /** The reason for which it is in suspense. */
    reason: z.string().nullable(),
    creditedAt: Time.nullable(),
  })
  .meta({ id: 'Deposit' })

export const deposits = endpoints({
  address: {
    method: 'POST',
    path: 'ex/api/v1/deposits/address',
    summary: 'The caller’s deposit address for a coin on a chain',
    who: 'approved',
    memberRight: 'pay',
    subAccounts: true,
    keyScope: 'read',
    reads: true,
    rate: { points: 60, seconds: 60 },
    input: z.object({ coin: Coin, chain: Chain }),
    reply: DepositAddress,
    refusals: [
      'KYC_REQUIRED',
      'SECURITY_FACTOR_REQUIRED',
      'AUTHENTICATOR_REQUIRED',
      'ACCOUNT_FROZEN',
      'SUB_ACCOUNT_DEPOSIT_CLOSED',
      'COIN_NETWORK_UNKNOWN',
      'DEPOSIT_CLOSED',
      'DEPOSIT_ADDRESS_PREPARING',
    ],
  },
  list: {
    method: 'POST',
    path: 'ex/api/v1/deposits/list',
    summary: 'The caller’s deposits from chains, newest first',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    keyScope: 'read',
    input: z.object({
      ...TimeKeysetRequest,
      coin: Coin.optional(),
      status: DepositStatus.optional(),
      from: Time.optional(),
      to: Time.optional(),
    }),
    reply: keysetOf(Deposit),
    refusals: [],
  },
})
