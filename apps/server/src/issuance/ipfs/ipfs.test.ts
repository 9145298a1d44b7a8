import { CarReader } from '@ipld/car'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { isBlockOf } from '@tessera/domain/issuance/ipfs/block.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishingExchange } from '#testing/publishing.ts'
import { CheckedAnchor, coveredNumbers, anchorFindings } from '#services/audit/anchor.sql.ts'
import { queryAsAuditor } from '#services/audit/verify.ts'
import { proveLiabilities } from '#books/liabilities/prove-liabilities.ts'
import { diskStore } from '#services/uploads/file-store.ts'
import { publish, publishAnchor, publishRoots } from './publish-own.ts'

let at: Awaited<ReturnType<typeof publishingExchange>>
beforeAll(async () => {
  at = await publishingExchange()
})
afterAll(() => at.close())

const read = (cid: string, query = '?format=raw', headers: Record<string, string> = {}) =>
  at.exchange.server.app.inject({ url: `/ipfs/${cid}${query}`, headers })
const blocksOf = async (documentId: string): Promise<string[]> =>
  (
    await sql<{ cid: string }>`
      select b.cid from ipfs_block b join product_document d on d.upload_id = b.upload_id where d.id = ${documentId}`.execute(
      at.exchange.deps.db,
    )
  ).rows.map(({ cid }) => cid)
const statuses = async (documentId: string): Promise<number[]> => {
  const found = []
  for (const cid of await blocksOf(documentId)) found.push((await read(cid)).statusCode)
  return [...new Set(found)]
}

test('INP-08 the gateway serves no block of a document before two people publish it', async () => {
  const { documentId, symbol } = await at.withDocument()
  const { cid, sha256, form } = await at.propose(documentId)
  expect(form).toBe('content')
  expect((await blocksOf(documentId)).length).toBeGreaterThan(2)
  expect(await statuses(documentId)).toEqual([404])
  expect(await at.lookup(cid)).toEqual([])
  const [maker] = at.market.staff.listing
  await expect(at.decide(documentId, maker)).rejects.toMatchObject({ code: 'APPROVAL_OWN_PROPOSAL' })
  expect(await statuses(documentId)).toEqual([404])
  await at.decide(documentId)
  expect(await statuses(documentId)).toEqual([200])
  for (const id of [cid, sha256])
    expect(await at.lookup(id)).toMatchObject([
      { cid, sha256, form: 'content', standing: 'current', product: { symbol, title: 'Plan', version: 3 } },
    ])
})

test.each([
  ['a draft', { isDraft: true }],
  ['a product for accredited investors', { category: 'ai' as const }],
  ['a product for institutions', { category: 'ei' as const }],
])(
  'INP-08 a document of %s is published by its identifiers only, and the gateway serves no block',
  async (_, about) => {
    const { documentId, symbol } = await at.withDocument(about)
    const { cid, form } = await at.publish(documentId)
    expect(form).toBe('hash')
    expect(await statuses(documentId)).toEqual([404])
    expect((await read(cid, '?format=car')).statusCode).toBe(404)
    const isDraft = 'isDraft' in about
    expect(await at.lookup(cid)).toMatchObject([{ form: 'hash', pin: null, product: isDraft ? null : { symbol } }])
    await at.pin()
    expect(at.pinning.pins.some(({ pin }) => pin.cid === cid)).toBe(false)
  },
)

test('INP-08 a draft whose document is published stays hidden from visitors', async () => {
  const { documentId, symbol } = await at.withDocument({ isDraft: true })
  const { cid } = await at.publish(documentId)
  expect(JSON.stringify(await at.lookup(cid))).not.toContain(symbol)
})

test('a document of a draft is published with its content once its product is public, and only once', async () => {
  const { id, documentId } = await at.withDocument({ isDraft: true })
  const { cid } = await at.publish(documentId)
  await expect(at.propose(documentId)).rejects.toMatchObject({ code: 'IPFS_ALREADY_PUBLISHED' })
  await at.market.agree(at.market.staff.listing, 'product_publish', id)
  expect(await at.publish(documentId)).toMatchObject({ cid, form: 'content' })
  expect(await at.lookup(cid)).toMatchObject([{ form: 'content' }, { form: 'hash' }])
  expect((await read(cid)).statusCode).toBe(200)
  await expect(at.propose(documentId)).rejects.toMatchObject({ code: 'IPFS_ALREADY_PUBLISHED' })
})

