import { findings } from '@tessera/contract/books/reconciliation/reconciliation.ts'
import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { places } from '@tessera/domain/books/reconciliation/postings.ts'
import { z } from 'zod'
import type { Summary } from '#services/approvals/kind.ts'

/** The coin, place and amount of a difference between external holdings and ledger, for both decisions. */
export const DifferenceFacts = z.object({
  coin: z.string(),
  where: z.enum(places),
  finding: z.enum(findings),
  amount: z.string(),
})
export type DifferenceFacts = z.output<typeof DifferenceFacts>

type Differs = {
  readonly coin: string
  readonly scale: number
  readonly place: DifferenceFacts['where']
  readonly by: bigint
}

export const differenceFactsOf = ({ coin, scale, place, by }: Differs): DifferenceFacts => ({
  coin,
  where: place,
  finding: by > 0n ? 'surplus' : 'shortfall',
  amount: formatAmount(amount(by > 0n ? by : -by), scale),
})

export const aboutDifference = ({
  coin,
  finding,
  amount: text,
}: DifferenceFacts): Summary<'finding' | 'amount'>['about'] => [
  { field: 'finding', value: finding },
  { field: 'amount', value: text, unit: coin },
]
