import type { SignedInScene, VerifyPayload } from '@tessera/contract/access/verification/scenes.ts'
import { withdrawalMail } from '@tessera/contract/payments/withdrawals/withdrawal-mail.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { signedAddress } from '@tessera/domain/payments/withdrawals/tag.ts'
import { type RawBuilder, sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Chain } from '../../../apps/server/src/payments/chain/chain.ts'
import { signWithdrawalsOnce } from '../../../apps/server/src/payments/signer/sign-withdrawals.ts'
import { advanceWithdrawalsOnce } from '../../../apps/server/src/payments/withdrawals/advance-withdrawals.ts'
import { keyOf } from '../chain/keys.ts'
import { confirmByMail, secretMailed } from './confirm-withdrawal.sql.ts'
import { proof } from './direct-proof.sql.ts'
import { ownAtProvider } from '../people/own-at-provider.ts'
import { byTwo } from './by-two.ts'
import { CHAIN, COIN, type ChainExchange } from './chain-exchange.ts'
import type { Person } from './exchange.ts'

/** A customer with money, and an outside wallet in the address book with its waiting period over. */
export type Withdrawer = Person & { readonly wallet: string; readonly tag: string | null; readonly addressId: string }

export type Withdrawing = {
  readonly withdrawer: (minor: bigint, about?: { class?: 'ri' | 'ai' | 'ei'; tag?: string }) => Promise<Withdrawer>
  /** The token that a valid code gives, for exactly this payload. */
  readonly prove: <S extends SignedInScene>(person: Person, scene: S, payload: VerifyPayload<S>) => Promise<string>
  /** The body of a valid request. */
  readonly body: (who: Withdrawer, amount: string) => Promise<RequestBody>
  /** Requests a withdrawal that waits for its confirmation. */
  readonly ask: (who: Withdrawer, amount: string) => Promise<string>
  /** The secret of the newest email about a withdrawal. */
  readonly secretOf: (id: string) => Promise<string>
  /** Confirms a withdrawal by its email. */
  readonly confirm: (id: string) => Promise<void>
  /** Requests and confirms a withdrawal, which then waits for review. */
  readonly request: (who: Withdrawer, amount: string) => Promise<string>
  readonly review: (id: string, verdict: 'approve' | 'refuse') => Promise<string>
  /** Decides a withdrawal that the signer declined: back to review, or refunded. */
  readonly recall: (id: string, verdict: 'approve' | 'refuse') => Promise<string>
  /** Decides a withdrawal that may already be paid: sign again, record a payment by its signature, or refund. */
  readonly decide: (id: string, act: 'sign' | 'give back' | { readonly paidBy: string }) => Promise<string>
  readonly stageOf: (id: string) => Promise<string>
  /** A withdrawal of 100 out of 500 that two people approved: 99 must arrive, once. */
  readonly approved: (about?: { tag?: string }) => Promise<RequestedWithdrawal>
  readonly sign: () => Promise<void>
  readonly advance: (chain?: Chain) => Promise<void>
  /** Runs all remaining steps without faults. */
  readonly finish: (id: string) => Promise<void>
  /** The result of a withdrawal of 100 out of 500: on the chain, in the ledger, in the attempts. */
  readonly outcome: (w: RequestedWithdrawal) => Promise<PaymentOutcome>
  readonly outcomesOf: (id: string) => Promise<string[]>
  readonly signerRefusal: (id: string) => Promise<string | null>
}
export type RequestedWithdrawal = { readonly who: Withdrawer; readonly id: string }
export type PaymentOutcome = {
  readonly paid: boolean
  readonly arrived: bigint
  readonly posted: bigint
  readonly held: bigint
  readonly finalised: number
}
export const paidOnce: PaymentOutcome = {
  paid: true,
  arrived: 99_000_000n,
  posted: 400_000_000n,
  held: 0n,
  finalised: 1,
}
export const givenBack: PaymentOutcome = { paid: false, arrived: 0n, posted: 500_000_000n, held: 0n, finalised: 0 }
const LAST_STAGES = new Set(['confirmed', 'refused', 'cancelled', 'lapsed', 'refunded'])
export type RequestBody = {
  coin: string
  chain: string
  addressId: string
  amount: string
  fee: string
  verifyToken: string
}
/** A new idempotency key. */
export const freshKey = (): { idempotencyKey: string } => ({ idempotencyKey: randomUUID() })

const FEE = '1'
const reviewOf = (subjectId: string) =>
  ({ kind: 'withdrawal_review', subjectId, reasonCode: 'address_risk', roles: ['compliance', 'finance'] }) as const

