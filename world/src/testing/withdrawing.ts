import type { SignedInScene, VerifyPayload } from '@tessera/contract/verification.ts'
import { withdrawals } from '@tessera/contract/withdrawals.ts'
import { ok } from '@tessera/domain/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { decide } from '../../../apps/server/src/approvals/decide.ts'
import { kinds } from '../../../apps/server/src/approvals/kinds.ts'
import { propose } from '../../../apps/server/src/approvals/propose.ts'
import { contentHash, sha256 } from '../../../apps/server/src/platform/random.ts'
import { insertVerifyToken } from '../../../apps/server/src/verification/verification.sql.ts'
import { keyOf } from '../chain/keys.ts'
import { CHAIN, COIN, type ChainHouse } from './chain-house.ts'
import type { Person } from './house.ts'

/** A customer with money, and a wallet outside that is in the book and past its waiting time. */
export type Withdrawer = Person & { readonly wallet: string; readonly addressId: string }

export type Withdrawing = {
  readonly withdrawer: (minor: bigint, about?: { class?: 'ri' | 'ai' | 'ei' }) => Promise<Withdrawer>
  /** The token that a right code gives, for exactly this payload. */
  readonly prove: <S extends SignedInScene>(person: Person, scene: S, payload: VerifyPayload<S>) => Promise<string>
  /** The body of a request that nothing speaks against. */
  readonly body: (who: Withdrawer, amount: string) => Promise<RequestBody>
  readonly request: (who: Withdrawer, amount: string) => Promise<string>
  readonly review: (id: string, verdict: 'approve' | 'refuse') => Promise<string>
  readonly stageOf: (id: string) => Promise<string>
}
export type RequestBody = {
  coin: string
  chain: string
  addressId: string
  amount: string
  fee: string
  verifyToken: string
}
/** The key of a first click. */
export const freshKey = (): { idempotencyKey: string } => ({ idempotencyKey: randomUUID() })

const FEE = '1'
const IP = '127.0.0.1'

export function withdrawing(house: ChainHouse): Withdrawing {
  const { deps } = house
  const prove: Withdrawing['prove'] = async (person, scene, payload) => {
    const token = deps.random.token()
    const row = { token_hash: sha256(token), scene, target: person.email, customer_id: person.id }
    await deps.inTx('test')(async (tx) => {
      const expiresAt = new Date(tx.now.getTime() + 300_000)
      return ok(await insertVerifyToken(tx, { ...row, payload_hash: contentHash(payload) }, expiresAt))
    })
    return token
  }
  const body: Withdrawing['body'] = async (who, amount) => {
    const asked = { coin: COIN, chain: CHAIN, amount, fee: FEE }
    const verifyToken = await prove(who, 'withdraw', { ...asked, address: who.wallet })
    return { ...asked, addressId: who.addressId, verifyToken }
  }
  return {
    prove,
    body,
    withdrawer: async (minor, about = {}) => {
      const person = await house.customer(about)
      await house.fund({ customer: person.id, kind: 'token' }, COIN, minor)
      const { address: wallet } = await keyOf('outside', person.id)
      const payload = { coin: COIN, chain: CHAIN, address: wallet }
      const verifyToken = await prove(person, 'add_address', payload)
      const { id } = await house
        .api(withdrawals, person)
        .addAddress({ ...payload, remark: 'My wallet', verifyToken }, freshKey())
      await sql`update address_book set usable_at = added_at where id = ${id}`.execute(deps.db)
      return { ...person, wallet, addressId: id }
    },
    request: async (who, amount) => (await house.api(withdrawals, who).create(await body(who, amount), freshKey())).id,
    review: (id, verdict) => review(house, id, verdict),
    stageOf: async (id) => {
      const { rows } = await sql<{ status: string }>`select status from withdrawal where id = ${id}`.execute(deps.db)
      return rows[0]?.status ?? 'none'
    },
  }
}

/** One operator proposes, another confirms: 'done', or the code of the refusal. */
async function review(house: ChainHouse, id: string, verdict: 'approve' | 'refuse'): Promise<string> {
  const [maker, checker] = [await house.operator('compliance'), await house.operator('finance')]
  const table = kinds(house.deps)
  const proposed = await house.deps.inTx(`operator:${maker.id}`)((tx) =>
    propose(tx, table, {
      id: randomUUID(),
      kind: 'withdrawal_review',
      subjectId: id,
      verdict,
      reason: 'looked at',
      reasonCode: verdict === 'refuse' ? 'address_risk' : undefined,
      maker: { operatorId: maker.id, roles: ['compliance'] },
      ip: IP,
    }),
  )
  if (!proposed.ok) return proposed.code
  const { id: requestId, content_hash } = proposed.value
  const decided = await house.deps.inTx(`operator:${checker.id}`)((tx) =>
    decide(tx, table, {
      id: randomUUID(),
      requestId,
      verdict: 'approve',
      contentHash: content_hash,
      note: 'agreed',
      checker: { operatorId: checker.id, roles: ['finance'] },
      ip: IP,
    }),
  )
  return decided.ok ? 'done' : decided.code
}
