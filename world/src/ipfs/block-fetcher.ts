import { isBlockOf, linksOf } from '@tessera/domain/issuance/ipfs/block.ts'
import { originOf } from '@tessera/domain/issuance/ipfs/gateway-address.ts'

const RAW = 'application/vnd.ipld.raw'
/** The largest block that peers exchange. */
const MAX_BLOCK_BYTES = 2 * 1_048_576
const MAX_BLOCKS = 10_000
const TIMEOUT_MS = 10_000

export type Blocks = Map<string, Uint8Array>

/** Fetches a block and everything below it from the first gateway that has it, and checks each against its CID. */
export async function fetchAll(root: string, origins: readonly string[], blocks: Blocks): Promise<void> {
  const waiting = [root]
  const visited = new Set<string>()
  for (let cid = waiting.pop(); cid !== undefined; cid = waiting.pop()) {
    if (visited.has(cid)) continue
    visited.add(cid)
    if (visited.size > MAX_BLOCKS) throw new Error(`more than ${MAX_BLOCKS} blocks`)
    const bytes = blocks.get(cid) ?? (await fetchBlock(cid, origins))
    blocks.set(cid, bytes)
    waiting.push(...linksOf(cid, bytes))
  }
}

async function fetchBlock(cid: string, origins: readonly string[]): Promise<Uint8Array> {
  for (const multiaddr of origins) {
    const origin = originOf(multiaddr)
    const bytes = origin === undefined ? undefined : await fromGateway(origin, cid)
    if (bytes !== undefined) return bytes
  }
  throw new Error(`no gateway has the block ${cid}`)
}

async function fromGateway(origin: string, cid: string): Promise<Uint8Array | undefined> {
  const response = await fetch(`${origin}/ipfs/${cid}?format=raw`, {
    headers: { accept: RAW },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok || response.headers.get('content-type') !== RAW) {
    await response.body?.cancel()
    return undefined
  }
  if (Number(response.headers.get('content-length') ?? 0) > MAX_BLOCK_BYTES)
    throw new Error(`the block ${cid} is too large`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (!(await isBlockOf(cid, bytes)))
    throw new Error(`the gateway answered with bytes that do not match the block ${cid}`)
  return bytes
}