export function withdrawing(exchange: ChainExchange): Withdrawing {
  const { deps } = exchange
  const prove: Withdrawing['prove'] = (person, scene, payload) => proof(deps, person, scene, payload)
  const body: Withdrawing['body'] = async (who, amount) => {
    const withdrawal = { coin: COIN, chain: CHAIN, amount, fee: FEE }
    const verifyToken = await prove(who, 'withdraw', {
      ...withdrawal,
      ...signedAddress({ address: who.wallet, tag: who.tag }),
    })
    return { ...withdrawal, addressId: who.addressId, verifyToken }
  }
  const stageOf: Withdrawing['stageOf'] = async (id) =>
    (await values(exchange, sql<{ value: string }>`select status as value from withdrawal where id = ${id}`))[0] ??
    'none'
  const outcomesOf: Withdrawing['outcomesOf'] = (id) =>
    values(
      exchange,
      sql<{ value: string }>`select outcome as value from withdraw_attempt where withdrawal_id = ${id} order by n`,
    )
  const withdrawer = openBook(exchange, prove)
  const asking = byMail(exchange, body)
  const sign = () => signWithdrawalsOnce(exchange.signer)
  const advance: Withdrawing['advance'] = (chain = exchange.signer.chain) => advanceWithdrawalsOnce({ ...deps, chain })
  return {
    prove,
    body,
    withdrawer,
    ...asking,
    review: (id, verdict) => byTwo(exchange, { ...reviewOf(id), verdict }),
    recall: (id, verdict) => byTwo(exchange, { ...reviewOf(id), kind: 'withdrawal_recall', verdict }),
    decide: decideDoubt(exchange),
    stageOf,
    approved: async (about) => {
      const who = await withdrawer(500_000_000n, about)
      const id = await asking.request(who, '100')
      await byTwo(exchange, { ...reviewOf(id), verdict: 'approve' })
      return { who, id }
    },
    sign,
    advance,
    finish: async (id) => {
      for (let run = 0; run < 6 && !LAST_STAGES.has(await stageOf(id)); run++) {
        await sign()
        await advance()
        exchange.slots(10)
      }
    },
    outcome: async ({ who, id }) => ({
      paid: (await stageOf(id)) === 'confirmed',
      arrived: await exchange.onChain(who.wallet),
      ...(await exchange.tokenBalance(who.id)),
      finalised: (await outcomesOf(id)).filter((outcome) => outcome === 'finalised').length,
    }),
    outcomesOf,
    signerRefusal: async (id) =>
      (
        await values(exchange, sql<{ value: string }>`select signer_refusal as value from withdrawal where id = ${id}`)
      )[0] ?? null,
  }
}

/** Requests withdrawals and confirms them by email. */
function byMail(
  { deps, api }: ChainExchange,
  body: Withdrawing['body'],
): Pick<Withdrawing, 'ask' | 'secretOf' | 'confirm' | 'request'> {
  const ask: Withdrawing['ask'] = async (who, amount) =>
    (await api(withdrawals, who).create(await body(who, amount), freshKey())).id
  const confirm = (id: string) => confirmByMail(deps, api(withdrawalMail), id)
  return {
    ask,
    confirm,
    secretOf: async (id) => {
      const secret = await secretMailed(deps, id)
      if (secret === undefined) throw new Error(`no email about withdrawal ${id} was sent`)
      return secret
    },
    request: async (who, amount) => {
      const id = await ask(who, amount)
      await confirm(id)
      return id
    },
  }
}

const decideDoubt =
  (exchange: ChainExchange): Withdrawing['decide'] =>
  (id, act) => {
    const about = { ...reviewOf(id), kind: 'withdrawal_attempt' } as const
    if (act === 'give back') return byTwo(exchange, { ...about, verdict: 'refuse' })
    const proposal = act === 'sign' ? { paymentAct: act } : { paymentAct: 'paid', ...act }
    return byTwo(exchange, { ...about, verdict: 'approve', proposal })
  }

/** Creates customers with money and an outside wallet in their address book. */
const openBook =
  (exchange: ChainExchange, prove: Withdrawing['prove']): Withdrawing['withdrawer'] =>
  async (minor, { tag = null, ...about } = {}) => {
    const person = await exchange.customer(about)
    if (minor > 0n) await exchange.fund({ customer: person.id, kind: 'token' }, COIN, minor)
    const { address: wallet } = await keyOf('outside', person.id)
    const payload = { coin: COIN, chain: CHAIN, ...signedAddress({ address: wallet, tag }) }
    const verifyToken = await prove(person, 'add_address', payload)
    const entry = { ...payload, remark: 'My wallet', beneficiary: ownAtProvider, verifyToken }
    const { id } = await exchange.api(withdrawals, person).addAddress(entry, freshKey())
    await sql`update address_book set usable_at = added_at where id = ${id}`.execute(exchange.deps.db)
    return { ...person, wallet, tag, addressId: id }
  }

async function values(exchange: ChainExchange, query: RawBuilder<{ value: string }>): Promise<string[]> {
  const { rows } = await query.execute(exchange.deps.db)
  return rows.map((row) => row.value)
}
