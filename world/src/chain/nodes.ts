import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

const Call = z.looseObject({ id: z.unknown(), method: z.string(), params: z.array(z.unknown()).default([]) })
type Answer = { result?: unknown }

/** Ways in which a node misleads its callers. It still forwards transactions. */
export type FalseAnswers = {
  /** Reports no signature, no history and no transaction. */
  readonly denies?: boolean
  /** The number of blocks by which the reported height is too high. */
  readonly aheadBy?: number
  /** The number of blocks by which the reported expiry of blockhashes is too early. */
  readonly endsEarlierBy?: number
  /** Does not respond. */
  readonly isSilent?: boolean
  /** Accepts transactions and does not forward them. */
  readonly drops?: boolean
  /** Its oldest block is from this time, in ms since 1970. */
  readonly keepsSinceMs?: number
  /** Reports this wallet as the owner of each token account in a transaction. */
  readonly namesOwner?: string
  /** Reports other decimals of each mint. */
  readonly wrongDecimals?: boolean
  /** Reports fees that are so many times as high. */
  readonly feeTimes?: number
}
export type LocalNode = {
  readonly name: 'first' | 'second'
  readonly url: string
  /** The current false answers; an empty object makes the node honest again. */
  falseAnswers: FalseAnswers
  /** Number of calls by method. */
  readonly calls: Map<string, number>
}

const OLDEST_SLOT = 1_000
const MINT_DECIMALS_AT = 44

/** Two proxies of the local chain under two host names. Tests and people can make one of them lie. */
export async function startNodes(chainUrl: string) {
  // Two names of this machine, because providers are counted by host name.
  const first = await startNode('first', '127.0.0.1', chainUrl)
  const second = await startNode('second', 'localhost', chainUrl)
  return {
    nodes: [first.node, second.node] as const,
    /** The value of CHAIN_RPC_URL. */
    urls: `${first.node.url},${second.node.url}`,
    close: async (): Promise<void> => void (await Promise.all([first.close(), second.close()])),
  }
}
export type LocalNodes = Awaited<ReturnType<typeof startNodes>>

async function startNode(name: LocalNode['name'], host: string, chainUrl: string) {
  const server = createServer((request, response) => {
    reply(request).then(
      (text) =>
        text === undefined
          ? request.socket.destroy()
          : response.setHeader('content-type', 'application/json').end(text),
      (error: unknown) => response.writeHead(502).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const at = server.address()
  const port = typeof at === 'object' && at !== null ? at.port : 0
  const node: LocalNode = { name, url: `http://${host}:${port}`, falseAnswers: {}, calls: new Map() }

  const reply = async (request: IncomingMessage): Promise<string | undefined> => {
    const call = Call.parse(await json(request))
    const { falseAnswers, calls } = node
    calls.set(call.method, (calls.get(call.method) ?? 0) + 1)
    if (falseAnswers.isSilent === true) return undefined
    const own = answerOf(call, falseAnswers)
    if (own !== undefined) return JSON.stringify({ jsonrpc: '2.0', id: call.id, result: own.result })
    const response = await fetch(chainUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call),
    })
    const answer: Answer = z.looseObject({}).parse(await response.json())
    return JSON.stringify({ ...answer, ...distort(call.method, answer.result, falseAnswers) })
  }
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { node, close }
}

/** A false response without asking the chain; undefined if the call is forwarded. */
function answerOf(
  { method, params }: z.output<typeof Call>,
  falseAnswers: FalseAnswers,
): { result: unknown } | undefined {
  if (falseAnswers.drops === true && method === 'sendTransaction') return { result: '1'.repeat(88) }
  if (falseAnswers.keepsSinceMs !== undefined) {
    if (method === 'getFirstAvailableBlock') return { result: OLDEST_SLOT }
    if (method === 'getBlockTime') return { result: Math.floor(falseAnswers.keepsSinceMs / 1000) }
  }
  if (falseAnswers.denies !== true) return undefined
  if (method === 'getSignaturesForAddress') return { result: [] }
  if (method === 'getTransaction') return { result: null }
  const [signatures] = params
  const count = Array.isArray(signatures) ? signatures.length : 0
  if (method === 'getSignatureStatuses')
    return { result: { context: { slot: 1 }, value: Array.from({ length: count }, () => null) } }
  return undefined
}

const Transaction = z.looseObject({
  meta: z.looseObject({ postTokenBalances: z.array(z.looseObject({ owner: z.string().optional() })) }),
})
const Fee = z.looseObject({ value: z.number() })
const Latest = z.looseObject({ value: z.looseObject({ lastValidBlockHeight: z.number() }) })

const Account = z.looseObject({ value: z.looseObject({ data: z.tuple([z.string(), z.string()]) }) })

/** The same account with other decimals of its mint. */
function otherData({ data: [text, encoding], ...account }: z.output<typeof Account>['value']) {
  const data = Buffer.from(text, 'base64')
  data.writeUInt8(data.readUInt8(MINT_DECIMALS_AT) + 1, MINT_DECIMALS_AT)
  return { ...account, data: [data.toString('base64'), encoding] }
}

function distort(
  method: string,
  result: unknown,
  { aheadBy = 0, endsEarlierBy = 0, namesOwner, wrongDecimals, feeTimes = 1 }: FalseAnswers,
): Answer {
  const transaction = Transaction.safeParse(result)
  if (method === 'getTransaction' && namesOwner !== undefined && transaction.success) {
    const { meta } = transaction.data
    const postTokenBalances = meta.postTokenBalances.map((one) => ({ ...one, owner: namesOwner }))
    return { result: { ...transaction.data, meta: { ...meta, postTokenBalances } } }
  }
  const account = Account.safeParse(result)
  if (method === 'getAccountInfo' && wrongDecimals === true && account.success)
    return { result: { ...account.data, value: otherData(account.data.value) } }
  const fee = Fee.safeParse(result)
  if (method === 'getFeeForMessage' && fee.success) return { result: { ...fee.data, value: fee.data.value * feeTimes } }
  if (method === 'getBlockHeight' && typeof result === 'number') return { result: result + aheadBy }
  const latest = Latest.safeParse(result)
  if (method !== 'getLatestBlockhash' || !latest.success) return {}
  const { value } = latest.data
  return {
    result: { ...latest.data, value: { ...value, lastValidBlockHeight: value.lastValidBlockHeight - endsEarlierBy } },
  }
}
