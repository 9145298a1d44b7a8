import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import { products } from '@tessera/contract/issuance/products/products.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveMarket } from '#trading/markets/move-market.sql.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { freshKey, primaryMarket, type PrimaryMarket } from '#testing/offering.ts'
import { sendFile } from '#testing/send-file.ts'

let exchange: TestExchange
let market: PrimaryMarket
beforeAll(async () => {
  exchange = await testExchange()
  market = await primaryMarket(exchange)
})
afterAll(() => exchange.close())

const ADDRESS = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const nothing = { act: 'facts', contractAddress: null, completedOn: null } as const
const supplement = (id: string, proposal: Record<string, unknown>) =>
  market.agree(market.staff.listing, 'product_supplement', id, { proposal })
const read = (symbol: string) => exchange.api(products).detail({ symbol })
const desk = (at: 0 | 1 = 0) => exchange.api(productsManage, market.staff.listing[at])
const fileOf = async (who = market.staff.listing[0], staff = true): Promise<string> => {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#abc' } })
    .png()
    .toBuffer()
  return (await sendFile(exchange, who, { bytes, name: 'accounts.png', purpose: 'attachment', staff })).body.data.id
}
const accounts = async (about: { uploadId?: string; mustAccept?: boolean } = {}) => ({
  uploadId: about.uploadId ?? (await fileOf()),
  kind: 'accounts' as const,
  title: { en: 'Accounts 2026', zh: '2026 年度财务报表' },
  datedOn: '2026-06-30',
  languages: ['en_US' as const],
  mustAccept: about.mustAccept ?? false,
})

test("FIL-08 refuses a customer’s file, or an operator's file for another purpose, as a document", async () => {
  const { symbol } = await market.draft()
  const [maker] = market.staff.listing
  const customer = await exchange.customer()
  const document = {
    symbol,
    kind: 'other' as const,
    title: { en: 'A photo', zh: '照片' },
    datedOn: '2026-01-01',
    languages: ['en_US' as const],
    mustAccept: false,
  }
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#aaa' } })
    .png()
    .toBuffer()
  const photo = { bytes, name: 'photo.png' }
  for (const [who, sending] of [
    [customer, { ...photo, purpose: 'kyc' }],
    [customer, { ...photo, purpose: 'attachment' }],
    [maker, { ...photo, purpose: 'image', staff: true }],
  ] as const) {
    const { body } = await sendFile(exchange, who, sending)
    await expect(desk().addDocument({ ...document, uploadId: body.data.id }, freshKey())).rejects.toMatchObject({
      code: 'NOT_FOUND',
      field: 'uploadId',
    })
  }
  const { body } = await sendFile(exchange, maker, { ...photo, purpose: 'attachment', staff: true })
  expect((await desk().addDocument({ ...document, uploadId: body.data.id }, freshKey())).documents).toHaveLength(2)
})

test('two people set the contract address and completion date of a published product; omitted facts keep their value', async () => {
  const { id, symbol } = await market.published()
  await supplement(id, { ...nothing, contractAddress: ADDRESS })
  expect(await read(symbol)).toMatchObject({ version: 3, contractAddress: ADDRESS, completedOn: null })
  await supplement(id, { ...nothing, completedOn: '2026-05-31' })
  expect(await read(symbol)).toMatchObject({ version: 4, contractAddress: ADDRESS, completedOn: '2026-05-31' })
  const { rows } = await sql<{ address: string | null }>`
    select terms #>> '{token,contractAddress}' as address from product_version where product_id = ${id} order by version`.execute(
    exchange.deps.db,
  )
  expect(rows.map(({ address }) => address)).toEqual([null, null, ADDRESS, ADDRESS])
  await expect(supplement(id, { ...nothing, contractAddress: ADDRESS })).rejects.toMatchObject({
    code: 'PRODUCT_SUPPLEMENT_EMPTY',
    field: 'contractAddress',
  })
  const draft = await market.draft()
  await expect(supplement(draft.id, { ...nothing, contractAddress: ADDRESS })).rejects.toMatchObject({
    code: 'APPROVAL_SUBJECT_MOVED',
  })
})

