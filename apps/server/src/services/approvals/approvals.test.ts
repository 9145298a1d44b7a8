import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptDocuments } from '#testing/documents.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { submittedCustomer } from '#testing/kyc-file.ts'
import { untilBlocked } from '#testing/locks.ts'
import { approvalKinds } from '../../approval-kinds.ts'
import { MAX_QUEUED_PER_KIND, workQueue } from './queue.ts'

let exchange: TestExchange
let maker: Person
let checker: Person
beforeAll(async () => {
  exchange = await testExchange()
  maker = await exchange.operator('compliance')
  checker = await exchange.operator('compliance')
})
afterAll(() => exchange.close())

/** Creates a file whose documents both people have opened and accepted. */
const waiting = async (...more: Person[]) => {
  const sent = await submittedCustomer(exchange)
  for (const { id } of [maker, checker, ...more]) await acceptDocuments(exchange, id, sent.caseId)
  return sent
}
const as = (who: Person) => exchange.api(approvals, who)
const proposal = (subjectId: string) =>
  ({ kind: 'kyc_review', subjectId, verdict: 'approve', reason: 'Passport and selfie agree.' }) as const
const yes = (request: { id: string; contentHash: string }) =>
  ({ requestId: request.id, verdict: 'approve', contentHash: request.contentHash, note: 'Seen.' }) as const
const statusOf = async (requestId: string): Promise<string | undefined> => {
  const status = sql<{ status: string }>`select status from approval_request where id = ${requestId}`
  return (await status.execute(exchange.deps.db)).rows[0]?.status
}

test('carries out a decision only after one person proposes and another confirms it', async () => {
  const { caseId } = await waiting()
  const request = await as(maker).propose(proposal(caseId))
  expect(await exchange.api(kycCases, checker).get({ id: caseId })).toMatchObject({ status: 'submitted' })
  const decided = await as(checker).decide(yes(request))
  expect(decided).toMatchObject({ status: 'approved', decided: { verdict: 'approve', by: { id: checker.id } } })
  expect(await exchange.api(kycCases, checker).get({ id: caseId })).toMatchObject({ status: 'approved' })
})

test('frees the subject for the next proposal when a proposal is returned', async () => {
  const { caseId } = await waiting()
  const request = await as(maker).propose(proposal(caseId))
  await as(checker).decide({ ...yes(request), verdict: 'refuse', note: 'The selfie is old.' })
  expect(await as(checker).subject({ kind: 'kyc_review', subjectId: caseId })).toMatchObject({
    content: { version: 1 },
    requests: [{ status: 'refused', decided: { note: 'The selfie is old.' } }],
  })
  expect(await as(checker).propose(proposal(caseId))).toMatchObject({ status: 'requested' })
})

test('KYC-08 records the readers of a file in its decision, before and after it is decided', async () => {
  const { caseId } = await waiting()
  const viewsLogged = async () => {
    const { rows } = await sql<{ by: string }>`
      select actor as by from audit_entry where action = 'kyc.view' and target_id = ${caseId} order by seq`.execute(
      exchange.deps.db,
    )
    return rows.map(({ by }) => by.replace('operator:', ''))
  }
  const openCase = (who: Person, kind: 'kyc_review' | 'kyc_recall') => as(who).subject({ kind, subjectId: caseId })
  expect((await openCase(maker, 'kyc_recall')).requests).toEqual([])
  expect(await viewsLogged()).toEqual([])
  await openCase(maker, 'kyc_review')
  const request = await as(maker).propose(proposal(caseId))
  await as(checker).decide(yes(request))
  expect((await openCase(checker, 'kyc_review')).content).toBeNull()
  await openCase(checker, 'kyc_recall')
  expect(await viewsLogged()).toEqual([maker.id, checker.id, checker.id])
})

