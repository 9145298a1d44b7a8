import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptDocuments } from '#testing/documents.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { details, ownDetails, photo, submittedCustomer } from '#testing/kyc-file.ts'
import { PHOTOS_PER_DAY } from './open-photo.ts'

let exchange: TestExchange
let maker: Person
let checker: Person
beforeAll(async () => {
  exchange = await testExchange()
  maker = await exchange.operator('compliance')
  checker = await exchange.operator('compliance')
})
afterAll(() => exchange.close())

const mine = (who: Person, locale?: 'en_US' | 'zh_CN') => exchange.api(kyc, who, locale)
const desk = (who: Person) => exchange.api(kycCases, who)
const key = () => ({ idempotencyKey: randomUUID() })
const photos = async (who: Person) => ({ front: await photo(exchange, who), selfie: await photo(exchange, who) })

type Verdict = { verdict: 'approve' } | { verdict: 'refuse'; reasonCode: string; customerMessage?: string }
async function decide(caseId: string, verdict: Verdict): Promise<void> {
  for (const { id } of [maker, checker]) await acceptDocuments(exchange, id, caseId)
  const request = await exchange
    .api(approvals, maker)
    .propose({ kind: 'kyc_review', subjectId: caseId, reason: 'Looked at.', ...verdict })
  const { id: requestId, contentHash } = request
  await exchange.api(approvals, checker).decide({ requestId, contentHash, verdict: 'approve', note: 'Agreed.' })
}
const customerRow = (id: string) =>
  exchange.deps.db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('asks a customer who has sent nothing for details', async () => {
  const ann = await exchange.customer({ kyc: 'unknown' })
  expect(await mine(ann).get({})).toMatchObject({ status: 'unknown', label: 'unverified', step: 'details', case: null })
})

test('a sent file is pending, shows the document’s last characters, and is approved by two people', async () => {
  const { customer, caseId } = await submittedCustomer(exchange)
  const waiting = await mine(customer).get({})
  expect(waiting).toMatchObject({ status: 'pending', label: 'pending', step: 'review' })
  expect(waiting.case?.details.documentNumberMasked).toMatch(/^•+\w{3}$/)
  await decide(caseId, { verdict: 'approve' })
  expect(await mine(customer).get({})).toMatchObject({
    status: 'approved',
    label: 'completed',
    case: { documents: [{ decision: 'approved' }, { decision: 'approved' }] },
  })
  expect(await customerRow(customer.id)).toMatchObject({ kyc_status: 'approved', real_name: 'Lim Jia Wen' })
})

test('a rejection gives its reason in the reader’s language and allows a new try', async () => {
  const { customer, caseId } = await submittedCustomer(exchange)
  await decide(caseId, { verdict: 'refuse', reasonCode: 'not_genuine' })
  expect((await mine(customer, 'en_US').get({})).case?.rejected?.reasonText).toMatch(/genuine/)
  expect(await mine(customer, 'zh_CN').get({})).toMatchObject({
    status: 'rejected',
    label: 'rejected',
    case: { rejected: { reason: 'not_genuine', reasonText: '无法确认证件的真实性。' } },
  })
  const again = await mine(customer).personal({ ...ownDetails(), uploads: await photos(customer) }, key())
  expect(again).toMatchObject({ status: 'pending', case: { version: 1 } })
})

test('only the requested items can be sent again, and every version is kept', async () => {
  const { customer, caseId } = await submittedCustomer(exchange)
  const front = { item: 'front', reason: 'bad_image_quality', customerMessage: 'Hold it flat.' } as const
  await desk(maker).askAgain({ id: caseId, version: 1, items: [front] })
  const current = await mine(customer, 'zh_CN').get({})
  expect(current).toMatchObject({ status: 'pending', label: 'to be improved', step: 'resend' })
  expect(current.case?.documents[0]).toMatchObject({
    decision: 'revision',
    resubmission: { reasonText: '照片模糊、过暗或不完整。', customerMessage: 'Hold it flat.' },
  })
  const selfie = await photo(exchange, customer)
  const other = mine(customer).resend({ uploads: { selfie } }, key())
  await expect(other).rejects.toMatchObject({ code: 'KYC_ITEM_NOT_REQUESTED' })
  await expect(mine(customer).resend({ uploads: {} }, key())).rejects.toMatchObject({ code: 'KYC_ITEM_MISSING' })
  const sent = await mine(customer).resend({ uploads: { front: await photo(exchange, customer) } }, key())
  expect(sent).toMatchObject({ label: 'pending', case: { version: 2 } })
  const { versions } = await desk(checker).get({ id: caseId })
  expect(versions.map(({ version }) => version)).toEqual([2, 1])
  expect(versions[0]?.documents[1]).toEqual(versions[1]?.documents[1])
  await expect(mine(customer).resend({ uploads: {} }, key())).rejects.toMatchObject({ code: 'KYC_NOTHING_REQUESTED' })
})