test.each(['7xKXtg2C', `${ADDRESS}1`, ADDRESS.replace('7', '0'), '0x52908400098527886E0F7030069857D2E4169EE7'])(
  'refuses %s as a contract address',
  async (contractAddress) => {
    const { id } = await market.published()
    await expect(supplement(id, { ...nothing, contractAddress })).rejects.toMatchObject({
      code: 'PRODUCT_CONTRACT_ADDRESS_WRONG',
      field: 'contractAddress',
      message: 'This is not a valid address on Solana. Copy the complete address.',
    })
  },
)

test('a new document is added to a published product after a second person reads it and agrees', async () => {
  const { id, symbol } = await market.published()
  const document = await accounts()
  const [maker, checker] = market.staff.listing
  const { id: requestId, contentHash } = await exchange.api(approvals, maker).propose({
    kind: 'product_supplement',
    subjectId: id,
    verdict: 'approve',
    reason: 'They arrived.',
    proposal: { act: 'add_document', document },
  })
  expect((await read(symbol)).documents).toHaveLength(1)
  expect((await desk(1).proposedDocument({ id: document.uploadId })).size).toBeGreaterThan(0)
  await exchange.api(approvals, checker).decide({ requestId, verdict: 'approve', contentHash, note: 'read' })
  await expect(desk(1).proposedDocument({ id: document.uploadId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { documents, version } = await read(symbol)
  expect([version, documents.map(({ title }) => title)]).toEqual([3, ['Memorandum', 'Accounts 2026']])
  expect((await exchange.api(products).document({ id: documents[1]?.id ?? '' })).size).toBeGreaterThan(0)
})

test('FIL-08 a supplement cannot publish a customer’s file, and a proposal cannot reveal one', async () => {
  const { id, symbol } = await market.published()
  const uploadId = await fileOf(await exchange.customer(), false)
  await expect(supplement(id, { act: 'add_document', document: await accounts({ uploadId }) })).rejects.toMatchObject({
    code: 'APPROVAL_SUBJECT_MOVED',
  })
  await expect(desk().proposedDocument({ id: uploadId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await read(symbol)).documents).toHaveLength(1)
})

test('FIL-08 two people withdraw a document that should not be public, and it cannot be downloaded any more', async () => {
  const { id, symbol } = await market.published()
  await supplement(id, { act: 'add_document', document: await accounts({ mustAccept: true }) })
  const [first, second] = (await read(symbol)).documents
  const withdraw = (documentId = '') => supplement(id, { act: 'withdraw_document', documentId })
  await withdraw(first?.id)
  expect((await read(symbol)).documents.map(({ id: each }) => each)).toEqual([second?.id])
  await expect(exchange.api(products).document({ id: first?.id ?? '' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(withdraw(first?.id)).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
  await expect(withdraw(second?.id)).rejects.toMatchObject({ code: 'PRODUCT_DOCUMENT_NEEDED' })
  await market.close(symbol)
  await withdraw(second?.id)
  expect((await read(symbol)).documents).toEqual([])
})

test('a trading product shows the day on which its market was listed', async () => {
  const { symbol } = await market.published()
  expect((await read(symbol)).listedOn).toBeNull()
  await exchange.coin('tUSD', 'token', 6)
  await sql`insert into market (symbol, base, quote, tick, lot, min_value, max_value, maker_fee_ppm, taker_fee_ppm, band_ppm, listing_price, status, listed_at)
            values (${`${symbol}-tUSD`}, ${symbol}, 'tUSD', 10000, 1, 1, 1000000000000, 1000, 1500, 200000, 1000000, 'closed', '2026-07-01T12:00:00Z')`.execute(
    exchange.deps.db,
  )
  await sql`insert into transition (entity, entity_id, n, from_state, to_state, at, actor) values ('market', ${`${symbol}-tUSD`}, 1, null, 'closed', now(), 'job:test')`.execute(
    exchange.deps.db,
  )
  expect((await read(symbol)).listedOn).toBeNull()
  await exchange.deps.inTx('job:test')(async (tx) => ok(await moveMarket(tx, `${symbol}-tUSD`, 'open')))
  expect((await read(symbol)).listedOn).toBe('2026-07-01')
})
