import { uploads } from '@tessera/contract/services/uploads/uploads.ts'
import { MAX_QR_BYTES, MAX_UPLOAD_BYTES, UPLOADS_PER_DAY } from '@tessera/domain/services/uploads/purpose.ts'
import { sql } from 'kysely'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { memorandum } from '#world/stories/memorandum.ts'
import { sendFile } from '#testing/send-file.ts'

let exchange: TestExchange
let ann: Person
beforeAll(async () => {
  exchange = await testExchange()
  ann = await exchange.customer()
})
afterAll(() => exchange.close())

const picture = (kind: 'jpeg' | 'png' = 'jpeg', side = 40): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#345' } })
    .toFormat(kind)
    .toBuffer()
const download = (as: Person, id: string) =>
  exchange.server.app.inject({ url: `/upload/api/v1/uploads/file?id=${id}`, headers: { token: as.token } })
/** Returns a picture of exactly this many bytes. Bytes after its end are not part of it. */
const padded = async (bytes: number): Promise<Buffer> => {
  const small = await picture()
  return Buffer.concat([small, Buffer.alloc(bytes - small.length)])
}

test('stores a picture and returns it only to its sender, as a harmless download', async () => {
  const sent = await sendFile(exchange, ann, { bytes: await picture('png'), name: 'my id.png' })
  expect(sent).toMatchObject({
    status: 200,
    body: { code: 'SUCCESS', data: { name: 'my id.png', mediaType: 'image/png' } },
  })
  const back = await download(ann, sent.body.data.id)
  expect(back.rawPayload.length).toBe(sent.body.data.size)
  expect(back.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'content-disposition': "attachment; filename*=UTF-8''my%20id.png",
  })
})

test('FIL-05 encodes the signs of a name that have a meaning in the header of a download', async () => {
  const { body } = await sendFile(exchange, ann, { bytes: await picture('png'), name: "Ann's id (1) é*.png" })
  expect(body.data.name).toBe("Ann's id (1) é_.png")
  expect((await download(ann, body.data.id)).headers['content-disposition']).toBe(
    "attachment; filename*=UTF-8''Ann%27s%20id%20%281%29%20%C3%A9_.png",
  )
})

test("FIL-08 answers equally for another customer's file and for a missing one", async () => {
  const { body } = await sendFile(exchange, ann, { bytes: await picture() })
  const bob = await exchange.customer()
  const foreign = await download(bob, body.data.id)
  const absent = await download(bob, randomUUID())
  const bare = (text: string): unknown => ({ ...JSON.parse(text), traceId: '', serverTime: '' })
  expect(foreign.statusCode).toBe(404)
  expect(bare(foreign.body)).toEqual(bare(absent.body))
  const signedOut = await exchange.server.app.inject({ url: `/upload/api/v1/uploads/file?id=${body.data.id}` })
  expect(signedOut.statusCode).toBe(401)
})

const html = '<!doctype html><script>alert(1)</script>'
test.each([
  ['HTML', Buffer.from(html)],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['JavaScript', Buffer.from('alert(document.domain)')],
  ['an EXE', Buffer.concat([Buffer.from('MZ'), randomBytes(200)])],
  ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')],
  ['a ZIP', Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), randomBytes(200)])],
  ['a PDF where a picture is needed', Buffer.from('%PDF-1.7\n%%EOF')],
])('FIL-01 rejects %s renamed .jpg by its bytes', async (_, bytes) => {
  expect(await sendFile(exchange, ann, { bytes })).toMatchObject({ status: 415, body: { code: 'UPLOAD_TYPE_REFUSED' } })
})

test('FIL-01 removes a page behind a picture', async () => {
  const { body } = await sendFile(exchange, ann, { bytes: Buffer.concat([await picture(), Buffer.from(html)]) })
  const back = await download(ann, body.data.id)
  expect(back.rawPayload.includes('script')).toBe(false)
  expect((await sharp(back.rawPayload).metadata()).format).toBe('jpeg')
})

test('FIL-02 accepts a PDF only as an attachment, and serves it only as a download', async () => {
  const bytes = memorandum('Proof', ['Paid.'])
  const { body } = await sendFile(exchange, ann, { bytes, purpose: 'attachment', name: 'proof.pdf' })
  const back = await download(ann, body.data.id)
  expect(back.headers['content-disposition']).toMatch(/^attachment/)
  expect(back.headers['content-security-policy']).toContain('sandbox')
})

