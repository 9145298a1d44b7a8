import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { kycHandovers } from '@tessera/contract/identity/kyc-handovers/kyc-handovers.ts'
import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { uploads } from '@tessera/contract/services/uploads/uploads.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { saveDraft, ownBasics, submit } from '#testing/company-file.ts'
import { byTwo } from '#testing/by-two.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { ownDetails, photo } from '#testing/kyc-file.ts'
import { codeOfUrl, openOnPhone, type Phone, sendPhoto } from '#testing/phone-photos.ts'
import { uploadDeps } from '#services/uploads/routes.ts'
import type { UploadDeps } from '#services/uploads/take-upload.ts'
import { takePhoto } from './take-photo.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

const computer = (who: Person) => exchange.api(kycHandovers, who)
const phone = () => exchange.api(kycHandovers)
const newcomer = () => exchange.customer({ kyc: 'unknown' })
const openedBy = (url: string) => openOnPhone(exchange, url)
const shootBy = (by: Phone, item: string) => sendPhoto(exchange, by, item)

test('a phone takes the photos and the computer sends them for review', async () => {
  const who = await newcomer()
  const { qrId, url, expiresIn, handover } = await computer(who).create({
    flow: 'personal',
    items: ['front', 'selfie'],
  })
  expect({ expiresIn, status: handover.status, of: handover.of }).toEqual({ expiresIn: 600, status: 'waiting', of: 2 })
  const by = await openedBy(url)
  expect(await computer(who).status({ qrId })).toMatchObject({ status: 'opened', step: 0 })
  expect(await shootBy(by, 'front')).toMatchObject({ code: 'SUCCESS', data: { step: 1 } })
  expect(await computer(who).status({ qrId })).toMatchObject({ status: 'step', step: 1, of: 2 })
  expect(await codeOfRefusal(phone().finish(by))).toBe('KYC_QR_PHOTO_MISSING')
  await shootBy(by, 'selfie')
  expect(await phone().finish(by)).toMatchObject({ status: 'done' })
  const { items } = await computer(who).status({ qrId })
  const [front = '', selfie = ''] = items.map(({ upload }) => upload?.id)
  const idempotencyKey = randomUUID()
  await exchange.api(kyc, who).personal({ ...ownDetails(), uploads: { front, selfie } }, { idempotencyKey })
  expect(await exchange.api(kyc, who).get({})).toMatchObject({ status: 'pending' })
  expect((await shootBy(by, 'front')).code).toBe('KYC_QR_EXPIRED')
})

test('AUT-18 a code opens once: of twenty concurrent phones one succeeds', async () => {
  const { url } = await computer(await newcomer()).create({ flow: 'personal', items: ['front'] })
  const code = codeOfUrl(url)
  const codes = await Promise.all(Array.from({ length: 20 }, () => codeOfRefusal(phone().open({ code }))))
  expect(codes.filter((each) => each === undefined)).toHaveLength(1)
  expect(new Set(codes.filter((each) => each !== undefined))).toEqual(new Set(['KYC_QR_EXPIRED']))
})

test('AUT-18 the code and the phone’s token neither log in nor read a photo', async () => {
  const who = await newcomer()
  const { qrId, url } = await computer(who).create({ flow: 'personal', items: ['front'] })
  const by = await openedBy(url)
  await shootBy(by, 'front')
  const { items } = await computer(who).status({ qrId })
  const id = items[0]?.upload?.id ?? ''
  for (const token of [codeOfUrl(url), by.phoneToken]) {
    expect(await codeOfRefusal(exchange.api(kyc, { token }).get({}))).toBe('UNAUTHORIZED')
    expect(await codeOfRefusal(exchange.api(uploads, { token }).file({ id }))).toBe('UNAUTHORIZED')
  }
  expect(JSON.stringify(await phone().look(by))).not.toContain(id)
  expect(new URL(url).pathname + new URL(url).search).not.toContain(codeOfUrl(url))
})

test('AUT-18 another customer cannot read a code, and another phone cannot send photos', async () => {
  const { qrId, url } = await computer(await newcomer()).create({ flow: 'personal', items: ['front'] })
  const by = await openedBy(url)
  expect(await codeOfRefusal(computer(await newcomer()).status({ qrId }))).toBe('NOT_FOUND')
  expect((await shootBy({ ...by, phoneToken: 'x'.repeat(43) }, 'front')).code).toBe('KYC_QR_EXPIRED')
  expect((await shootBy(by, 'selfie')).code).toBe('KYC_QR_ITEM_UNKNOWN')
})

