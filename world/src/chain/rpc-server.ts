import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { openFaucet } from './faucet.ts'
import { openLocalChain, type LocalChainOptions } from './local-chain.ts'
import { RpcError, rpcMethods } from './rpc-methods.ts'

type Call = { readonly id?: unknown; readonly method?: unknown; readonly params?: unknown }

/** The local chain with a Solana node's JSON-RPC on 127.0.0.1; port 0 takes any free port. */
export async function startLocalChain(options: LocalChainOptions & { readonly port: number }) {
  const chain = await openLocalChain(options)
  const faucet = await openFaucet(chain, options.seed)
  const methods: Record<string, (params: readonly unknown[]) => unknown> = rpcMethods(chain, faucet.airdrop)

  const answer = async (call: Call): Promise<unknown> => {
    const id = call.id ?? null
    try {
      const method = typeof call.method === 'string' ? methods[call.method] : undefined
      if (method === undefined) throw new RpcError(-32601, 'Method not found')
      const params = Array.isArray(call.params) ? call.params : []
      return { jsonrpc: '2.0', id, result: await method(params) }
    } catch (error) {
      const { code, message, data } = error instanceof RpcError ? error : new RpcError(-32603, String(error))
      return { jsonrpc: '2.0', id, error: { code, message, data } }
    }
  }
  const reply = async (request: IncomingMessage): Promise<string> => {
    const call: unknown = await json(request)
    return JSON.stringify(await answer(typeof call === 'object' && call !== null ? call : {}))
  }

  const server = createServer((request, response) => {
    reply(request).then(
      (text) => response.setHeader('content-type', 'application/json').end(text),
      (error: unknown) => response.writeHead(400).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve))
  const at = server.address()
  const port = typeof at === 'object' && at !== null ? at.port : options.port
  return {
    url: `http://127.0.0.1:${port}`,
    chain,
    faucet,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
export type LocalChainServer = Awaited<ReturnType<typeof startLocalChain>>
