import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import type { Reason, ReasonAct } from '@tessera/contract/platform/settings/reason-areas.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byTwo } from '#testing/by-two.ts'
import { changingSettings } from '#testing/changing-settings.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { submittedCustomer } from '#testing/kyc-file.ts'
import { firstReasons } from '#platform/database/first-reasons.ts'
import { reasonTextAt } from '#platform/settings/reasons.sql.ts'

let exchange: TestExchange
let staff: ReturnType<typeof changingSettings>
beforeAll(async () => {
  exchange = await testExchange()
  staff = changingSettings(exchange)
})
afterAll(() => exchange.close())

const both = (en_US: string, zh_CN: string) => ({ en_US, zh_CN })
/** Returns the list of an act with other reasons in place of those with the same code, and with new ones at its end. */
async function listWith(act: ReasonAct, ...reasons: readonly Reason[]): Promise<{ codes: Reason[] }> {
  const { rows } = await sql<{ content: { codes: Reason[] } }>`
    select content from setting_version where area = 'reasonCodes' and subject = ${act} order by version desc limit 1`.execute(
    exchange.deps.db,
  )
  const before = rows[0]?.content.codes ?? []
  const replaced = before.map((one) => reasons.find(({ code }) => code === one.code) ?? one)
  return { codes: [...replaced, ...reasons.filter(({ code }) => !before.some((one) => one.code === code))] }
}
const reject = (caseId: string, reasonCode: string) =>
  byTwo(exchange, {
    kind: 'kyc_review',
    subjectId: caseId,
    verdict: 'refuse',
    roles: ['compliance', 'compliance'],
    reasonCode,
  })
const rejectedFor = async (who: Person, locale: 'en_US' | 'zh_CN' = 'en_US') =>
  (await exchange.api(kyc, who, locale).get({})).case?.rejected?.reasonText
const today = (days = 0) =>
  new Date(exchange.deps.clock(new Date()).getTime() + days * DAY_MS).toISOString().slice(0, 10)
const sanctions: Reason = {
  code: 'sanctions_hit',
  name: both('Sanctions list', '制裁名单'),
  text: both('We cannot offer you our services.', '我们无法为您提供服务。'),
  lastDay: null,
}

test('staff add a code of their own, and the customer reads only its sentence', async () => {
  const { customer, caseId } = await submittedCustomer(exchange)
  expect(await reject(caseId, 'sanctions_hit')).toBe('REASON_CODE_ENDED')
  expect(await staff.change('reasonCodes', 'kyc', await listWith('kyc', sanctions))).toBe('done')
  expect(await reject(caseId, 'sanctions_hit')).toBe('done')
  expect(await rejectedFor(customer)).toBe('We cannot offer you our services.')
  expect(await rejectedFor(customer, 'zh_CN')).toBe('我们无法为您提供服务。')
  const { rows } = await exchange.api(approvals, await exchange.operator('compliance')).reasons({})
  expect(rows.find(({ code }) => code === 'sanctions_hit')).toEqual({
    act: 'kyc',
    code: 'sanctions_hit',
    name: sanctions.name,
    text: sanctions.text,
    isOpen: true,
  })
})

test('a decision keeps the text of its time, and the next one has the new text', async () => {
  const [before, after] = [await submittedCustomer(exchange), await submittedCustomer(exchange)]
  expect(await reject(before.caseId, 'not_genuine')).toBe('done')
  const old = await rejectedFor(before.customer)
  const first = firstReasons.kyc.codes.find(({ code }) => code === 'not_genuine')
  const text = both('The document did not pass our checks.', '证件未通过核验。')
  const list = await listWith('kyc', { ...(first ?? sanctions), text })
  expect(await staff.change('reasonCodes', 'kyc', list)).toBe('done')
  expect(await reject(after.caseId, 'not_genuine')).toBe('done')
  expect(await rejectedFor(before.customer)).toBe(old)
  expect(await rejectedFor(after.customer)).toBe(text.en_US)
  const { requests } = await exchange
    .api(approvals, await exchange.operator('compliance'))
    .subject({ kind: 'kyc_review', subjectId: before.caseId })
  expect(requests[0]?.reasonText?.en_US).toBe(old)
  const { rows: notices } = await sql<{ params: unknown }>`
    select params from message where customer_id = ${after.customer.id} and kind = 'kyc_rejected'`.execute(
    exchange.deps.db,
  )
  expect(JSON.stringify(notices)).toContain(text.zh_CN)
})

