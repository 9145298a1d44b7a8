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
    /** A wallet address of the customer's own: no memo is needed, and it stays the same. */
    address: z.string(),
    /** Below it a deposit is set aside and looked at by hand. */
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
    /** n of N: how many the chain has given, and how many are asked. */
    confirmations: z.number().int(),
    confirmationsNeeded: z.number().int(),
    status: DepositStatus,
    /** Why it was set aside. */
    reason: z.string().nullable(),
    creditedAt: Time.nullable(),
  })
  .meta({ id: 'Deposit' })

export const deposits = endpoints({
  address: {
    method: 'POST',
    path: 'ex/api/v1/deposits/address',
    summary: 'The own address for deposits of a coin on a chain',
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
    summary: 'Own deposits from chains, newest first',
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
