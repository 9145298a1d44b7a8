import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { sumsub } from '@tessera/contract/identity/sumsub/sumsub.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { final, green, retry } from '#world/sumsub/personas.ts'
import { captureLog } from '#testing/captured-log.ts'
import type { Customer } from '#testing/exchange.ts'
import { ownDetails, photo } from '#testing/kyc-file.ts'
import { newestFile, setSumsubRule, sumsubExchange, type SumsubExchange } from '#testing/sumsub-exchange.ts'
import { applyEvent } from './apply-event.job.ts'
import { SumsubUnavailable } from './client.ts'
import { reconcileSumsub } from './reconcile.ts'
import { removeApplicants } from './remove-applicants.ts'
import { restartBlockedApplicants } from './restart-applicant.ts'
import { sumsubSettings } from './settings.ts'
import { requestRemoval } from './removals.sql.ts'
import { vendorDeps, type VendorDeps } from './vendor-deps.ts'

let exchange: SumsubExchange
beforeAll(async () => {
  exchange = await sumsubExchange({ LOG_LEVEL: 'error' })
})
afterAll(() => exchange.close())

const standing = (who: Customer) => exchange.api(kyc, who).get({})
const config = (who: Customer) => exchange.api(sumsub, who).config({})
function deps(): VendorDeps {
  const found = vendorDeps(exchange.deps)
  if (found === undefined) throw new Error('the test exchange must have a vendor')
  return found
}
/** Returns the settings of an installation that went live. */
const live = () => ({ ...deps().settings, mode: 'live' as const })
const sendByHand = async (who: Customer) => {
  const uploads = { front: await photo(exchange, who), selfie: await photo(exchange, who) }
  return exchange.api(kyc, who).personal({ ...ownDetails(), uploads }, { idempotencyKey: randomUUID() })
}
const rowOf = async (user: string) => {
  const { rows } = await sql<{ status: string; mode: string; green_at: Date | null; case_id: string | null }>`
    select status, mode, green_at, case_id from sumsub_applicant where id = ${user}`.execute(exchange.deps.db)
  return rows[0]
}

test('a person who waits for a disabled vendor is notified, and can then send documents by hand', async () => {
  const { customer } = await exchange.submitted('slow')
  await expect(sendByHand(customer)).rejects.toMatchObject({ code: 'KYC_ALREADY_OPEN' })
  await restartBlockedApplicants(exchange.deps, undefined)
  expect(await standing(customer)).toMatchObject({ status: 'unknown', label: 'unverified', step: 'details' })
  expect(await sendByHand(customer)).toMatchObject({ status: 'pending', step: 'review' })
})

test('does not restart applicants of a vendor in the same environment', async () => {
  const { customer, user } = await exchange.submitted('slow')
  await restartBlockedApplicants(exchange.deps, sumsubSettings(exchange.deps.config))
  expect(await rowOf(user)).toMatchObject({ status: 'pending', mode: 'sandbox' })
  expect((await standing(customer)).status).toBe('pending')
})

test('KYC-01 a live server ignores sandbox verdicts, and the customer verifies again', async () => {
  const [waiting, refused] = [await exchange.submitted('slow'), await exchange.submitted('final')]
  await restartBlockedApplicants(exchange.deps, live())
  for (const { user } of [waiting, refused])
    expect(await rowOf(user)).toEqual({ status: 'started', mode: 'live', green_at: null, case_id: null })
  expect((await standing(waiting.customer)).status).toBe('unknown')
  expect((await standing(refused.customer)).status).toBe('unknown')
  // Webhooks and verdicts of the sandbox no longer have an effect.
  await exchange.local.decide(waiting.user, green)
  await exchange.settle()
  await reconcileSumsub(deps())
  expect((await rowOf(waiting.user))?.status).toBe('started')
  expect((await config(waiting.customer)).standing).toBeNull()
})

test('KYC-01 an identity that a sandbox verdict approved alone is suspended when the server goes live', async () => {
  await setSumsubRule(exchange, { verifies: true, countries: ['SG'] })
  const byVerdict = await exchange.submitted('green')
  await setSumsubRule(exchange, { verifies: false, countries: [] })
  expect((await standing(byVerdict.customer)).status).toBe('approved')
  await restartBlockedApplicants(exchange.deps, live())
  expect(await newestFile(exchange, byVerdict.customer)).toMatchObject({ status: 'suspended' })
  expect((await standing(byVerdict.customer)).status).toBe('pending')
})

test('KYC-01 a sandbox verdict of the vendor itself never approves alone, whatever the site setting is', async () => {
  const of = (SUMSUB_URL: string, SUMSUB_APP_TOKEN: string) =>
    sumsubSettings({ ...exchange.deps.config, SUMSUB_URL, SUMSUB_APP_TOKEN })?.mayVerify
  expect(of('https://api.sumsub.com', 'sbx:token')).toBe(false)
  expect(of('https://api.sumsub.com', 'prd:token')).toBe(true)
  expect(of('http://127.0.0.1:9999', 'sbx:token')).toBe(true)
})

test('KYC-01 the next token of a sandbox applicant on a live server starts a new verification', async () => {
  const { customer, user } = await exchange.submitted('retry')
  await sql`update sumsub_applicant set mode = 'live' where id = ${user}`.execute(exchange.deps.db)
  await exchange.token(customer)
  expect(await rowOf(user)).toMatchObject({ status: 'started', mode: 'sandbox' })
})

