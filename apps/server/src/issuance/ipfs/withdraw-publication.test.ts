import { ipfsManage } from '@tessera/contract/issuance/ipfs/ipfs.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { asOwnerOf } from '#testing/as-owner.ts'
import { publishingExchange } from '#testing/publishing.ts'
import { pinningClient } from './pinning-client.ts'
import { removePins } from './remove-pins.ts'
import { withdrawPublication } from './withdraw-publication.ts'

let at: Awaited<ReturnType<typeof publishingExchange>>
beforeAll(async () => {
  at = await publishingExchange()
})
afterEach(() => {
  at.pinning.isDown = false
})
afterAll(() => at.close())

const OVER_A_MINUTE_MS = 61_000
const publishOne = async () => {
  const { documentId } = await at.withDocument()
  return { documentId, ...(await at.publish(documentId)) }
}
const desk = () => at.exchange.api(ipfsManage, at.market.staff.listing[0])
const withdraw = (cid: string) => desk().withdraw({ cid, reason: 'Page 3 names a client.' })
const pinsOf = (cid: string) => at.pinning.pins.filter(({ pin }) => pin.cid === cid)
const read = (cid: string, query = '?format=raw') =>
  at.exchange.server.app.inject({ url: `/ipfs/${cid}${query}`, headers: { language: 'en_US' } })
async function statuses(documentId: string): Promise<number[]> {
  const { rows } = await sql<{ cid: string }>`
    select b.cid from ipfs_block b join product_document d on d.upload_id = b.upload_id where d.id = ${documentId}`.execute(
    at.exchange.deps.db,
  )
  const found = []
  for (const { cid } of rows) found.push((await read(cid)).statusCode)
  return [...new Set(found)]
}

test('INP-08 one operator withdraws a published document: gateway and product page stop serving it, and others stay', async () => {
  const { documentId, cid, sha256 } = await publishOne()
  const stays = await publishOne()
  const page = () => at.exchange.server.app.inject({ url: `/ex/api/v1/products/document?id=${documentId}` })
  expect([await statuses(documentId), (await page()).statusCode]).toEqual([[200], 200])
  await withdraw(cid)
  expect([await statuses(documentId), (await page()).statusCode]).toEqual([[410], 404])
  const gone = await read(cid, '?format=car')
  expect(gone.json()).toMatchObject({ code: 'IPFS_CONTENT_WITHDRAWN' })
  expect(gone.headers['cache-control']).toBe('no-store')
  expect(gone.body).not.toContain('client')
  for (const id of [cid, sha256])
    expect(await at.lookup(id)).toMatchObject([{ standing: 'removed', endedAt: expect.any(String), pin: null }])
  expect(await statuses(stays.documentId)).toEqual([200])
  expect(await at.lookup(stays.cid)).toMatchObject([{ standing: 'current' }])
})

test('a withdrawn file is not withdrawn twice or published again, and an unknown CID is not found', async () => {
  const { documentId, cid } = await publishOne()
  await withdraw(cid)
  await expect(withdraw(cid)).rejects.toMatchObject({ code: 'IPFS_ALREADY_WITHDRAWN' })
  await expect(at.propose(documentId)).rejects.toMatchObject({ code: 'IPFS_WITHDRAWN' })
  await expect(withdraw('bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const { rows } = await sql<{ actor: string; reason: string }>`
    select actor, reason from audit_entry where action = 'ipfs.withdraw' and target_id = ${documentId}`.execute(
    at.exchange.deps.db,
  )
  expect(rows).toEqual([{ actor: expect.stringMatching(/^operator:/), reason: 'Page 3 names a client.' }])
})

test('INP-08 a file that is withdrawn while two people publish it once more is not served', async () => {
  const { documentId, cid } = await publishOne()
  const again = (await at.withDocument()).documentId
  await asOwnerOf(at.exchange)(sql`
    update product_document set upload_id = (select upload_id from product_document where id = ${documentId}) where id = ${again}`)
  await at.propose(again)
  const [withdrawn, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const [maker] = at.market.staff.listing
  const withdrawing = at.exchange.deps.inTx(`operator:${maker.id}`)(async (tx) => {
    const done = await withdrawPublication(tx, { cid, reason: 'A name.', operatorId: maker.id, ip: '127.0.0.1' })
    withdrawn.resolve()
    await mayCommit.promise
    return done
  })
  await withdrawn.promise
  let isSettled = false
  const publishing = codeOfRefusal(at.decide(again)).finally(() => (isSettled = true))
  const waits = async () => {
    const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(
      at.exchange.deps.db,
    )
    return isSettled || rows.length > 0
  }
  await expect.poll(waits).toBe(true)
  mayCommit.resolve()
  await withdrawing
  expect(await publishing).toBe('IPFS_WITHDRAWN')
  expect((await read(cid)).statusCode).toBe(410)
})

test('INP-08 the pins of a withdrawn document are removed at the service, also those that appear later, and pins of other documents stay', async () => {
  const [gone, stays] = [await publishOne(), await publishOne()]
  await at.pin()
  await withdraw(gone.cid)
  await removePins(at.exchange.deps)
  expect([pinsOf(gone.cid).length, pinsOf(stays.cid).length]).toEqual([0, 1])
  expect(await at.status(gone.cid)).toMatchObject([{ withdrawnAt: expect.any(String), unpinnedAt: null }])
  // A request that is in progress at the withdrawal.
  const client = pinningClient({
    url: at.pinning.url,
    token: at.token,
    blocks: { by: 'gateway', multiaddr: '/ip4/127.0.0.1' },
  })
  await client.ask({ cid: gone.cid, name: 'late', meta: {} }, () => Promise.resolve(Buffer.alloc(0)))
  await at.pinning.settled()
  for (let round = 0; round < 2; round += 1) {
    at.exchange.passTime(301_000)
    await removePins(at.exchange.deps)
  }
  expect(pinsOf(gone.cid)).toEqual([])
  expect(await at.status(gone.cid)).toMatchObject([{ unpinnedAt: expect.any(String) }])
  expect(await at.status(stays.cid)).toMatchObject([{ withdrawnAt: null, unpinnedAt: null }])
})

test('a removal that fails while the service is down is made on a later try, and the document is not pinned again', async () => {
  const { cid } = await publishOne()
  await at.pin()
  await withdraw(cid)
  at.pinning.isDown = true
  await removePins(at.exchange.deps)
  expect(pinsOf(cid)).toHaveLength(1)
  at.pinning.isDown = false
  at.exchange.passTime(OVER_A_MINUTE_MS)
  await removePins(at.exchange.deps)
  await at.pin()
  expect(pinsOf(cid)).toEqual([])
})
