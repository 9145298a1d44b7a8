import { CarReader } from '@ipld/car'
import { isBlockOf } from '@tessera/domain/issuance/ipfs/block.ts'
import type { PinState } from '@tessera/domain/issuance/ipfs/publication.ts'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { CID } from 'multiformats/cid'
import { randomUUID, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type Blocks, fetchAll } from './block-fetcher.ts'

/** Objects of the IPFS Pinning Service API 1.0.0, as strict as its OpenAPI document. Source: ipfs.github.io/pinning-services-api-spec. */
const Pin = z.strictObject({
  cid: z.string().refine(isCid),
  name: z.string().max(255).optional(),
  origins: z.array(z.string().startsWith('/')).max(20).optional(),
  meta: z.record(z.string(), z.string()).optional(),
})
const Query = z.object({
  cid: z.string().optional(),
  status: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(10),
})

type PinRequest = {
  readonly requestid: string
  status: PinState
  readonly created: string
  readonly pin: z.output<typeof Pin>
  info?: { readonly status_details: string }
}

export type LocalPinning = {
  /** The address that IPFS_PIN_URL names. */
  readonly url: string
  /** The address that IPFS_CAR_URL names. */
  readonly carUrl: string
  /** While true, every request gets status 503. */
  isDown: boolean
  readonly pins: readonly PinRequest[]
  /** Resolves once every accepted request is pinned or failed. */
  readonly settled: () => Promise<void>
  readonly stop: () => Promise<void>
}

const MAX_CAR_BYTES = 64 * 1_048_576

/**
 * An IPFS pinning service on this machine: requests by token, blocks from the gateways that a request names or from an
 * uploaded CAR. It reports `pinned` only after it checked every block against its CID, and serves pinned blocks at its
 * own gateway.
 */
export async function startLocalPinning({ token, port }: { token: string; port: number }): Promise<LocalPinning> {
  const app = Fastify({ bodyLimit: MAX_CAR_BYTES })
  const state = { isDown: false }
  const pins: PinRequest[] = []
  const running = new Set<Promise<void>>()
  const blocks: Blocks = new Map()
  serveContent(app, blocks)
  await app.register(async (api) => {
    api.addContentTypeParser('application/vnd.ipld.car', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    api.addHook('onRequest', async (request, reply) => {
      if (state.isDown) return failure(reply, 503, 'INTERNAL_SERVER_ERROR')
      if (!isToken(token, request.headers.authorization)) return failure(reply, 401, 'UNAUTHORIZED')
      return undefined
    })
    servePins(api, pins, (entry) => {
      const fetching = fetchFor(entry, blocks).finally(() => running.delete(fetching))
      running.add(fetching)
    })
    serveUpload(api, blocks)
  })
  const url = await app.listen({ port, host: '127.0.0.1' })
  const settled = async (): Promise<void> => {
    await Promise.all(running)
  }
  const stop = async (): Promise<void> => {
    await settled()
    await app.close()
  }
  return Object.assign(state, { url, carUrl: `${url}/car`, pins, settled, stop })
}

function isCid(text: string): boolean {
  try {
    CID.parse(text)
    return true
  } catch {
    return false
  }
}

function isToken(token: string, header: string | undefined): boolean {
  const [right, given] = [Buffer.from(`Bearer ${token}`), Buffer.from(header ?? '')]
  return right.length === given.length && timingSafeEqual(right, given)
}

const failure = (reply: FastifyReply, code: number, reason: string): FastifyReply =>
  reply.code(code).send({ error: { reason } })

function servePins(api: FastifyInstance, pins: PinRequest[], begin: (entry: PinRequest) => void): void {
  api.post('/pins', async (request, reply) => {
    const pin = Pin.safeParse(request.body)
    if (!pin.success) return failure(reply, 400, 'BAD_REQUEST')
    const entry: PinRequest = {
      requestid: randomUUID(),
      status: 'queued',
      created: new Date().toISOString(),
      pin: pin.data,
    }
    pins.unshift(entry)
    const accepted = pinStatus(entry)
    begin(entry)
    return reply.code(202).send(accepted)
  })
  api.get('/pins', async (request, reply) => {
    const query = Query.safeParse(request.query)
    if (!query.success) return failure(reply, 400, 'BAD_REQUEST')
    const { cid, status = 'pinned', limit } = query.data
    const wanted = status.split(',')
    const results = pins.filter(
      (each) => wanted.includes(each.status) && (cid === undefined || cid.split(',').includes(each.pin.cid)),
    )
    return { count: results.length, results: results.slice(0, limit).map(pinStatus) }
  })
  api.get<{ Params: { id: string } }>('/pins/:id', async ({ params }, reply) => {
    const found = pins.find(({ requestid }) => requestid === params.id)
    return found === undefined ? failure(reply, 404, 'NOT_FOUND') : pinStatus(found)
  })
  api.delete<{ Params: { id: string } }>('/pins/:id', async ({ params }, reply) => {
    const at = pins.findIndex(({ requestid }) => requestid === params.id)
    if (at < 0) return failure(reply, 404, 'NOT_FOUND')
    pins.splice(at, 1)
    return reply.code(202).send()
  })
}

const pinStatus = (entry: PinRequest) => ({ ...entry, delegates: ['/ip4/127.0.0.1/tcp/4001/p2p/local'] })

async function fetchFor(entry: PinRequest, blocks: Blocks): Promise<void> {
  entry.status = 'pinning'
  try {
    await fetchAll(entry.pin.cid, entry.pin.origins ?? [], blocks)
    entry.status = 'pinned'
  } catch (error) {
    entry.info = { status_details: String(error) }
    entry.status = 'failed'
  }
}

function serveUpload(api: FastifyInstance, blocks: Blocks): void {
  api.post('/car', async (request, reply) => {
    if (!Buffer.isBuffer(request.body)) return failure(reply, 400, 'BAD_REQUEST')
    const car = await CarReader.fromBytes(request.body)
    for await (const { cid, bytes } of car.blocks()) {
      if (!(await isBlockOf(cid.toString(), bytes))) return failure(reply, 400, 'BAD_REQUEST')
      blocks.set(cid.toString(), bytes)
    }
    return { roots: (await car.getRoots()).map(String) }
  })
}

/** The public gateway of the service, with the blocks that it holds. */
function serveContent(app: FastifyInstance, blocks: Blocks): void {
  app.get<{ Params: { cid: string } }>('/ipfs/:cid', async ({ params }, reply) => {
    const bytes = blocks.get(params.cid)
    if (bytes === undefined) return reply.code(404).send()
    return reply.header('content-type', 'application/vnd.ipld.raw').send(Buffer.from(bytes))
  })
}