test.each([
  ['nothing but its first line', Buffer.from('%PDF-1.7\n%%EOF')],
  ['a page of HTML', Buffer.from('%PDF-1.4\n<html><script>alert(1)</script></html>')],
  [
    'no page',
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    ),
  ],
  ['half of a PDF', memorandum('Proof', ['Paid.']).subarray(0, 300)],
])('OPR-03 rejects a file that begins as a PDF and has %s', async (_, bytes) => {
  const sent = await sendFile(exchange, ann, { bytes, purpose: 'attachment', name: 'proof.pdf' })
  expect(sent).toMatchObject({ status: 422, body: { code: 'UPLOAD_UNREADABLE' } })
})

test('FIL-03 rejects a small file with a huge number of pixels before decoding it', async () => {
  const flood = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const before = process.memoryUsage().rss
  expect(await sendFile(exchange, ann, { bytes: flood })).toMatchObject({
    status: 413,
    body: { code: 'UPLOAD_TOO_MANY_PIXELS' },
  })
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
})

test('FIL-03 rejects a truncated picture', async () => {
  const whole = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
    .png()
    .toBuffer()
  const cut = await sendFile(exchange, ann, { bytes: whole.subarray(0, whole.length / 2) })
  expect(cut.body.code).toBe('UPLOAD_UNREADABLE')
})

test('FIL-04 accepts 8 MB, and rejects one byte more without truncating it', async () => {
  expect(await sendFile(exchange, ann, { bytes: await padded(MAX_UPLOAD_BYTES) })).toMatchObject({ status: 200 })
  for (const more of [1, 2, 1024 * 1024]) {
    const refused = await sendFile(exchange, ann, { bytes: await padded(MAX_UPLOAD_BYTES + more) })
    expect(refused).toMatchObject({ status: 413, body: { code: 'UPLOAD_TOO_LARGE' } })
  }
})

test('FIL-04 accepts 5 MB for a QR code picture, and rejects a larger one with its own code', async () => {
  const qr = async (bytes: number) => sendFile(exchange, ann, { bytes: await padded(bytes), purpose: 'qr' })
  expect(await qr(MAX_QR_BYTES)).toMatchObject({ status: 200 })
  expect(await qr(MAX_QR_BYTES + 1)).toMatchObject({ status: 413, body: { code: 'UPLOAD_QR_TOO_LARGE' } })
  expect(await qr(MAX_UPLOAD_BYTES + 1)).toMatchObject({ status: 413, body: { code: 'UPLOAD_QR_TOO_LARGE' } })
})

test('FIL-04 rejects an empty file', async () => {
  const empty = await sendFile(exchange, ann, { bytes: Buffer.alloc(0) })
  expect(empty).toMatchObject({ status: 400, body: { code: 'UPLOAD_EMPTY' } })
})

test('FIL-04 accepts a noisy photo below the limit whose copy would be above it', async () => {
  const noise = { raw: { width: 3000, height: 2200, channels: 3 } } as const
  const bytes = await sharp(randomBytes(3000 * 2200 * 3), noise)
    .jpeg({ quality: 78 })
    .toBuffer()
  expect(bytes.length).toBeLessThan(MAX_UPLOAD_BYTES)
  const copy = await sharp(bytes).jpeg({ quality: 88 }).toBuffer()
  expect(copy.length).toBeGreaterThan(bytes.length)
  const { status, body } = await sendFile(exchange, ann, { bytes })
  expect(status).toBe(200)
  expect(body.data.size).toBeLessThanOrEqual(MAX_UPLOAD_BYTES)
})

test('FIL-01 explains how to send an HEIC photo as JPG', async () => {
  const heic = Buffer.concat([Buffer.from('000000186674797068656963000000006d69663168656963', 'hex'), randomBytes(200)])
  const { status, body } = await sendFile(exchange, ann, { bytes: heic, name: 'IMG_0001.HEIC' })
  expect({ status, code: body.code }).toEqual({ status: 415, code: 'UPLOAD_HEIC' })
})

test('FIL-05 keeps the first 100 characters of a long name', async () => {
  const { status, body } = await sendFile(exchange, ann, { bytes: await picture(), name: `${'a'.repeat(210)}.jpg` })
  expect({ status, name: body.data.name }).toEqual({ status: 200, name: `${'a'.repeat(100)}.jpg` })
})

