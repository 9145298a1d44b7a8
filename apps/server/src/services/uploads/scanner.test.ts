import { audit } from '@tessera/contract/services/audit/audit.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { EICAR, type LocalClamd, startClamd } from '#testing/clamd.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { memorandum } from '#world/stories/memorandum.ts'
import { sendFile } from '#testing/send-file.ts'

let exchange: TestExchange
let clamd: LocalClamd
let ann: Person
beforeAll(async () => {
  clamd = await startClamd()
  exchange = await testExchange({ CLAMD_URL: clamd.url })
  ann = await exchange.customer()
})
afterEach(() => void (clamd.answers = 'rightly'))
afterAll(async () => {
  await exchange.close()
  await clamd.stop()
})

const paper = (text: string): Buffer => Buffer.concat([memorandum('Paper', ['A deed.']), Buffer.from(`\n%${text}\n`)])
/** Large enough for many chunks. */
const clean = paper('nothing but paper '.repeat(20_000))
const send = (bytes: Buffer, as = ann) => sendFile(exchange, as, { bytes, name: 'deed.pdf', purpose: 'attachment' })
const count = async (table: 'upload' | 'quarantined_upload', owner: Person): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where owner = ${`customer:${owner.id}`}`.execute(
      exchange.deps.db,
    )
  ).rows[0]?.n ?? -1

test('FIL-06 stores a clean file, and puts an infected one into quarantine with a record', async () => {
  const bob = await exchange.customer()
  expect(await send(clean, bob)).toMatchObject({ status: 200 })
  const sent = await send(paper(EICAR), bob)
  expect(sent).toMatchObject({ status: 422, body: { code: 'UPLOAD_INFECTED', data: null } })
  expect([await count('upload', bob), await count('quarantined_upload', bob)]).toEqual([1, 1])
  const { rows } = await sql<{ id: string; finding: string }>`
    select id, finding from quarantined_upload where owner = ${`customer:${bob.id}`}`.execute(exchange.deps.db)
  expect(rows[0]?.finding).toBe('Eicar-Test-Signature')
  const url = `/upload/api/v1/uploads/file?id=${rows[0]?.id ?? ''}`
  expect((await exchange.server.app.inject({ url, headers: { token: bob.token } })).statusCode).toBe(404)
  const auditor = await exchange.operator('auditor')
  const saved = await exchange.api(audit, auditor).list({ action: 'uploads.quarantine' })
  expect(saved.rows[0]).toMatchObject({ target: { id: rows[0]?.id }, after: { finding: 'Eicar-Test-Signature' } })
})

test("FIL-06 rejects an infected file of an operator, and counts quarantined files towards the sender's day", async () => {
  const clerk = await exchange.operator('listing')
  const sent = await sendFile(exchange, clerk, {
    bytes: paper(EICAR),
    name: 'a.pdf',
    purpose: 'attachment',
    staff: true,
  })
  expect(sent.body.code).toBe('UPLOAD_INFECTED')
  const eve = await exchange.customer()
  await sql`insert into quarantined_upload select gen_random_uuid(), ${`customer:${eve.id}`}, 'attachment', 'a', 'application/pdf', 1, '', 'x' || n, now(), 'found'
              from generate_series(1, 60) n`.execute(exchange.deps.db)
  expect((await send(clean, eve)).body.code).toBe('UPLOAD_QUOTA_REACHED')
})

test.each<[string, LocalClamd['answers']]>([
  ['hangs up', 'hangs up'],
  ['says that the file is too large for it', { words: 'INSTREAM size limit exceeded. ERROR\0' }],
  ['says something else', { words: 'stream: OK and more\0' }],
  ['stops in the middle of its answer', { words: 'stream: OK' }],
])('FIL-06 stores nothing while the scanner %s', async (_, answers) => {
  clamd.answers = answers
  const before = await count('upload', ann)
  expect(await send(clean)).toMatchObject({ status: 503, body: { code: 'UPLOAD_NOT_SCANNED' } })
  expect(await count('upload', ann)).toBe(before)
})

test('FIL-06 stores nothing while the scanner is down', async () => {
  const gone = await startClamd()
  await gone.stop()
  const other = await testExchange({ CLAMD_URL: gone.url })
  const person = await other.customer()
  const sent = await sendFile(other, person, { bytes: clean, name: 'deed.pdf', purpose: 'attachment' })
  expect(sent).toMatchObject({ status: 503, body: { code: 'UPLOAD_NOT_SCANNED' } })
  const { rows } = await sql`select 1 from upload`.execute(other.deps.db)
  expect(rows).toEqual([])
  await other.close()
})
