import { shortNumber } from '@tessera/domain/platform/text/record-number.ts'
import { Chain, Coin, Id } from '@tessera/contract/platform/http/shared.ts'
import { type Amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { z } from 'zod'
import type { Summary } from '#services/approvals/kind.ts'

/** A deposit as two people see it, for every decision about it. */
export const DepositView = z.strictObject({
  id: Id,
  customer: z.strictObject({ id: Id, number: z.string(), name: z.string().nullable() }),
  coin: Coin,
  chain: Chain,
  amount: z.string(),
  txId: z.string(),
})
export type DepositView = z.output<typeof DepositView>

/** A deposit with its owner, as in the lists of deposits that may have left the chain. */
export type OwnedDeposit = {
  readonly id: string
  readonly coin: string
  readonly chain: string
  readonly scale: number
  readonly amount: Amount
  readonly signature: string
  readonly customer: DepositView['customer']
}

export const depositView = (deposit: OwnedDeposit): DepositView => ({
  id: deposit.id,
  customer: deposit.customer,
  coin: deposit.coin,
  chain: deposit.chain,
  amount: formatAmount(deposit.amount, deposit.scale),
  txId: deposit.signature,
})

export const depositNumber = (id: string): string => shortNumber('deposit', id)

export const summaryOf = ({ id, customer, amount, coin }: DepositView): Summary<'amount'> => ({
  number: depositNumber(id),
  subject: customer.name ?? customer.number,
  about: [{ field: 'amount', value: amount, unit: coin }] as const,
})
