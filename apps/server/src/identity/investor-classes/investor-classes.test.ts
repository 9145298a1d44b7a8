import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { investorClasses } from '@tessera/contract/identity/investor-classes/investor-classes.ts'
import { investorClassesReview } from '@tessera/contract/identity/investor-classes/investor-classes-review.ts'
import { ownAccounts } from '@tessera/contract/office/operators/own-accounts.ts'
import { firstInvestorRules } from '@tessera/domain/identity/investor-classes/rules.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { byTwo } from '#testing/by-two.ts'
import { uploadPaper } from '#testing/company-file.ts'
import { acceptDocuments } from '#testing/documents.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { applicationOf, applyFor, decideClass, grantClass } from '#testing/investor-file.ts'
import { openSub } from '#testing/sub-accounts.ts'
import { cleanUp } from '#platform/database/clean-up.sql.ts'
import { lapseClasses } from './lapse-due.ts'
import { readInvestorRules } from './rules.sql.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

const mine = (who: Person) => exchange.api(investorClasses, who)
const once = () => ({ idempotencyKey: randomUUID() })
const infoOf = async (who: Person) => (await exchange.api(customers, who).info({})).investorClass
const noticesOf = async (who: Person) =>
  (
    await exchange.deps.db
      .selectFrom('message')
      .select('kind')
      .where('customer_id', '=', who.id)
      .orderBy('id')
      .execute()
  )
    .map(({ kind }) => kind)
    .toSorted()
/** Moves the end of one application closer, as if time had passed. */
const nearEnd = (id: string, days: number) =>
  sql`update investor_application set expires_at = now() + make_interval(days => ${days}) where id = ${id}`.execute(
    exchange.deps.db,
  )

test('two people grant a class: user/info has start, end and consent, and a sub-account gets it too', async () => {
  const who = await exchange.customer()
  const sub = await openSub(exchange, who)
  expect(await infoOf(who)).toEqual({ code: 'ri', since: null, expires: null, consent: null })
  const id = await applyFor(exchange, who)
  expect(await infoOf(who)).toMatchObject({ code: 'ri', since: null })
  expect(await decideClass(exchange, id)).toBe('done')
  const info = await infoOf(who)
  const { held } = await mine(who).current({})
  expect(info).toMatchObject({ code: 'ai', since: held?.decidedAt, expires: held?.expiresAt, consent: held?.consent })
  expect(new Date(info.expires ?? 0).getTime() - new Date(info.since ?? 0).getTime()).toBe(365 * DAY_MS)
  expect(await infoOf(sub)).toEqual(info)
  expect(await noticesOf(who)).toContain('investor_class_granted')
})

test('OPR-02 an operator can neither propose a class for an own account nor open its evidence', async () => {
  const who = await exchange.customer()
  const subjectId = await applyFor(exchange, who)
  const uploadId = (await mine(who).current({})).newest?.files[0]?.uploadId ?? ''
  const operator = await exchange.operator('compliance')
  const { rows } = await sql<{ number: string }>`select number::text from customer where id = ${who.id}`.execute(
    exchange.deps.db,
  )
  await exchange.api(ownAccounts, operator).declare({ number: rows[0]?.number ?? '' })
  const desk = exchange.api(investorClassesReview, operator)
  const propose = { kind: 'investor_class', subjectId, verdict: 'approve', reason: 'Payslips.' } as const
  expect(await codeOfRefusal(exchange.api(approvals, operator).propose(propose))).toBe('OPERATOR_OWN_ACCOUNT')
  expect(await codeOfRefusal(desk.get({ id: subjectId }))).toBe('OPERATOR_OWN_ACCOUNT')
  expect(await codeOfRefusal(desk.file({ id: subjectId, uploadId, reason: 'Payslip.' }))).toBe('OPERATOR_OWN_ACCOUNT')
  const waiting = await exchange.api(approvals, operator).queue({ pageSize: 100 })
  expect(JSON.stringify(waiting)).not.toContain(subjectId)
})

