import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { singpass } from '@tessera/contract/identity/singpass/singpass.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerSession } from '#testing/direct-session.sql.ts'
import { persons } from '#world/singpass/myinfo-persons.ts'
import { byTwo } from '#testing/by-two.ts'
import type { Person } from '#testing/exchange.ts'
import { ownDetails, photo, submittedCustomer } from '#testing/kyc-file.ts'
import { agreeAs, singpassExchange } from '#testing/singpass.ts'
import { expireIdentities } from '#identity/kyc/expire-identities.ts'

type Setting = Awaited<ReturnType<typeof singpassExchange>>
let at: Setting
beforeAll(async () => {
  at = await singpassExchange()
})
afterAll(() => at.close())

const [citizen = ''] = persons.map(({ id }) => id)
const consents = { use: true, accuracy: true } as const
const newcomer = () => at.exchange.customer({ kyc: 'unknown' })
const rows = (who: Pick<Person, 'token'>) => at.exchange.api(singpass, who)
const key = () => ({ idempotencyKey: randomUUID() })

test('KYC-11 requests no data from Singpass if a file was opened in the meantime', async () => {
  const who = await newcomer()
  const brought = await agreeAs(at.exchange, who, citizen)
  const uploads = { front: await photo(at.exchange, who), selfie: await photo(at.exchange, who) }
  await at.exchange.api(kyc, who).personal({ ...ownDetails(), uploads }, key())
  const before = at.vendor.calls().length
  await expect(rows(who).verifyAuth(brought)).rejects.toMatchObject({ code: 'KYC_ALREADY_OPEN' })
  expect(at.vendor.calls().length).toBe(before)
  expect((await rows(who).verifyAuth({ action: 'resume' })).prefill).toBeNull()
})

test('a person who began with Sumsub can finish with Singpass, but not during a Sumsub review', async () => {
  const who = await newcomer()
  const [id, db] = [randomUUID(), at.exchange.deps.db]
  await sql`insert into sumsub_applicant (id, customer_id, kind, level_name, mode, status, started_at, changed_at)
            values (${id}, ${who.id}, 'personal', 'id-and-liveness', 'sandbox', 'started', now(), now())`.execute(db)
  await sql`insert into transition (entity, entity_id, n, from_state, to_state, at, actor)
            values ('sumsub_applicant', ${id}, 1, null, 'started', now(), 'job:test')`.execute(db)
  const moved = (n: number, from: string, to: string) =>
    at.exchange.deps.inTx('job:test')(async (tx) => {
      await sql`update sumsub_applicant set status = ${to} where id = ${id}`.execute(tx.db)
      await sql`insert into transition (entity, entity_id, n, from_state, to_state, at, actor)
                values ('sumsub_applicant', ${id}, ${n}, ${from}, ${to}, now(), 'job:test')`.execute(tx.db)
      return ok(undefined)
    })
  await moved(2, 'started', 'pending')
  await expect(rows(who).verifyAuth({ action: 'start' })).rejects.toMatchObject({ code: 'KYC_ALREADY_OPEN' })
  await moved(3, 'pending', 'retry')
  const { prefill } = await rows(who).verifyAuth(await agreeAs(at.exchange, who, citizen))
  const standing = await rows(who).submit({ prefillId: prefill?.id ?? '', corrections: {}, consents }, key())
  expect(standing).toMatchObject({ status: 'pending', step: 'review' })
})

test('a person renews an expired document with Singpass, without photos', async () => {
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  const { customer, caseId } = await submittedCustomer(at.exchange, { ...ownDetails(), documentExpiresOn: day(2) })
  const roles = ['compliance', 'compliance'] as const
  const approve = () => byTwo(at.exchange, { kind: 'kyc_review', subjectId: caseId, verdict: 'approve', roles })
  expect(await approve()).toBe('done')
  await expect(rows(customer).verifyAuth({ action: 'start' })).rejects.toMatchObject({ code: 'KYC_ALREADY_APPROVED' })
  at.exchange.passTime(4 * DAY_MS)
  await expireIdentities(at.exchange.deps)
  const who = { ...customer, token: await customerSession(at.exchange.deps, customer.id) }
  const { prefill } = await rows(who).verifyAuth(await agreeAs(at.exchange, who, citizen))
  const standing = await rows(who).submit({ prefillId: prefill?.id ?? '', corrections: {}, consents }, key())
  expect(standing).toMatchObject({ step: 'review', case: { version: 2, documents: [], reviewedAgain: true } })
  expect(await approve()).toBe('done')
})