test("AZ-13 rejects the confirmation of one's own proposal, also through a second session", async () => {
  const { caseId } = await waiting()
  const request = await as(maker).propose(proposal(caseId))
  await expect(as(maker).decide(yes(request))).rejects.toMatchObject({ code: 'APPROVAL_OWN_PROPOSAL' })
  const second = exchange.deps.random.token()
  await sql`insert into operator_session (id, token_hash, operator_id, created_at, seen_at, expires_at, ip)
            values (${randomUUID()}, encode(sha256(${second}::bytea), 'hex'), ${maker.id}, now(), now(), now() + interval '1 hour', '10.0.0.2')`.execute(
    exchange.deps.db,
  )
  await expect(as({ ...maker, token: second }).decide(yes(request))).rejects.toMatchObject({
    code: 'APPROVAL_OWN_PROPOSAL',
  })
})

test('AZ-13 rejects an approval by the maker, or for another content, in the database', async () => {
  const { caseId } = await waiting()
  const request = await as(maker).propose(proposal(caseId))
  const insert = (by: string, hash: string): Promise<unknown> =>
    sql`insert into approval (id, request_id, verdict, content_hash, approver_id, note, at)
        values (${randomUUID()}, ${request.id}, 'approve', ${hash}, ${by}, '', now())`.execute(exchange.deps.db)
  await expect(insert(maker.id, request.contentHash)).rejects.toThrow('another person')
  await expect(insert(checker.id, 'x'.repeat(64))).rejects.toThrow('the hash of the proposed content')
})

test('ADM-01 rejects the confirmation if the content changed after the proposal', async () => {
  const { caseId } = await waiting()
  const request = await as(maker).propose(proposal(caseId))
  // Changes the file after the proposal; no use case does this.
  await sql`update kyc_case set version = 2 where id = ${caseId}`.execute(exchange.deps.db)
  await sql`insert into kyc_version select case_id, 2, 'Another Person', birth_date, nationality, document_type, document_number_sealed,
              document_number_hash, document_number_masked, document_expires_on, address, now() from kyc_version where case_id = ${caseId}`.execute(
    exchange.deps.db,
  )
  await expect(as(checker).decide(yes(request))).rejects.toMatchObject({ code: 'APPROVAL_CONTENT_CHANGED' })
  const now = await as(checker).subject({ kind: 'kyc_review', subjectId: caseId })
  await expect(as(checker).decide({ ...yes(request), contentHash: now.contentHash ?? '' })).rejects.toMatchObject({
    code: 'APPROVAL_CONTENT_CHANGED',
  })
})

test('ADM-01 rejects a proposal by a maker who saw another content', async () => {
  const { caseId } = await waiting()
  const stale = as(maker).propose({ ...proposal(caseId), contentHash: 'a'.repeat(64) })
  await expect(stale).rejects.toMatchObject({ code: 'APPROVAL_CONTENT_CHANGED' })
})

test('ADM-01 nobody can decide or cancel an approved request again', async () => {
  const { caseId } = await waiting()
  const request = await as(maker).propose(proposal(caseId))
  await as(checker).decide(yes(request))
  const third = await exchange.operator('compliance')
  await expect(as(third).decide(yes(request))).rejects.toMatchObject({ code: 'APPROVAL_ALREADY_DECIDED' })
  await expect(as(maker).cancel({ requestId: request.id })).rejects.toMatchObject({ code: 'APPROVAL_ALREADY_DECIDED' })
  await expect(as(third).propose(proposal(caseId))).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
})

test('allows one open proposal per subject, which only its maker can cancel', async () => {
  const { caseId } = await waiting()
  const request = await as(maker).propose(proposal(caseId))
  await expect(as(checker).propose(proposal(caseId))).rejects.toMatchObject({ code: 'APPROVAL_REQUEST_EXISTS' })
  await expect(as(checker).cancel({ requestId: request.id })).rejects.toMatchObject({ code: 'APPROVAL_NOT_YOURS' })
  await as(maker).cancel({ requestId: request.id })
  expect(await as(checker).propose(proposal(caseId))).toMatchObject({ status: 'requested' })
})