test('a refreshed code replaces the earlier one and keeps the photos', async () => {
  const who = await newcomer()
  const first = await computer(who).create({ flow: 'personal', items: ['front', 'back', 'selfie'] })
  const by = await openedBy(first.url)
  await shootBy(by, 'front')
  await shootBy(by, 'front')
  await shootBy(by, 'back')
  const { handover } = await computer(who).create({ flow: 'personal', items: ['front', 'selfie'] })
  expect(handover).toMatchObject({ status: 'waiting', step: 1, of: 2 })
  expect((await shootBy(by, 'selfie')).code).toBe('KYC_QR_EXPIRED')
  expect(await computer(who).status({ qrId: first.qrId })).toMatchObject({ status: 'expired' })
})

test('a code and its phone expire after ten minutes', async () => {
  const who = await newcomer()
  const opened = await computer(who).create({ flow: 'personal', items: ['front'] })
  const by = await openedBy(opened.url)
  await sql`update kyc_handover set expires_at = now() - interval '1 second' where id = ${opened.qrId}`.execute(
    exchange.deps.db,
  )
  expect((await shootBy(by, 'front')).code).toBe('KYC_QR_EXPIRED')
  expect(await codeOfRefusal(phone().look(by))).toBe('KYC_QR_EXPIRED')
  expect(await computer(who).status({ qrId: opened.qrId })).toMatchObject({ status: 'expired' })
})

test('saves photos of documents from the phone in the company draft', async () => {
  const who = await newcomer()
  expect(await codeOfRefusal(computer(who).create({ flow: 'company', items: ['certificate_of_incorporation'] }))).toBe(
    'COMPANY_NOTHING_SAVED',
  )
  const { application } = await exchange.api(companies, who).save(ownBasics())
  const [kind] = application?.checklist.map((each) => each.kind) ?? []
  if (kind === undefined) throw new Error('this type of company requires no document, but the test needs one')
  const { url } = await computer(who).create({ flow: 'company', items: [kind] })
  const by = await openedBy(url)
  await shootBy(by, kind)
  const { application: after } = await exchange.api(companies, who).current({})
  expect(after?.documents.map((each) => each.kind)).toEqual([kind])
})

test('AZ-09 a code for photos starts verification and blocks the other kind of identity', async () => {
  const person = await newcomer()
  await computer(person).create({ flow: 'personal', items: ['front'] })
  expect(await codeOfRefusal(exchange.api(companies, person).save({ name: 'Late Ltd' }))).toBe(
    'IDENTITY_CHOICE_PERSONAL',
  )
  const company = await newcomer()
  await exchange.api(companies, company).save({ name: 'Early Ltd' })
  expect(await codeOfRefusal(computer(company).create({ flow: 'personal', items: ['front'] }))).toBe(
    'IDENTITY_CHOICE_COMPANY',
  )
})