test('OPR-03 a class needs two people, each of whom opens and accepts every document', async () => {
  const who = await exchange.customer()
  const subjectId = await applyFor(exchange, who)
  const [maker, checker] = [await exchange.operator('compliance'), await exchange.operator('compliance')]
  const propose = (by: Person) =>
    exchange.api(approvals, by).propose({ kind: 'investor_class', subjectId, verdict: 'approve', reason: 'Payslips.' })
  expect(await codeOfRefusal(propose(maker))).toBe('DOCUMENT_NOT_OPENED')
  await acceptDocuments(exchange, maker.id, subjectId)
  const { id: requestId, contentHash } = await propose(maker)
  const confirm = (by: Person) =>
    exchange.api(approvals, by).decide({ requestId, verdict: 'approve', contentHash, note: 'Agreed.' })
  expect(await codeOfRefusal(confirm(maker))).toBe('APPROVAL_OWN_PROPOSAL')
  expect(await codeOfRefusal(confirm(checker))).toBe('DOCUMENT_NOT_OPENED')
  expect(await infoOf(who)).toMatchObject({ code: 'ri' })
  const desk = exchange.api(investorClassesReview, checker)
  const { files } = await desk.get({ id: subjectId })
  for (const { uploadId } of files) {
    await desk.file({ id: subjectId, uploadId, reason: 'Evidence.' })
    await exchange.api(approvals, checker).judgeDocument({ subjectId, uploadId, verdict: 'accepted' })
  }
  await confirm(checker)
  expect(await infoOf(who)).toMatchObject({ code: 'ai' })
})

test('the customer reads the reason for a rejection, and may apply again', async () => {
  const who = await exchange.customer()
  expect(await decideClass(exchange, await applyFor(exchange, who), 'refuse')).toBe('done')
  const { code, newest } = await mine(who).current({})
  expect([code, newest?.status, newest?.rejected?.reason]).toEqual(['ri', 'rejected', 'below_threshold'])
  expect(await noticesOf(who)).toContain('investor_class_rejected')
  await grantClass(exchange, who)
})

test.each([
  ['sums below the threshold', { worth: { income: 299_999 } }, 'INVESTOR_WORTH_TOO_LOW'],
  ['sums of another ground', { ground: 'income', worth: { assets: 9_000_000 } }, 'INVESTOR_WORTH_TOO_LOW'],
  ['a ground of another class', { ground: 'exam', statement: 'CFA' }, 'INVESTOR_GROUND_UNFIT'],
  ['a ground of companies', { ground: 'company_assets', worth: { assets: 20_000_000 } }, 'INVESTOR_GROUND_UNFIT'],
  ['an expert without a statement', { class: 'ei', ground: 'role' }, 'INVESTOR_STATEMENT_NEEDED'],
  ['a file of nobody', { uploads: [randomUUID()] }, 'INVESTOR_UPLOAD_UNKNOWN'],
  ['another notice', { consent: { version: '2026-11', sha256: 'a'.repeat(64) } }, 'INVESTOR_NOTICE_CHANGED'],
  ['an older notice', { consent: { version: '2025-01' } }, 'INVESTOR_NOTICE_CHANGED'],
] as const)('refuses an application with %s', async (_, over, code) => {
  const who = await exchange.customer()
  const body = await applicationOf(exchange, who)
  const consent = { ...body.consent, ...('consent' in over && over.consent) }
  const uploads = 'uploads' in over ? [...over.uploads] : body.uploads
  expect(await codeOfRefusal(mine(who).apply({ ...body, ...over, consent, uploads }, once()))).toBe(code)
})

