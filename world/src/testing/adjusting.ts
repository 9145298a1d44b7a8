import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { bare } from '@tessera/domain/books/money/amount-text.ts'
import { amount, formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import type { BankExchange } from './bank-exchange.ts'
import { byTwo } from './by-two.ts'
import type { Person } from './exchange.ts'

export const note = { en_US: 'Sorry for the delay.', zh_CN: '抱歉让您久等了。' }
export type Movement = {
  readonly movement: 'credit' | 'debit'
  readonly amount: string
  readonly coin?: string
  readonly reasonCode?: string
  readonly value?: string
}

/** The value as the maker sees it: a Singapore dollar costs 0.75 US dollars, the reference currency of the test. */
export const worth = (typed: string) => {
  const cents = parseAmount(typed, 2)
  return { value: cents === undefined ? '1' : bare(formatAmount(amount(cents * 7_500n), 6)), currency: 'USD' }
}

export const proposalOf = ({
  movement,
  amount: typed,
  coin = 'SGD',
  reasonCode = 'goodwill',
  value = typed,
}: Movement) => ({
  movement,
  amount: typed,
  coin,
  worth: worth(value),
  reasonCode,
  note,
})

const textOf = (minor: bigint): string => formatAmount(amount(minor), 2)
const kind = 'balance_adjustment'
const roles = ['finance', 'finance'] as const

/** Adjusts balances in an exchange with a bank. */
export function adjusting({ exchange }: BankExchange) {
  const api = async (role = 'finance') => exchange.api(approvals, await exchange.operator(role))
  const adjust = (who: Person, movement: Movement): Promise<string> =>
    byTwo(exchange, { kind, subjectId: who.id, verdict: 'approve', roles, proposal: proposalOf(movement) })
  const fees = async (): Promise<bigint> =>
    (
      await sql<{ posted: bigint }>`select posted from account where purpose = 'fees' and coin = 'SGD'`.execute(
        exchange.deps.db,
      )
    ).rows[0]?.posted ?? 0n
  return {
    api,
    adjust,
    fees,
    propose: async (who: Person, movement: Movement) =>
      (await api()).propose({
        kind,
        subjectId: who.id,
        verdict: 'approve',
        reason: 'x',
        proposal: proposalOf(movement),
      }),
    decide: async (made: { id: string; contentHash: string }) =>
      (await api()).decide({ requestId: made.id, verdict: 'approve', contentHash: made.contentHash, note: 'agreed' }),
    /** Leaves the exchange this much fee income in Singapore dollars. */
    feesOf: async (minor: bigint): Promise<void> => {
      const now = await fees()
      if (now < minor) await exchange.fund({ exchange: 'fees' }, 'SGD', minor - now)
      if (now <= minor) return
      const given = await adjust(await exchange.customer(), { movement: 'credit', amount: textOf(now - minor) })
      assert(given === 'done', `the fee income could not be lowered: ${given}`)
    },
  }
}
