import { once } from 'node:events'
import { expect } from 'vitest'

export type WsParams = Record<string, string | number | boolean | readonly string[]>
export type Reply = {
  readonly id: unknown
  readonly status: number
  readonly result?: unknown
  readonly error?: unknown
}
/** One socket of the WebSocket API. */
export type ApiSocket = {
  readonly ask: (method: string, params?: WsParams) => Promise<Reply>
  readonly send: (text: string) => void
  readonly got: readonly object[]
  readonly closedWith: () => number | undefined
  readonly close: () => void
}

export async function openApiSocket(address: string): Promise<ApiSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws-api/v3`)
  const got: Reply[] = []
  let code: number | undefined
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(String(data))
    got.push(reply)
  })
  socket.addEventListener('close', (closed) => void (code = closed.code))
  await once(socket, 'open')
  let ids = 0
  const ask = async (method: string, params: WsParams = {}): Promise<Reply> => {
    ids += 1
    const id = ids
    socket.send(JSON.stringify({ id, method, params }))
    await expect.poll(() => got.find((each) => each.id === id)).toBeDefined()
    const reply = got.find((each) => each.id === id)
    if (reply === undefined) throw new Error(`${method} got no response`)
    return reply
  }
  const close = (): void => socket.close()
  return { ask, send: (text) => socket.send(text), got, closedWith: () => code, close }
}
