import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { transferMachine, transferPlaces } from '@tessera/domain/profile/transfers/transfer.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { AmountText, Coin, Id, KeysetRequest, keysetOf, Time } from '#platform/http/shared.ts'

export const TransferPlace = z.enum(transferPlaces)

/** A transfer between two accounts of the same customer. */
export const Transfer = z
  .object({
    id: Id,
    coin: Coin,
    amount: AmountText,
    from: TransferPlace,
    to: TransferPlace,
    status: z.enum(statusesOf(transferMachine)),
    requestedAt: Time,
    completedAt: Time.nullable(),
  })
  .meta({ id: 'Transfer' })

export const transfers = endpoints({
  create: {
    method: 'POST',
    path: 'ex/api/v1/transfers/create',
    summary: 'Transfers a coin between the token or fiat account and the spot account',
    who: 'approved',
    memberRight: 'trade',
    subAccounts: true,
    keyScope: 'trade',
    idempotent: 'tx',
    rate: { points: 60, seconds: 60 },
    input: z.object({ coin: Coin, amount: AmountText, from: TransferPlace, to: TransferPlace }),
    reply: Transfer,
    refusals: [
      'KYC_REQUIRED',
      'SECURITY_FACTOR_REQUIRED',
      'ACCOUNT_FROZEN',
      'COIN_UNKNOWN',
      'TRANSFER_ROUTE_UNSUPPORTED',
      'TRANSFER_AMOUNT_INVALID',
      'INSUFFICIENT_AVAILABLE_BALANCE',
    ],
  },
  one: {
    method: 'POST',
    path: 'ex/api/v1/transfers/one',
    summary: 'One of the caller’s transfers; `sent` means that it arrives within seconds',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    keyScope: 'read',
    input: z.object({ id: Id }),
    reply: Transfer,
    refusals: ['NOT_FOUND'],
  },
  list: {
    method: 'POST',
    path: 'ex/api/v1/transfers/list',
    summary: 'The caller’s transfers, newest first',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    keyScope: 'read',
    input: z.object({ coin: Coin.optional(), ...KeysetRequest }),
    reply: keysetOf(Transfer),
    refusals: [],
  },
})