test.each([
  ['suspended', (id: string) => sql`update operator set status = 'suspended' where id = ${id}`],
  ['out of that role', (id: string) => sql`update operator set roles = '{support}' where id = ${id}`],
])(
  'lets nobody confirm the proposal of a maker who is %s, and frees the subject when it is returned',
  async (_, stop) => {
    const gone = await exchange.operator('compliance')
    const { caseId } = await waiting(gone)
    const request = await as(gone).propose(proposal(caseId))
    await stop(gone.id).execute(exchange.deps.db)
    await expect(as(checker).decide(yes(request))).rejects.toMatchObject({ code: 'APPROVAL_MAKER_STOPPED' })
    expect(await statusOf(request.id)).toBe('requested')
    await as(checker).decide({ ...yes(request), verdict: 'refuse' })
    const again = await as(maker).propose(proposal(caseId))
    expect(await as(checker).decide(yes(again))).toMatchObject({ status: 'approved' })
  },
)

test('rejects the confirmation of a proposal during a suspension that is being committed', async () => {
  const gone = await exchange.operator('compliance')
  const { caseId } = await waiting(gone)
  const request = await as(gone).propose(proposal(caseId))
  const { promise: decided, resolve: settle } = Promise.withResolvers<unknown>()
  await exchange.deps.inTx('test')(async (tx) => {
    await sql`update operator set status = 'suspended' where id = ${gone.id}`.execute(tx.db)
    as(checker)
      .decide(yes(request))
      .then(settle, (error: { code: string }) => settle(error.code))
    await untilBlocked(exchange)
    return ok(undefined)
  })
  expect(await decided).toBe('APPROVAL_MAKER_STOPPED')
})

test('lists a fixed number of the oldest cases per kind, however many there are', async () => {
  const kinds = approvalKinds(exchange.deps)
  const caseOf = (n: number) => ({
    subjectId: `case ${n}`,
    number: `KYC-${n}`,
    subject: '',
    about: [],
    since: new Date(n),
  })
  const all = async (_source: unknown, limit: number) => Array.from({ length: limit }, (_, n) => caseOf(n))
  const crowded = { ...kinds, kyc_review: { ...kinds.kyc_review, waiting: all } }
  const who = { sessionId: '', operatorId: checker.id, name: '', roles: [], permissions: ['kyc.review' as const] }
  const query = { tab: 'all' as const, page: 5, pageSize: 100, locale: 'en_US' as const }
  const queue = await workQueue(exchange.deps, crowded, who, new Date(), query)
  expect(queue.counts.all).toBeLessThanOrEqual(2 * MAX_QUEUED_PER_KIND)
  expect(queue.rows).toHaveLength(100)
  expect(queue.rows[0]?.subjectId).toBe('case 400')
})

test('requires a reason for a refusal that a customer reads', async () => {
  const { caseId } = await waiting()
  const refusal = { ...proposal(caseId), verdict: 'refuse' as const }
  await expect(as(maker).propose(refusal)).rejects.toMatchObject({ code: 'APPROVAL_REASON_CODE_NEEDED' })
  const invented = as(maker).propose({ ...refusal, reasonCode: 'because' })
  await expect(invented).rejects.toMatchObject({ code: 'REASON_CODE_ENDED' })
  expect(await as(maker).propose({ ...refusal, reasonCode: 'not_genuine' })).toMatchObject({ verdict: 'refuse' })
})