/** Returns the client without a response for one applicant. */
const silentFor = (user: string): VendorDeps => {
  const all = deps()
  const applicantOf: typeof all.client.applicantOf = async (id) => {
    if (id === user) throw new SumsubUnavailable('Sumsub answers an applicant with 500')
    return all.client.applicantOf(id)
  }
  return { ...all, client: { ...all.client, applicantOf } }
}

test('a 5xx response for one applicant does not stop the nightly comparison of the others', async () => {
  const pairs = [await exchange.submitted('slow'), await exchange.submitted('slow')].toSorted((a, b) =>
    a.user < b.user ? -1 : 1,
  )
  const [first, last] = pairs
  if (first === undefined || last === undefined) throw new Error('the test must have submitted two people')
  exchange.local.sendTo(async () => undefined)
  await exchange.local.decide(last.user, final)
  exchange.local.sendTo(exchange.post)
  const log = captureLog(exchange.deps.log)
  await reconcileSumsub(silentFor(first.user))
  expect((await rowOf(last.user))?.status).toBe('final')
  expect(log.join('\n')).toContain(first.user)
})

test('the nightly comparison fails and is retried if the vendor does not respond', async () => {
  for (let n = 0; n < 5; n += 1) await exchange.submitted('slow')
  const all = deps()
  const applicantOf = () => Promise.reject(new SumsubUnavailable('Sumsub does not answer'))
  const down = { ...all, client: { ...all.client, applicantOf } }
  await expect(reconcileSumsub(down)).rejects.toBeInstanceOf(SumsubUnavailable)
})

test('more than a hundred unapplied webhooks do not delay a newer one, and end after a week', async () => {
  const add = (n: number, age: string) =>
    sql`insert into sumsub_event (id, digest, body_sealed, received_at)
        select gen_random_uuid(), ${age} || g || random(), 'x', now() - ${age}::interval from generate_series(1, ${n}) g`.execute(
      exchange.deps.db,
    )
  await add(150, '8 days')
  await add(120, '1 day')
  const queued: string[] = []
  const enqueue: VendorDeps['enqueue'] = async (_tx, task, payload) => {
    if (task === 'apply_sumsub_event') queued.push(JSON.stringify(payload))
  }
  await reconcileSumsub({ ...deps(), enqueue })
  expect(new Set(queued).size).toBe(120)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from sumsub_event where outcome = 'given_up'`.execute(exchange.deps.db)
  expect(rows).toEqual([{ n: 150 }])
  await sql`delete from sumsub_event where body_sealed = 'x'`.execute(exchange.deps.db)
})

test('KYC-09 the audit log contains our reasons and none of the vendor’s labels', async () => {
  await setSumsubRule(exchange, { verifies: true, countries: ['SG'] })
  const { customer, user } = await exchange.submitted('green')
  await setSumsubRule(exchange, { verifies: false, countries: [] })
  await exchange.local.decide(user, { ...retry, rejectLabels: ['SANCTIONS', 'PEP'] })
  await exchange.settle()
  expect((await newestFile(exchange, customer))?.status).toBe('suspended')
  const { rows } = await sql<{ reason: string }>`
    select reason from audit_entry where action = 'kyc.suspend' order by at desc limit 1`.execute(exchange.deps.db)
  expect(rows).toEqual([{ reason: 'Sumsub: not_eligible' }])
})

const removalsOf = async (user: string) =>
  (
    await sql<{ tries: number; done: boolean }>`
      select tries, done_at is not null as done from sumsub_removal where id = ${user}`.execute(exchange.deps.db)
  ).rows

test('KYC-11 the vendor is asked until it has deactivated the applicant of an account whose data was deleted', async () => {
  const { customer, user } = await exchange.submitted('slow')
  await exchange.deps.inTx('test')(async (tx) => ok(await requestRemoval(tx, customer.id)))
  // The vendor refuses while it reviews an applicant or is down.
  await removeApplicants(deps())
  exchange.local.isDown = true
  await removeApplicants(deps())
  exchange.local.isDown = false
  expect(await removalsOf(user)).toEqual([{ tries: 2, done: false }])
  await exchange.local.decide(user, final)
  await removeApplicants(deps())
  expect(await removalsOf(user)).toEqual([{ tries: 3, done: true }])
  expect(exchange.local.applicantOf(user).isDeactivated).toBe(true)
  await removeApplicants(deps())
  expect(await removalsOf(user)).toEqual([{ tries: 3, done: true }])
})

test('ignores a webhook of another environment than the applicant’s', async () => {
  const { user } = await exchange.submitted('retry')
  await sql`update sumsub_applicant set mode = 'live' where id = ${user}`.execute(exchange.deps.db)
  exchange.local.sendTo(exchange.post)
  await exchange.local.decide(user, green)
  await exchange.settle()
  expect((await rowOf(user))?.status).toBe('retry')
  const { rows } = await sql<{ id: string }>`
    select id from sumsub_event where outcome = 'other_mode' and external_user_id = ${user} limit 1`.execute(
    exchange.deps.db,
  )
  expect(rows).toHaveLength(1)
  await applyEvent(deps(), rows[0]?.id ?? '')
  expect((await rowOf(user))?.status).toBe('retry')
})