test('a code can be chosen until the end of its last day, and stays readable afterwards', async () => {
  const [one, two] = [await submittedCustomer(exchange), await submittedCustomer(exchange)]
  const ending = { ...sanctions, code: 'pilot_over', lastDay: today() }
  expect(await staff.change('reasonCodes', 'kyc', await listWith('kyc', ending))).toBe('done')
  expect(await reject(one.caseId, 'pilot_over')).toBe('done')
  exchange.passTime(DAY_MS)
  expect(await reject(two.caseId, 'pilot_over')).toBe('REASON_CODE_ENDED')
  const items = [{ item: 'front' as const, reason: 'pilot_over' }]
  const again = exchange.api(kycCases, await exchange.operator('compliance')).askAgain({
    id: two.caseId,
    version: 1,
    items,
  })
  await expect(again).rejects.toMatchObject({ code: 'REASON_CODE_ENDED', field: 'items.0.reason' })
  expect(await rejectedFor(one.customer)).toBe(ending.text.en_US)
})

test('refuses a proposal to review an identity again for a reason that is not in use', async () => {
  const { caseId } = await submittedCustomer(exchange)
  const roles = ['compliance', 'compliance'] as const
  expect(await byTwo(exchange, { kind: 'kyc_review', subjectId: caseId, verdict: 'approve', roles })).toBe('done')
  const recall = (reason: string) =>
    byTwo(exchange, {
      kind: 'kyc_recall',
      subjectId: caseId,
      verdict: 'approve',
      roles,
      proposal: { items: [{ item: 'front', reason }] },
    })
  expect(await recall('never_listed')).toBe('REASON_CODE_ENDED')
  expect(await recall('document_expired')).toBe('done')
})

test('a planned text applies from its time', async () => {
  const list = await listWith('withdrawal', {
    code: 'address_risk',
    name: both('Risky address', '高风险地址'),
    text: both('Use another address.', '请更换地址。'),
    lastDay: null,
  })
  const now = () => reasonTextAt(exchange.deps, 'withdrawal', 'address_risk')
  const before = await now()
  expect(await staff.change('reasonCodes', 'withdrawal', list, staff.inHours(24))).toBe('done')
  expect(await now()).toEqual(before)
  exchange.passTime(2 * DAY_MS)
  await staff.applyDue()
  expect((await now()).en_US).toBe('Use another address.')
})

test('refuses a list without a stored code, an end of a built-in code, and a list that leaves no choice', async () => {
  const { codes } = firstReasons.company
  expect(await staff.change('reasonCodes', 'company', { codes: codes.slice(1) })).toBe('SETTING_REASON_REMOVED')
  const ended = codes.map((each) => ({ ...each, lastDay: today() }))
  expect(await staff.change('reasonCodes', 'company', { codes: ended })).toBe('SETTING_REASON_BUILT_IN')
  const deposits = firstReasons.deposit.codes.map((each) => ({ ...each, lastDay: today() }))
  expect(await staff.change('reasonCodes', 'deposit', { codes: deposits })).toBe('SETTING_REASON_NEEDED')
  const [first] = codes
  const twice = { codes: first === undefined ? [] : [...codes, first] }
  expect(await staff.change('reasonCodes', 'company', twice)).toBe('SETTING_CONFLICT')
  expect(await staff.change('reasonCodes', 'nothing', { codes: [sanctions] })).toBe('SETTING_SUBJECT_WRONG')
})

test('the preview counts the open proposals whose customers will read the list', async () => {
  const { caseId } = await submittedCustomer(exchange)
  const count = async () =>
    (await staff.preview('reasonCodes', 'kyc', await listWith('kyc', { ...sanctions, name: both('List', '名单') })))
      .effects
  const [before] = await count()
  await exchange
    .api(approvals, await exchange.operator('compliance'))
    .propose({ kind: 'kyc_review', subjectId: caseId, verdict: 'refuse', reason: 'No.', reasonCode: 'not_eligible' })
  expect(await count()).toEqual([{ name: 'open_proposals', count: (before?.count ?? 0) + 1 }])
})