const uploadsOf = async (id: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from upload where owner = ${`customer:${id}`}`.execute(exchange.deps.db)
  return rows[0]?.n ?? -1
}

test('KYC-11 refuses photos of a phone whose code is still open after the computer sent the file', async () => {
  const who = await newcomer()
  const { url } = await computer(who).create({ flow: 'personal', items: ['front'] })
  const by = await openedBy(url)
  const photos = { front: await photo(exchange, who), selfie: await photo(exchange, who) }
  await exchange.api(kyc, who).personal({ ...ownDetails(), uploads: photos }, { idempotencyKey: randomUUID() })
  expect((await shootBy(by, 'front')).code).toBe('KYC_QR_EXPIRED')
  expect(await uploadsOf(who.id)).toBe(2)
})

test('a frozen account gets no code, and photos from its phone are refused', async () => {
  const who = await newcomer()
  const { url } = await computer(who).create({ flow: 'personal', items: ['front'] })
  const by = await openedBy(url)
  await sql`update customer set status = 'frozen' where id = ${who.id}`.execute(exchange.deps.db)
  expect((await shootBy(by, 'front')).code).toBe('ACCOUNT_FROZEN')
  expect(await uploadsOf(who.id)).toBe(0)
})

test('KYC-11 deletes a photo at once that arrives while the computer sends the file', async () => {
  const who = await newcomer()
  const { url } = await computer(who).create({ flow: 'personal', items: ['front'] })
  const by = await openedBy(url)
  const photos = { front: await photo(exchange, who), selfie: await photo(exchange, who) }
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer()
  const own = uploadDeps(exchange.deps)
  // The computer sends the file after the phone's first check, while its photo is scanned.
  const scan: UploadDeps['scan'] = async (file) => {
    await exchange.api(kyc, who).personal({ ...ownDetails(), uploads: photos }, { idempotencyKey: randomUUID() })
    return own.scan(file)
  }
  const call = { inTx: exchange.deps.inTx('visitor'), file: { bytes, tooLarge: false } }
  const sent = await takePhoto(exchange.deps, { ...own, scan }, call, { ...by, item: 'front', name: 'front.jpg' })
  expect(sent).toMatchObject({ ok: false, code: 'KYC_QR_EXPIRED' })
  expect(await uploadsOf(who.id)).toBe(2)
})

test('a new code and concurrent photos of the phone never deadlock', async () => {
  const who = await newcomer()
  const { url } = await computer(who).create({ flow: 'personal', items: ['front', 'selfie'] })
  const by = await openedBy(url)
  const done = await Promise.all(
    Array.from({ length: 12 }, async (_, n) =>
      n % 3 === 0
        ? codeOfRefusal(computer(who).create({ flow: 'personal', items: ['front'] }))
        : (await shootBy(by, 'front')).code,
    ),
  )
  expect(new Set(done).difference(new Set([undefined, 'SUCCESS', 'KYC_QR_EXPIRED']))).toEqual(new Set())
})

test('photos of a rejected application do not count for the next one', async () => {
  const who = await newcomer()
  const signer = await saveDraft(exchange, who)
  const { application } = await exchange.api(companies, who).current({})
  const [kind] = application?.checklist.map((each) => each.kind) ?? []
  if (application == null || kind === undefined)
    throw new Error('this type of company requires no document, but the test needs one')
  const first = await computer(who).create({ flow: 'company', items: [kind] })
  await shootBy(await openedBy(first.url), kind)
  const again = await computer(who).create({ flow: 'company', items: [kind] })
  expect(again.handover).toMatchObject({ step: 1, of: 1 })
  await exchange.api(companies, who).saveDocument({ kind, issuedOn: new Date().toISOString().slice(0, 10) })
  await submit(exchange, who, signer)
  const rejection = {
    kind: 'company_review',
    subjectId: application.id,
    verdict: 'refuse',
    reasonCode: 'not_eligible',
  } as const
  expect(await byTwo(exchange, { ...rejection, roles: ['compliance', 'compliance'] })).toBe('done')
  await exchange.api(companies, who).save(ownBasics())
  const next = await computer(who).create({ flow: 'company', items: [kind] })
  expect(next.handover).toMatchObject({ step: 0, of: 1 })
})

/** Sends a photo that breaks off in the middle of the file, as after a lost connection. */
async function sendCut(by: Phone, item: string): Promise<{ code: string }> {
  const boundary = 'cut'
  const fields = Object.entries({ ...by, item, name: 'photo.jpg' })
    .map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="photo.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  const cut = await exchange.server.app.inject({
    method: 'POST',
    url: '/ex/api/v1/kyc/qr/send',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(fields + file), Buffer.from([0xff, 0xd8, 0xff, 0xe0])]),
  })
  return cut.json()
}

test('a person’s phone that loses its connection during an upload stores nothing and can send the photo again', async () => {
  const who = await newcomer()
  const { qrId, url } = await computer(who).create({ flow: 'personal', items: ['front'] })
  const by = await openedBy(url)
  expect(await sendCut(by, 'front')).not.toMatchObject({ code: 'SUCCESS' })
  expect(await computer(who).status({ qrId })).toMatchObject({ status: 'opened', step: 0 })
  expect(await uploadsOf(who.id)).toBe(0)
  expect(await shootBy(by, 'front')).toMatchObject({ code: 'SUCCESS', data: { step: 1 } })
  // The response to the first photo may be lost: the same photo again replaces it.
  expect(await shootBy(by, 'front')).toMatchObject({ code: 'SUCCESS', data: { step: 1 } })
})

test('a company’s phone that loses its connection during an upload stores nothing and can send the document again', async () => {
  const who = await newcomer()
  const { application } = await exchange.api(companies, who).save(ownBasics())
  const kind = application?.checklist[0]?.kind ?? 'constitution'
  const { qrId, url } = await computer(who).create({ flow: 'company', items: [kind] })
  const by = await openedBy(url)
  expect(await sendCut(by, kind)).not.toMatchObject({ code: 'SUCCESS' })
  expect(await computer(who).status({ qrId })).toMatchObject({ status: 'opened', step: 0 })
  expect((await exchange.api(companies, who).current({})).application?.documents).toEqual([])
  expect(await shootBy(by, kind)).toMatchObject({ code: 'SUCCESS', data: { step: 1 } })
  expect(await shootBy(by, kind)).toMatchObject({ code: 'SUCCESS', data: { step: 1 } })
  const { application: after } = await exchange.api(companies, who).current({})
  expect(after?.documents.map((each) => each.kind)).toEqual([kind])
})