test('AZ-01 refuses another person’s file as evidence, and another person’s application cannot be cancelled or withdrawn', async () => {
  const [who, other] = [await exchange.customer(), await exchange.customer()]
  const body = await applicationOf(exchange, who)
  const uploads = [await uploadPaper(exchange, other)]
  expect(await codeOfRefusal(mine(who).apply({ ...body, uploads }, once()))).toBe('INVESTOR_UPLOAD_UNKNOWN')
  const id = await applyFor(exchange, who)
  expect(await codeOfRefusal(mine(other).cancel({ id }))).toBe('NOT_FOUND')
  await decideClass(exchange, id)
  expect(await codeOfRefusal(mine(other).withdraw({ id }))).toBe('NOT_FOUND')
})

test('an unverified customer and a sub-account cannot apply', async () => {
  const [unknown, owner] = [await exchange.customer({ kyc: 'unknown' }), await exchange.customer()]
  const sub = await openSub(exchange, owner)
  const body = await applicationOf(exchange, owner)
  expect(await codeOfRefusal(mine(unknown).apply(body, once()))).toBe('KYC_REQUIRED')
  expect(await codeOfRefusal(mine(sub).apply(body, once()))).toBe('SUB_ACCOUNT_NOT_ALLOWED')
})

test('of two concurrent applications saves one', async () => {
  const who = await exchange.customer()
  const bodies = [await applicationOf(exchange, who), await applicationOf(exchange, who)]
  const codes = await Promise.all(bodies.map((body) => codeOfRefusal(mine(who).apply(body, once()))))
  expect(codes.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(['INVESTOR_APPLICATION_OPEN', undefined])
})

test('of two concurrent decisions one counts, and of a decision and a cancellation one', async () => {
  const who = await exchange.customer()
  const subjectId = await applyFor(exchange, who)
  const people = [
    await exchange.operator('compliance'),
    await exchange.operator('compliance'),
    await exchange.operator('compliance'),
  ]
  for (const { id } of people) await acceptDocuments(exchange, id, subjectId)
  const [maker, ...checkers] = people.map((person) => exchange.api(approvals, person))
  const request = await maker?.propose({ kind: 'investor_class', subjectId, verdict: 'approve', reason: 'Payslips.' })
  const decision = {
    requestId: request?.id ?? '',
    verdict: 'approve',
    contentHash: request?.contentHash ?? '',
    note: 'Agreed.',
  } as const
  const codes = await Promise.all([
    ...checkers.map((checker) => codeOfRefusal(checker.decide(decision))),
    codeOfRefusal(mine(who).cancel({ id: subjectId })),
  ])
  expect(codes.filter((code) => code === undefined)).toHaveLength(1)
  const { code, held, newest } = await mine(who).current({})
  const isGranted = codes[2] !== undefined
  expect([code, held?.status, newest?.status]).toEqual(
    isGranted ? ['ai', 'granted', undefined] : ['ri', undefined, 'cancelled'],
  )
})

test('a renewal replaces the class, with its own reminder and end', async () => {
  const who = await exchange.customer()
  const first = await grantClass(exchange, who)
  await nearEnd(first, 3)
  const second = await grantClass(exchange, who, 'ei')
  const { code, held, newest } = await mine(who).current({})
  expect([code, held?.id, newest?.id, newest?.status]).toEqual(['ei', second, first, 'replaced'])
  await lapseClasses(exchange.deps)
  expect(await infoOf(who)).toMatchObject({ code: 'ei' })
  expect(await noticesOf(who)).not.toContain('investor_class_ending')
})

test('reminds once for each number of days, and ends the class at its end', async () => {
  const who = await exchange.customer()
  const id = await grantClass(exchange, who)
  const reminders = async () => (await noticesOf(who)).filter((kind) => kind === 'investor_class_ending').length
  for (const [days, sent] of [
    [60, 0],
    [29, 1],
    [28, 1],
    [6, 2],
  ] as const) {
    await nearEnd(id, days)
    await lapseClasses(exchange.deps)
    expect([days, await reminders()]).toEqual([days, sent])
  }
  await nearEnd(id, 0)
  await lapseClasses(exchange.deps)
  await lapseClasses(exchange.deps)
  expect(await infoOf(who)).toEqual({ code: 'ri', since: null, expires: null, consent: null })
  expect((await noticesOf(who)).filter((kind) => kind === 'investor_class_lapsed')).toHaveLength(1)
  expect((await mine(who).current({})).newest).toMatchObject({ id, status: 'lapsed' })
})

test('KYC-04 a class ends when its identity is no longer approved, so that another person on the account does not have it', async () => {
  const who = await exchange.customer()
  const id = await grantClass(exchange, who)
  const identity = (status: string) =>
    sql`update customer set kyc_status = ${status} where id = ${who.id}`.execute(exchange.deps.db)
  await identity('rejected')
  await lapseClasses(exchange.deps)
  await identity('approved')
  expect(await infoOf(who)).toMatchObject({ code: 'ri' })
  expect((await mine(who).current({})).newest).toMatchObject({ id, status: 'lapsed' })
})

test('withdrawing the consent cancels a pending renewal', async () => {
  const who = await exchange.customer()
  const id = await grantClass(exchange, who)
  await nearEnd(id, 20)
  const renewal = await applyFor(exchange, who)
  await mine(who).withdraw({ id })
  expect(await infoOf(who)).toMatchObject({ code: 'ri' })
  expect((await mine(who).current({})).newest).toMatchObject({ id: renewal, status: 'cancelled' })
})

test('a concurrent withdrawal of consent and expiry end the class once', async () => {
  const who = await exchange.customer()
  const id = await grantClass(exchange, who)
  await nearEnd(id, 0)
  const [code] = await Promise.all([codeOfRefusal(mine(who).withdraw({ id })), lapseClasses(exchange.deps)])
  const { newest } = await mine(who).current({})
  expect([code, newest?.status]).toEqual(
    code === undefined ? [undefined, 'withdrawn'] : ['INVESTOR_WRONG_STATUS', 'lapsed'],
  )
  expect(await infoOf(who)).toMatchObject({ code: 'ri' })
  expect(await codeOfRefusal(mine(who).withdraw({ id }))).toBe('INVESTOR_WRONG_STATUS')
})

test('a higher threshold that two people set blocks a pending application', async () => {
  const who = await exchange.customer()
  const subjectId = await applyFor(exchange, who)
  const { version, rules } = await readInvestorRules(exchange.deps)
  expect(rules).toEqual({ ...firstInvestorRules, retailMode: false })
  const change = (after: object) =>
    byTwo(exchange, {
      kind: 'investor_rules',
      subjectId: 'site',
      verdict: 'approve',
      roles: ['superadmin', 'superadmin'],
      proposal: { rules: { ...rules, ...after } },
    })
  expect(await change({ income: 400_000 })).toBe('done')
  expect(await readInvestorRules(exchange.deps)).toMatchObject({ version: version + 1, rules: { income: 400_000 } })
  expect(await decideClass(exchange, subjectId)).not.toBe('done')
  expect(await infoOf(who)).toMatchObject({ code: 'ri' })
  expect(await change({ income: 300_000 })).toBe('done')
  expect(await decideClass(exchange, subjectId)).toBe('done')
})

test('the clean-up removes files that belong to no application, and keeps evidence', async () => {
  const who = await exchange.customer()
  const loose = await uploadPaper(exchange, who)
  const id = await applyFor(exchange, who)
  const desk = exchange.api(investorClassesReview, await exchange.operator('compliance'))
  const [file] = (await desk.get({ id })).files
  exchange.passTime(8 * DAY_MS)
  await cleanUp(exchange.deps)
  const uploads = await exchange.deps.db
    .selectFrom('upload')
    .select('id')
    .where('id', 'in', [loose, file?.uploadId ?? ''])
    .execute()
  expect(uploads).toEqual([{ id: file?.uploadId }])
})
