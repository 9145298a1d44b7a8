import { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { payoutsReview } from '@tessera/contract/payments/payouts/payouts-review.ts'
import type { VerifyPayload } from '@tessera/contract/access/verification/scenes.ts'
import type { PaymentTexts } from '@tessera/domain/payments/bank-accounts/payment-texts.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { accountNumberCipher } from '../../../apps/server/src/payments/bank-accounts/account-number.ts'
import { verifyBooks } from '../../../apps/server/src/services/audit/verify.job.ts'
import { proof } from './direct-proof.sql.ts'
import { type BankExchange, freshKey } from './bank-exchange.ts'
import { byTwo } from './by-two.ts'
import type { Person } from './exchange.ts'

/** A customer with fiat money, and a bank account whose waiting period is over. */
export type Payee = Person & { readonly bankAccountId: string }
export const FEE = '5.00'

const payload = (who: Payee, amount: string, fiat = 'SGD'): VerifyPayload<'payout'> => ({
  fiat,
  bankAccountId: who.bankAccountId,
  bank: 'DBS',
  ending: '6789',
  amount,
  fee: FEE,
})

/** Sets up payouts beside the local bank: terms, a price, people with accounts, and two operators. */
export async function payingOut({ exchange, finance }: BankExchange) {
  const { deps } = exchange
  await sql`update bank_account set payout_open = true, payout_fee = 500, payout_min = 1000, payout_max = 10000000`.execute(
    deps.db,
  )
  // Files are only created while the ledger is verified.
  await verifyBooks(deps, 'tail')
  await freshPrice(exchange, 'SGD', '7500000000')
  const body = async (who: Payee, amount: string, fiat = 'SGD') => {
    const { bank: _bank, ending: _ending, ...payout } = payload(who, amount, fiat)
    return { ...payout, verifyToken: await proof(deps, who, 'payout', payload(who, amount, fiat)) }
  }
  const request = async (who: Payee, amount = '100.00', fiat = 'SGD') =>
    exchange.api(payouts, who).create(await body(who, amount, fiat), freshKey())
  const decide = (kind: 'payout_review' | 'payout_recall', subjectId: string, verdict: 'approve' | 'refuse') =>
    byTwo(exchange, { kind, subjectId, verdict, reasonCode: 'account_risk', roles: ['compliance', 'finance'] })
  const desk = exchange.api(payoutsReview, finance[0])
  return {
    body,
    request,
    decide,
    desk,
    payee: async (
      minor: bigint,
      fiat = 'SGD',
      about: { class?: 'ri' | 'ai'; texts?: PaymentTexts } = {},
    ): Promise<Payee> => {
      const who = await exchange.customer(about)
      if (minor > 0n) await exchange.fund({ customer: who.id, kind: 'fiat' }, fiat, minor)
      return { ...who, bankAccountId: await openAccount(exchange, who, fiat, about.texts) }
    },
    approved: async (who: Payee, amount = '100.00') => {
      const made = await request(who, amount)
      await decide('payout_review', made.id, 'approve')
      return made
    },
    export: async (fiat = 'SGD') => desk.exportBatch({ bankAccount: `${fiat}-main` }, freshKey()),
    fileOf: async (id: string) => (await desk.batchFile({ id })).text(),
    stageOf: async (id: string) => (await desk.get({ id })).stage,
    unsent: (subjectId: string) =>
      byTwo(exchange, {
        kind: 'payout_unsent',
        subjectId,
        verdict: 'approve',
        roles: ['finance', 'finance'],
        proposal: { bankReference: 'RJCT-1' },
      }),
    money: async (who: Person, fiat = 'SGD') => {
      const { rows } = await sql<{ posted: bigint; held: bigint }>`
        select posted, held from account where customer_id = ${who.id} and kind = 'fiat' and coin = ${fiat}`.execute(
        deps.db,
      )
      return rows[0]
    },
  }
}
export type PayingOut = Awaited<ReturnType<typeof payingOut>>

/** Stores a price in US dollars at scale 10 that never becomes outdated. */
export const freshPrice = ({ deps }: Pick<BankExchange['exchange'], 'deps'>, coin: string, minor: string) =>
  sql`insert into rate (coin, fiat, price, as_of, source) values (${coin}, 'USD', ${minor}::numeric, now() + interval '1000 days', 'test')
      on conflict (coin, fiat) do update set price = excluded.price, as_of = excluded.as_of`.execute(deps.db)

async function openAccount(
  { deps }: BankExchange['exchange'],
  who: Person,
  fiat: string,
  texts?: PaymentTexts,
): Promise<string> {
  const id = randomUUID()
  await sql`insert into customer_bank_account (id, customer_id, coin, account_name, bank, bank_country, bank_code, number_sealed, number_ending, payment_texts, added_at, usable_at)
            values (${id}, ${who.id}, ${fiat}, 'Test Person', 'DBS', 'SG', 'DBSSSGSG', ${accountNumberCipher(deps.config).seal('0123456789')}, '6789', ${texts === undefined ? null : JSON.stringify(texts)}::jsonb, now(), now())`.execute(
    deps.db,
  )
  return id
}