test('new details may be of another document: a card needs its second side, a passport none', async () => {
  const { customer, caseId } = await submittedCustomer(exchange)
  const ask = (version: number, items: readonly ('details' | 'back')[]) =>
    desk(maker).askAgain({ id: caseId, version, items: items.map((item) => ({ item, reason: 'wrong_document' })) })
  const card = { ...ownDetails(), documentType: 'id_card' as const }
  await ask(1, ['details'])
  const without = mine(customer).resend({ details: card, uploads: {} }, key())
  await expect(without).rejects.toMatchObject({ code: 'KYC_BACK_MISSING' })
  const back = await photo(exchange, customer)
  await mine(customer).resend({ details: card, uploads: { back } }, key())
  await ask(2, ['details', 'back'])
  const neither = mine(customer).resend({ details: card, uploads: {} }, key())
  await expect(neither).rejects.toMatchObject({ code: 'KYC_ITEM_MISSING' })
  const sent = await mine(customer).resend({ details: ownDetails(), uploads: {} }, key())
  expect(sent).toMatchObject({
    label: 'pending',
    case: { version: 3, documents: [{ kind: 'front' }, { kind: 'selfie' }] },
  })
})

test('refuses to request items during a proposal, of an older version, or after a decision', async () => {
  const { caseId } = await submittedCustomer(exchange)
  const ask = (version: number) =>
    desk(maker).askAgain({ id: caseId, version, items: [{ item: 'selfie', reason: 'selfie_mismatch' }] })
  await expect(ask(2)).rejects.toMatchObject({ code: 'KYC_WRONG_STATUS' })
  const proposal = { kind: 'kyc_review', subjectId: caseId, verdict: 'approve', reason: 'Fine.' } as const
  await acceptDocuments(exchange, maker.id, caseId)
  const { id: requestId } = await exchange.api(approvals, maker).propose(proposal)
  await expect(ask(1)).rejects.toMatchObject({ code: 'APPROVAL_REQUEST_EXISTS' })
  await exchange.api(approvals, maker).cancel({ requestId })
  await decide(caseId, { verdict: 'approve' })
  await expect(ask(1)).rejects.toMatchObject({ code: 'KYC_WRONG_STATUS' })
  const absent = desk(maker).askAgain({
    id: randomUUID(),
    version: 1,
    items: [{ item: 'front', reason: 'missing_page' }],
  })
  await expect(absent).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each([
  [{ birthDate: '2020-01-01' }, 'KYC_TOO_YOUNG'],
  [{ documentExpiresOn: '2020-01-01' }, 'KYC_DOCUMENT_EXPIRED'],
  [{ documentExpiresOn: null }, 'KYC_EXPIRY_MISSING'],
  [{ documentType: 'id_card' as const }, 'KYC_BACK_MISSING'],
])('refuses a file with %j: %s', async (change, code) => {
  const ann = await exchange.customer({ kyc: 'unknown' })
  const sent = mine(ann).personal({ ...ownDetails(), ...change, uploads: await photos(ann) }, key())
  await expect(sent).rejects.toMatchObject({ code })
  expect(await mine(ann).get({})).toMatchObject({ status: 'unknown', case: null })
})

test('KYC-07 refuses a photo of another customer, a missing photo, and a photo that is used twice', async () => {
  const [ann, bob] = [await exchange.customer({ kyc: 'unknown' }), await exchange.customer({ kyc: 'unknown' })]
  const own = await photo(exchange, ann)
  const send = (selfie: string) => mine(ann).personal({ ...ownDetails(), uploads: { front: own, selfie } }, key())
  await expect(send(await photo(exchange, bob))).rejects.toMatchObject({ code: 'KYC_UPLOAD_UNKNOWN' })
  await expect(send(randomUUID())).rejects.toMatchObject({ code: 'KYC_UPLOAD_UNKNOWN' })
  await expect(send(own)).rejects.toMatchObject({ code: 'KYC_UPLOAD_TWICE' })
})

test('KYC-03 refuses a new file while the identity is approved', async () => {
  const ann = await exchange.customer({ kyc: 'approved' })
  const sent = mine(ann).personal({ ...ownDetails(), uploads: await photos(ann) }, key())
  await expect(sent).rejects.toMatchObject({ code: 'KYC_ALREADY_APPROVED' })
})

test('twenty concurrent submissions by one person open one file', async () => {
  const ann = await exchange.customer({ kyc: 'unknown' })
  const file = { ...ownDetails(), uploads: await photos(ann) }
  const sent = await Promise.allSettled(Array.from({ length: 20 }, () => mine(ann).personal(file, key())))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const cases = await exchange.deps.db.selectFrom('kyc_case').select('id').where('customer_id', '=', ann.id).execute()
  expect(cases).toHaveLength(1)
})

test('KYC-09 stores no document number in plain text', async () => {
  const ann = await exchange.customer({ kyc: 'unknown' })
  const marker = 'MARKER77123'
  await mine(ann).personal({ ...details, documentNumber: marker, uploads: await photos(ann) }, key())
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migration'`.execute(
    exchange.deps.db,
  )
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} t where t::text like ${`%${marker}%`} limit 1`.execute(
      exchange.deps.db,
    )
    expect({ name, rows }).toEqual({ name, rows: [] })
  }
})

test('KYC-08 revealing the whole number and each photo requires a reason, which is recorded', async () => {
  const { caseId } = await submittedCustomer(exchange)
  const { versions } = await desk(maker).get({ id: caseId })
  const uploadId = versions[0]?.documents[0]?.uploadId ?? ''
  await desk(maker).file({ id: caseId, uploadId, reason: 'Compare with the selfie.' })
  await desk(maker).reveal({ id: caseId, reason: 'Register query.' })
  const { rows } = await sql<{ action: string; reason: string | null }>`
    select action, reason from audit_entry where target_id = ${caseId} and action in ('kyc.view_photo', 'kyc.reveal_number') order by seq`.execute(
    exchange.deps.db,
  )
  expect(rows).toEqual([
    { action: 'kyc.view_photo', reason: 'Compare with the selfie.' },
    { action: 'kyc.reveal_number', reason: 'Register query.' },
  ])
  const without = desk(maker).file({ id: caseId, uploadId, reason: ' ' })
  await expect(without).rejects.toMatchObject({ code: 'PARAM_INVALID', field: 'reason' })
})

test('KYC-08 refuses any photo after the fiftieth of a day, even for concurrent requests', async () => {
  const curious = await exchange.operator('compliance')
  const { caseId } = await submittedCustomer(exchange)
  const { versions } = await desk(curious).get({ id: caseId })
  const uploadId = versions[0]?.documents[0]?.uploadId ?? ''
  const requests = Array.from({ length: PHOTOS_PER_DAY + 5 }, () =>
    desk(curious).file({ id: caseId, uploadId, reason: 'Look.' }),
  )
  const results = await Promise.allSettled(requests)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(PHOTOS_PER_DAY)
  const late = desk(curious).file({ id: caseId, uploadId, reason: 'One more.' })
  await expect(late).rejects.toMatchObject({ code: 'KYC_VIEW_LIMIT_REACHED' })
})

test('KYC-08 covers each photo with a watermark of the operator’s id', async () => {
  const { caseId } = await submittedCustomer(exchange)
  const { versions } = await desk(maker).get({ id: caseId })
  const upload = versions[0]?.documents[0]
  const openPhoto = (who: Person) =>
    desk(who)
      .file({ id: caseId, uploadId: upload?.uploadId ?? '', reason: 'Look.' })
      .then(async (file) =>
        sharp(Buffer.from(await file.arrayBuffer()))
          .raw()
          .toBuffer(),
      )
  const [one, same, other] = [await openPhoto(maker), await openPhoto(maker), await openPhoto(checker)]
  expect(one.equals(same)).toBe(true)
  expect(one.equals(other)).toBe(false)
  // The photo itself has only one color.
  expect(new Set(one).size).toBeGreaterThan(4)
})

test('KYC-07 refuses a photo of another case', async () => {
  const [one, two] = [await submittedCustomer(exchange), await submittedCustomer(exchange)]
  const { versions } = await desk(maker).get({ id: two.caseId })
  const uploadId = versions[0]?.documents[0]?.uploadId ?? ''
  const foreign = desk(maker).file({ id: one.caseId, uploadId, reason: 'Look.' })
  await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('AZ-13 each role can only read cases, reveal data, or request items as permitted', async () => {
  const { caseId: id, customer } = await submittedCustomer(exchange)
  const acts = {
    list: (who: Person) => desk(who).list({}),
    get: (who: Person) => desk(who).get({ id }),
    reveal: (who: Person) => desk(who).reveal({ id, reason: 'Why.' }),
    ask: (who: Person) => desk(who).askAgain({ id, version: 9, items: [{ item: 'front', reason: 'missing_page' }] }),
  }
  const may = { compliance: ['list', 'get', 'reveal', 'ask'], auditor: ['list', 'get'] } as Record<string, string[]>
  for (const role of ['compliance', 'auditor', 'finance', 'listing', 'support', 'superadmin'] as const) {
    const who = await exchange.operator(role)
    for (const [name, act] of Object.entries(acts)) {
      const code = await act(who).then(
        () => 'SUCCESS',
        (error: { code: string }) => error.code,
      )
      expect(code !== 'FORBIDDEN', `${role} ${name}`).toBe(may[role]?.includes(name) ?? false)
    }
  }
  for (const act of Object.values(acts)) await expect(act(customer)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('finds cases by name, number, email and status', async () => {
  const { customer, caseId } = await submittedCustomer(exchange, { ...ownDetails(), legalName: 'Tomas Quill Dahl' })
  const { number } = await desk(maker).get({ id: caseId })
  // The search box removes spaces.
  for (const search of [number, customer.email.slice(0, 8), 'Quill Dahl', 'quilldahl']) {
    const found = await desk(maker).list({ search })
    expect(found.rows.map((row) => row.id)).toEqual([caseId])
  }
  expect((await desk(maker).list({ search: '%' })).total).toBe(0)
  const rejected = await desk(maker).list({ status: 'rejected' })
  expect(rejected.rows.every((row) => row.status === 'rejected')).toBe(true)
})