test('FIL-04 applies the daily limit to concurrent uploads', async () => {
  const cara = await exchange.customer()
  const owner = `customer:${cara.id}`
  await sql`insert into upload (id, owner, purpose, name, media_type, size, sha256, stored_as, created_at)
            select gen_random_uuid(), ${owner}, 'kyc', 'x', 'image/png', 1, '', gen_random_uuid(), now() from generate_series(1, ${UPLOADS_PER_DAY - 2})`.execute(
    exchange.deps.db,
  )
  const bytes = await picture()
  const all = await Promise.all(Array.from({ length: 6 }, () => sendFile(exchange, cara, { bytes })))
  expect(all.map(({ body }) => body.code).toSorted()).toEqual([
    'SUCCESS',
    'SUCCESS',
    ...Array.from({ length: 4 }, () => 'UPLOAD_QUOTA_REACHED'),
  ])
})

test('FIL-05 uses a name that leaves the folder only as a label, and stores the file under a generated name', async () => {
  const { body } = await sendFile(exchange, ann, { bytes: await picture(), name: '../../../tmp/evil.jpg' })
  expect(body.data.name).toBe('evil.jpg')
  const saved = await readdir(exchange.deps.config.FILES_DIR, { recursive: true })
  expect(saved.filter((name) => name.includes('evil'))).toEqual([])
  // Arriving files are streamed into their own folder, under generated names as well.
  expect(
    saved.filter((name) => name !== 'incoming').every((name) => /^[0-9a-f]{2}(\/[0-9a-f-]{36})?$/.test(name)),
  ).toBe(true)
})

test('FIL-07 removes location and camera from a picture', async () => {
  const noted = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#345' } })
    .withExif({ IFD0: { Make: 'PHONE-MARKER' }, IFD3: { GPSLatitude: '1/1 20/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect(noted.includes('PHONE-MARKER')).toBe(true)
  const { body } = await sendFile(exchange, ann, { bytes: noted })
  const back = (await download(ann, body.data.id)).rawPayload
  expect(back.includes('PHONE-MARKER')).toBe(false)
  expect((await sharp(back).metadata()).exif).toBeUndefined()
})

test('AUT-30 opens no upload route with a token of the other side', async () => {
  const staff = await exchange.operator('compliance')
  const bytes = await picture()
  expect((await sendFile(exchange, staff, { bytes })).status).toBe(401)
  expect((await sendFile(exchange, ann, { bytes, staff: true })).status).toBe(401)
  expect((await sendFile(exchange, staff, { bytes, staff: true, purpose: 'image' })).status).toBe(200)
  await expect(exchange.api(uploads, staff).file({ id: randomUUID() })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

test('rejects a file with another checksum, and stores nothing', async () => {
  const eve = await exchange.customer()
  const bytes = await picture()
  const wrong = await sendFile(exchange, eve, { bytes, fields: { checksum: hash(Buffer.from('another file')) } })
  expect(wrong).toMatchObject({ status: 422, body: { code: 'UPLOAD_CHECKSUM_WRONG', field: 'checksum' } })
  const right = await sendFile(exchange, eve, { bytes, fields: { checksum: hash(bytes) } })
  expect(right).toMatchObject({ status: 200, body: { code: 'SUCCESS' } })
  const { rows } = await sql`select 1 from upload where owner = ${`customer:${eve.id}`}`.execute(exchange.deps.db)
  expect(rows).toHaveLength(1)
})

test('FIL-08 opens one file with a signed link without a token for 60 seconds', async () => {
  const [ann2, bob] = [await exchange.customer(), await exchange.customer()]
  const [first, second] = [
    await sendFile(exchange, ann2, { bytes: await picture() }),
    await sendFile(exchange, ann2, { bytes: await picture('png') }),
  ]
  const pathOf = (url: string): string => url.slice(new URL(url).origin.length)
  const open = async (url: string) => (await exchange.server.app.inject({ url: pathOf(url) })).statusCode
  const { url } = await exchange.api(uploads, ann2).link({ id: first.body.data.id })
  expect(await open(url)).toBe(200)
  expect(await open(first.body.data.url)).toBe(200)
  expect(await open(url.replace(first.body.data.id, second.body.data.id))).toBe(404)
  const later = url.replace(/until=(\d+)/, (_, until: string) => `until=${Number(until) + 1}`)
  expect(await open(later)).toBe(404)
  expect(await codeOf(exchange.api(uploads, bob).link({ id: first.body.data.id }))).toBe('NOT_FOUND')
  exchange.passTime(61_000)
  expect(await open(url)).toBe(404)
})

const codeOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    ({ code }: { code: string }) => code,
  )