test('does not find an unknown subject', async () => {
  await expect(as(maker).propose(proposal(randomUUID()))).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
  const nothing = yes({ id: randomUUID(), contentHash: 'a'.repeat(64) })
  await expect(as(checker).decide(nothing)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(as(checker).cancel({ requestId: randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('AZ-13 rejects proposals and decisions by an operator without the review right', async () => {
  const { caseId } = await waiting()
  const request = await as(maker).propose(proposal(caseId))
  for (const role of ['finance', 'listing', 'auditor', 'superadmin'] as const) {
    const other = await exchange.operator(role)
    await expect(as(other).decide(yes(request))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(as(other).subject({ kind: 'kyc_review', subjectId: caseId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    expect((await as(other).queue({})).rows.filter((row) => row.kind === 'kyc_review')).toEqual([])
  }
  const support = await exchange.operator('support')
  await expect(as(support).queue({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('ADM-02 carries out exactly one of concurrent approve, refuse and cancel, twenty times over', async () => {
  const third = await exchange.operator('compliance')
  for (let round = 0; round < 5; round += 1) {
    const { caseId } = await waiting()
    const request = await as(maker).propose(proposal(caseId))
    const acts = Array.from({ length: 20 }, (_, n) => {
      if (n % 3 === 0) return as(checker).decide(yes(request))
      if (n % 3 === 1) return as(third).decide({ ...yes(request), verdict: 'refuse' })
      return as(maker).cancel({ requestId: request.id })
    })
    const outcomes = await Promise.allSettled(acts)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const steps = await exchange.deps.db
      .selectFrom('transition')
      .select('to_state')
      .where('entity_id', '=', request.id)
      .orderBy('n')
      .execute()
    expect(steps.map(({ to_state }) => to_state)).toEqual(['requested', await statusOf(request.id)])
    const given = await exchange.deps.db
      .selectFrom('approval')
      .select('id')
      .where('request_id', '=', request.id)
      .execute()
    expect(given).toHaveLength((await statusOf(request.id)) === 'cancelled' ? 0 : 1)
    const { status } = await exchange.api(kycCases, maker).get({ id: caseId })
    expect(status).toBe((await statusOf(request.id)) === 'approved' ? 'approved' : 'submitted')
  }
})

test('lists the cases that the operator can decide, with their age and number', async () => {
  const own = await testExchange()
  const [one, two] = [await own.operator('compliance'), await own.operator('compliance')]
  const [first, second] = [await submittedCustomer(own), await submittedCustomer(own)]
  await acceptDocuments(own, one.id, second.caseId)
  await own.api(approvals, one).propose(proposal(second.caseId))
  const queue = await own.api(approvals, two).queue({})
  expect(queue.counts).toEqual({ all: 2, maker: 1, checker: 1, mine: 0, overdue: 0 })
  expect(queue.countsByKind['kyc_review']).toBe(2)
  expect(queue.rows).toMatchObject([
    { subjectId: first.caseId, needs: 'maker', request: null, subject: 'Lim Jia Wen' },
    { subjectId: second.caseId, needs: 'checker', request: { by: { id: one.id }, verdict: 'approve' } },
  ])
  expect((await own.api(approvals, one).queue({ tab: 'mine' })).rows).toHaveLength(1)
  expect((await own.api(approvals, two).queue({ tab: 'maker' })).rows).toHaveLength(1)
  own.passTime(73 * HOUR_MS)
  expect((await own.api(approvals, two).queue({})).counts.overdue).toBe(2)
  await own.close()
})

test('records each act on a proposal in the audit log with before, after and reason', async () => {
  const { caseId } = await waiting()
  const request = await as(maker).propose(proposal(caseId))
  await as(checker).decide(yes(request))
  const { rows } = await sql<{ actor: string; action: string; reason: string; before: unknown; after: unknown }>`
    select actor, action, reason, before, after from audit_entry where target_id = ${caseId} and action like '%pprove' order by seq`.execute(
    exchange.deps.db,
  )
  expect(rows).toMatchObject([
    { actor: `operator:${maker.id}`, action: 'approvals.propose_approve', reason: 'Passport and selfie agree.' },
    { actor: `operator:${checker.id}`, action: 'kyc.approve', before: { kyc: 'pending' }, after: { kyc: 'approved' } },
    { actor: `operator:${checker.id}`, action: 'approvals.approve', reason: 'Seen.', before: { status: 'requested' } },
  ])
})

test('finds no withdrawal for an invalid id', async () => {
  const subject = exchange.api(approvals, await exchange.operator('finance')).subject
  expect(await subject({ kind: 'withdrawal_review', subjectId: 'no-such' })).toMatchObject({ content: null })
})
