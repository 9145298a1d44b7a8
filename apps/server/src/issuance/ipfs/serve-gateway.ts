import { Cid } from '@tessera/contract/issuance/products/cid.ts'
import { GATEWAY_PATH } from '@tessera/contract/issuance/ipfs/ipfs.ts'
import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { waitingTime } from '@tessera/domain/platform/clock/waiting-time.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#platform/http/deps.ts'
import { sendRefusal } from '#platform/http/answer.ts'
import { ipOf } from '#platform/http/caller-ip.ts'
import { byConnection, rateLimitBy, type Weigh } from '#platform/http/rate-limit.ts'
import { carOf, readBlock } from './blocks.ts'
import { isWithdrawnBlock } from './withdrawals.sql.ts'
import { ipfsContentWithdrawn } from './refusals.ts'

const RATE = { points: 1200, seconds: 60 }
/** A CAR reads a whole file, also for HEAD, whose response has no body. */
const CAR_RATE = { points: 120, seconds: 60 }
/** The content of a CID never changes, but it can be withdrawn: caches ask again after this time. */
const CACHE_SECONDS = 300
const RAW = 'application/vnd.ipld.raw'
const CAR = 'application/vnd.ipld.car'
const types = { raw: RAW, car: `${CAR}; version=1; order=dfs; dups=n` }
type Format = keyof typeof types
type Request = FastifyRequest<{ Params: { cid: string }; Querystring: Readonly<Record<string, unknown>> }>

/**
 * A trustless gateway: blocks and CARs of what was published with its content, which the reader checks against the CID. It serves no
 * other block, even if it is stored, and never a file that a browser would show. Source: specs.ipfs.tech/http-gateways/trustless-gateway.
 */
export function serveGateway(app: FastifyInstance, deps: Pick<Deps, 'config' | 'db'>, weigh: Weigh): void {
  const limit = rateLimitBy(weigh)
  app.get(`/${GATEWAY_PATH}/:cid`, async (request: Request, reply) => {
    const format = formatOf(request)
    const who = byConnection(ipOf(request))
    const seconds =
      format === 'car' ? await limit(`${GATEWAY_PATH}/car`, who, CAR_RATE) : await limit(GATEWAY_PATH, who, RATE)
    if (seconds !== undefined)
      return sendRefusal(request, reply, refuse('TOO_MANY_REQUESTS', { params: waitingTime(seconds) }))
    const cid = Cid.safeParse(request.params.cid)
    if (!cid.success || format === undefined) return sendRefusal(request, reply, refuse('NOT_FOUND'))
    return serveContent(deps, { cid: cid.data, format, request, reply })
  })
}

/** `format` has priority over the header. A browser sends neither and gets nothing. */
function formatOf({ query, headers }: Request): Format | undefined {
  const { format } = query
  if (format !== undefined) return format === 'raw' || format === 'car' ? format : undefined
  if (headers.accept?.includes(RAW) === true) return 'raw'
  return headers.accept?.includes(CAR) === true ? 'car' : undefined
}

type ContentRequest = {
  readonly cid: string
  readonly format: Format
  readonly request: Request
  readonly reply: FastifyReply
}

async function serveContent(
  deps: Pick<Deps, 'config' | 'db'>,
  { cid, format, request, reply }: ContentRequest,
): Promise<unknown> {
  const block = await readBlock(deps, cid)
  if (block === undefined) {
    const isWithdrawn = await isWithdrawnBlock(deps, cid)
    return sendRefusal(request, reply, isWithdrawn ? ipfsContentWithdrawn : refuse('NOT_FOUND'))
  }
  const scope = request.query['dag-scope'] === 'block' ? 'block' : 'all'
  const etag = format === 'raw' ? `"${cid}.raw"` : `W/"${cid}.car.${scope}"`
  reply
    .header('cache-control', `public, max-age=${CACHE_SECONDS}`)
    .header('etag', etag)
    .header('vary', 'accept')
    .header('access-control-allow-origin', '*')
    .header('x-content-type-options', 'nosniff')
    .header('x-ipfs-path', `/ipfs/${cid}`)
    .header('x-ipfs-roots', cid)
    .header('content-disposition', `attachment; filename="${cid}.${format === 'raw' ? 'bin' : 'car'}"`)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.header('content-type', types[format]).send(format === 'raw' ? block : await carOf(deps, cid, scope))
}