test('INP-08 the gateway serves nothing under a path other than a CID, and no file that a browser displays', async () => {
  const { documentId } = await at.withDocument()
  const { cid } = await at.publish(documentId)
  for (const wrong of [
    'QmXoypizjW3WknFiJnKLwHCnL72vedxjQkDDP1mXWo6uco',
    '..%2f..%2fsecrets',
    cid.toUpperCase(),
    `${cid}a`,
  ])
    expect((await read(wrong)).statusCode).toBe(404)
  for (const query of ['', '?format=html', '?format=raw&format=car'])
    expect((await read(cid, query, { accept: 'text/html' })).statusCode).toBe(404)
  const { headers } = await read(cid)
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.ipld.raw',
    'cache-control': 'public, max-age=300',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename="${cid}.bin"`,
  })
  expect((await read(cid, '?format=raw', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304)
})

test('a CAR holds every block once, the root first, each with the bytes that its CID names', async () => {
  const { documentId } = await at.withDocument()
  const { cid, size } = await at.publish(documentId)
  const { rawPayload, headers } = await read(cid, '', { accept: 'application/vnd.ipld.car' })
  expect(headers['content-type']).toBe('application/vnd.ipld.car; version=1; order=dfs; dups=n')
  const car = await CarReader.fromBytes(rawPayload)
  expect((await car.getRoots()).map(String)).toEqual([cid])
  const found: string[] = []
  let bytes = 0
  for await (const block of car.blocks()) {
    expect(await isBlockOf(block.cid.toString(), block.bytes)).toBe(true)
    found.push(block.cid.toString())
    bytes += block.bytes.length
  }
  expect(found[0]).toBe(cid)
  expect(found.toSorted()).toEqual((await blocksOf(documentId)).toSorted())
  expect(bytes).toBeGreaterThan(size)
  expect((await read(cid, '?format=car&dag-scope=block')).rawPayload.length).toBeLessThan(1000)
})

test('a block is read alone: a leaf from its part of the file, and a node of the tree without the file', async () => {
  const { documentId } = await at.withDocument()
  const { cid } = await at.publish(documentId)
  for (const each of await blocksOf(documentId)) expect(await isBlockOf(each, (await read(each)).rawPayload)).toBe(true)
  const { rows } = await sql<{ name: string }>`
    select u.stored_as as name from upload u join product_document d on d.upload_id = u.id where d.id = ${documentId}`.execute(
    at.exchange.deps.db,
  )
  await diskStore(at.exchange.deps.config.FILES_DIR).remove(rows[0]?.name ?? '')
  expect((await read(cid)).statusCode).toBe(200)
})

test('a replaced document is shown as superseded, and a removed one as withdrawn', async () => {
  const { id, documentId } = await at.withDocument()
  const older = await at.publish(documentId)
  const other = await at.withDocument()
  await expect(at.propose(other.documentId, { supersedes: documentId })).rejects.toMatchObject({
    code: 'IPFS_SUPERSEDES_UNFIT',
  })
  const newer = await at.addTo(id)
  const { cid } = await at.publish(newer, { supersedes: documentId })
  expect(await at.lookup(older.cid)).toMatchObject([{ standing: 'superseded', supersededBy: cid }])
  expect(await at.lookup(cid)).toMatchObject([{ standing: 'current', endedAt: null }])
  await expect(at.propose(documentId)).rejects.toMatchObject({ code: 'IPFS_ALREADY_PUBLISHED' })
  const withdrawal = { act: 'withdraw_document', documentId: newer }
  await at.market.agree(at.market.staff.listing, 'product_supplement', id, { proposal: withdrawal })
  expect(await at.lookup(cid)).toMatchObject([{ standing: 'withdrawn' }])
  // Publishing cannot be undone.
  expect((await read(cid)).statusCode).toBe(200)
})

test('a document that changed between proposal and decision is not published as proposed', async () => {
  const { id, documentId } = await at.withDocument()
  await at.propose(documentId)
  await at.addTo(id)
  await expect(at.decide(documentId)).rejects.toMatchObject({ code: 'APPROVAL_CONTENT_CHANGED' })
  const desk = at.exchange.api(approvals, at.market.staff.listing[1])
  const { requests } = await desk.subject({ kind: 'document_publish', subjectId: documentId })
  expect(requests).toMatchObject([{ status: 'requested' }])
})

test('a file that was never published is unknown to the server', async () => {
  expect(await at.lookup('0'.repeat(64))).toEqual([])
})

const ownOf = async (kind: string) =>
  (
    await sql<{ cid: string; bytes: Buffer }>`
      select cid, bytes from ipfs_publication where kind = ${kind} order by published_at`.execute(at.exchange.deps.db)
  ).rows

test('INP-08 liabilities roots and audit anchors are published once, without any person, sequence number or count of rows', async () => {
  await at.exchange.coin('SGD', 'fiat', 2)
  const person = await at.exchange.customer()
  await at.exchange.fund({ customer: person.id, kind: 'fiat' }, 'SGD', 250_00n)
  await proveLiabilities(at.exchange.deps)
  for (let twice = 0; twice < 2; twice += 1) {
    await publishRoots(at.exchange.deps)
    await publishAnchor(at.exchange.deps)
  }
  const [[roots, ...moreRoots], [anchor, ...moreAnchors]] = [
    await ownOf('liabilities_root'),
    await ownOf('audit_anchor'),
  ]
  expect([moreRoots, moreAnchors]).toEqual([[], []])
  const published: unknown = JSON.parse(String(roots?.bytes))
  expect(published).toMatchObject({
    type: 'tessera.liabilities-root.v2',
    roots: expect.arrayContaining([expect.objectContaining({ coin: 'SGD', sumMinor: '25000' })]),
  })
  const ends: unknown = JSON.parse(String(anchor?.bytes))
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/)
  expect(ends).toEqual({
    type: 'tessera.audit-anchor.v2',
    at: expect.any(String),
    journal: { hash },
    act: { hash },
  })
  expect(String(roots?.bytes)).not.toContain('journalSeq')
  for (const each of [roots, anchor]) {
    expect(String(each?.bytes)).not.toContain(person.id)
    expect((await read(each?.cid ?? '')).rawPayload).toEqual(each?.bytes)
    expect(await at.lookup(each?.cid ?? '')).toMatchObject([{ standing: 'current', product: null, form: 'content' }])
  }
})

test('INP-08 the gateway builds 120 CARs a minute for one network address, and continues to serve blocks', async () => {
  const unknown = 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e'
  const ask = async (query: string): Promise<number> =>
    (await at.exchange.server.app.inject({ url: `/ipfs/${unknown}${query}`, remoteAddress: '198.51.100.7' })).statusCode
  const found = []
  for (let sent = 0; sent <= 120; sent += 1) found.push(await ask('?format=car'))
  expect([new Set(found.slice(0, 120)), found.at(-1)]).toEqual([new Set([404]), 429])
  expect(await ask('?format=raw')).toBe(404)
})

test('ADM-08 an auditor finds the range of a published anchor by its hashes, and finds none in a rewritten chain', async () => {
  await publishAnchor(at.exchange.deps)
  const [published] = await ownOf('audit_anchor')
  const anchor = CheckedAnchor.parse(JSON.parse(String(published?.bytes)))
  const asAuditor = <T>(ask: Parameters<typeof queryAsAuditor<T>>[1]): Promise<T> =>
    queryAsAuditor(at.exchange.database.auditUrl, ask)
  const { rows } = await sql<{
    seq: string
  }>`select seq::text from audit_entry where hash = ${anchor.act.hash}`.execute(at.exchange.deps.db)
  const covered = await asAuditor((client) => coveredNumbers(client, anchor))
  expect(covered).toEqual({ journal: expect.stringMatching(/^\d+$/), act: rows[0]?.seq })
  expect(await asAuditor((client) => anchorFindings(client, anchor))).toEqual([])
  const other = { ...anchor, act: { hash: 'f'.repeat(64) } }
  expect(await asAuditor((client) => anchorFindings(client, other))).toEqual([
    { invariant: 'anchor', row: { chain: 'act', was: other.act.hash, now: null } },
  ])
})

test('a file of the system that exceeds one block is published in blocks, and read as a CAR', async () => {
  const text = Array.from({ length: 60_000 }, (_, line) => `line ${line}`)
  await publish(at.exchange.deps, 'liabilities_root', new Date('2026-01-01T00:00:00Z'), { text })
  const found = await ownOf('liabilities_root')
  const large = found.find(({ bytes }) => bytes.length > 2 * 262_144)
  expect(large?.cid).toMatch(/^bafybei/)
  const cid = large?.cid ?? ''
  expect(await isBlockOf(cid, (await read(cid)).rawPayload)).toBe(true)
  const car = await CarReader.fromBytes((await read(cid, '?format=car')).rawPayload)
  const leaves: Uint8Array[] = []
  for await (const block of car.blocks()) {
    expect(await isBlockOf(block.cid.toString(), block.bytes)).toBe(true)
    if (block.cid.code === 0x55) leaves.push(block.bytes)
    expect((await read(block.cid.toString())).statusCode).toBe(200)
  }
  expect(Buffer.concat(leaves)).toEqual(large?.bytes)
})
