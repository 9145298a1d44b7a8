import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { ipfs, ipfsManage } from '@tessera/contract/issuance/ipfs/ipfs.ts'
import { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import sharp from 'sharp'
import { advancePins } from '../../../apps/server/src/issuance/ipfs/advance-pins.ts'
import { advanceProducts } from '../../../apps/server/src/issuance/products/advance-products.ts'
import { type LocalPinning, startLocalPinning } from '../ipfs/local-pinning.ts'
import { type Person, type TestExchange, testExchange } from './exchange.ts'
import { freshKey, primaryMarket } from './offering.ts'
import { sendFile } from './send-file.ts'

const TOKEN = 'a token that is only for tests'
type ProductOptions = { readonly category?: 'ri' | 'ai' | 'ei'; readonly isDraft?: boolean }
type Published = { readonly supersedes?: string }

/** A test server whose gateway a local pinning service reads, and people who publish documents. */
export async function publishingExchange() {
  const pinning = await startLocalPinning({ token: TOKEN, port: 0 })
  const gateway = await openGateway()
  const exchange = await testExchange({ PUBLIC_URL: gateway.url, IPFS_PIN_URL: pinning.url, IPFS_PIN_TOKEN: TOKEN })
  gateway.serve(exchange)
  const market = await primaryMarket(exchange)
  return {
    exchange,
    market,
    pinning,
    gateway,
    token: TOKEN,
    ...people(exchange, market),
    pin: () => pinAll(exchange, pinning),
    close: async () => {
      await exchange.close()
      await gateway.close()
      await pinning.stop()
    },
  }
}

function people(exchange: TestExchange, market: Awaited<ReturnType<typeof primaryMarket>>) {
  const [maker, checker] = market.staff.listing
  const propose = (documentId: string, { supersedes }: Published = {}) =>
    exchange
      .api(ipfsManage, maker)
      .upload({ documentId, supersedes: supersedes ?? null, noPersonalData: true, reason: 'as agreed' }, freshKey())
  const decide = async (documentId: string, who = checker) => {
    const desk = exchange.api(approvals, who)
    const { requests } = await desk.subject({ kind: 'document_publish', subjectId: documentId })
    const [request] = requests
    if (request === undefined) throw new Error('nothing was proposed')
    const { id: requestId, contentHash } = request
    await desk.decide({ requestId, verdict: 'approve', contentHash, note: 'I read it' })
  }
  return {
    /** A product whose last document is a picture of more than one block. */
    withDocument: async ({ category = 'ri', isDraft = false }: ProductOptions = {}) => {
      const { id, symbol } = await market.draft({ category })
      const documentId = await addDocument(exchange, maker, symbol)
      if (isDraft) return { id, symbol, documentId }
      await market.agree(market.staff.listing, 'product_publish', id)
      await advanceProducts(exchange.deps)
      return { id, symbol, documentId }
    },
    /** Adds another document to a published product; returns its id. */
    addTo: async (productId: string): Promise<string> => {
      const document = { ...plan, uploadId: await sendPlan(exchange, maker) }
      await market.agree(market.staff.listing, 'product_supplement', productId, {
        proposal: { act: 'add_document', document },
      })
      const { rows } = await exchange.api(productsManage, maker).list({ pageSize: 100 })
      const added = rows.find(({ id }) => id === productId)?.documents.at(-1)
      if (added === undefined) throw new Error('the document was not added')
      return added.id
    },
    propose,
    decide,
    publish: async (documentId: string, how: Published = {}) => {
      const proposed = await propose(documentId, how)
      await decide(documentId)
      return proposed
    },
    lookup: async (id: string) => (await exchange.api(ipfs).lookup({ id })).rows,
    status: async (cid: string) => (await exchange.api(ipfsManage, maker).status({ cid })).rows,
  }
}

const plan = {
  kind: 'other' as const,
  title: { en: 'Plan', zh: '平面图' },
  datedOn: '2026-06-30',
  languages: ['en_US' as const],
  mustAccept: false,
}

/** Sends a picture of noise, which no compression brings below one block. */
async function sendPlan(exchange: TestExchange, maker: Person): Promise<string> {
  const [width, height] = [400, 400]
  const raw = { width, height, channels: 3 } as const
  const bytes = await sharp(randomBytes(width * height * 3), { raw })
    .png()
    .toBuffer()
  return (await sendFile(exchange, maker, { bytes, name: 'plan.png', purpose: 'attachment', staff: true })).body.data.id
}

async function addDocument(exchange: TestExchange, maker: Person, symbol: string): Promise<string> {
  const uploadId = await sendPlan(exchange, maker)
  const { documents } = await exchange.api(productsManage, maker).addDocument({ symbol, uploadId, ...plan }, freshKey())
  const added = documents.at(-1)
  if (added === undefined) throw new Error('the document was not added')
  return added.id
}

/** The public address of a test server that starts later; `change` alters the bytes of its responses. */
async function openGateway() {
  let exchange: TestExchange | undefined
  const state: { change: ((bytes: Buffer) => Buffer) | undefined } = { change: undefined }
  const requestedUrls: string[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const url = request.url ?? '/'
      requestedUrls.push(url)
      const answer = await exchange?.server.app.inject({ method: 'GET', url })
      const body = answer?.rawPayload ?? Buffer.alloc(0)
      response.writeHead(answer?.statusCode ?? 503, { 'content-type': String(answer?.headers['content-type']) })
      response.end(state.change?.(body) ?? body)
    })()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port')
  return Object.assign(state, {
    url: `http://127.0.0.1:${address.port}`,
    requestedUrls,
    serve: (of: TestExchange) => void (exchange = of),
    close: () => new Promise<void>((done) => server.close(() => done())),
  })
}

/** Advances time until the service has finished every request. */
async function pinAll(exchange: TestExchange, pinning: LocalPinning): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    exchange.passTime(3000)
    await advancePins(exchange.deps)
    await pinning.settled()
  }
}
