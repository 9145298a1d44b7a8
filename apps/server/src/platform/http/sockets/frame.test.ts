import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { textFrame } from './frame.ts'

/** Returns the texts that an independent WebSocket client reads from these frames, written one after the other. */
async function readBy(frames: readonly Buffer[]): Promise<unknown[]> {
  const server = createServer().listen(0, '127.0.0.1')
  server.on('upgrade', ({ headers }, stream) => {
    const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
    const accept = createHash('sha1').update(key).digest('base64')
    stream.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n')
    stream.write(`Sec-WebSocket-Accept: ${accept}\r\n\r\n`)
    for (const frame of frames) stream.write(frame)
  })
  await once(server, 'listening')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port
  const { port } = server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}`)
  const got: unknown[] = []
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => void got.push(data))
  await expect.poll(() => got.length).toBe(frames.length)
  socket.close()
  server.closeAllConnections()
  server.close()
  return got
}

test('reads frames of every length as their original texts', async () => {
  const texts = [0, 1, 125, 126, 65_535, 65_536, 300_000].map((length) => 'x'.repeat(length))
  expect(await readBy(texts.map(textFrame))).toEqual(texts)
})

test('counts the length of a frame in bytes, not in characters', async () => {
  const text = '\u8ba2\u5355'.repeat(60)
  expect(await readBy([textFrame(text), textFrame('next')])).toEqual([text, 'next'])
})
