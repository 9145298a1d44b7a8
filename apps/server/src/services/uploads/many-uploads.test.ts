import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { sendFile } from '#testing/send-file.ts'

const MIB = 1_048_576
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
/**
 * Returns the bytes in use after a garbage collection, buffers included. The size of the process also depends on when
 * garbage is collected, which a busy machine delays.
 */
function bytesInUse(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
let exchange: TestExchange
let ourAddress: string
let folder: string
let picture: Buffer
beforeAll(async () => {
  exchange = await testExchange()
  ourAddress = await exchange.server.app.listen({ port: 0, host: '127.0.0.1' })
  folder = await mkdtemp(join(tmpdir(), 'tessera-uploads-'))
  const small = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer()
  // Bytes after the end of a picture are not part of it.
  picture = Buffer.concat([small, Buffer.alloc(8 * MIB - small.length)])
  await writeFile(join(folder, 'picture.jpg'), picture)
})
afterAll(async () => {
  await exchange.close()
  await rm(folder, { recursive: true, force: true })
})

test('OPS-16 accepts a hundred concurrent files of 8 MB with less than 100 MiB more memory in use, and leaves nothing behind', async () => {
  const people = await Promise.all(Array.from({ length: 100 }, () => exchange.customer()))
  expect((await sendFile(exchange, await exchange.customer(), { bytes: picture })).body.code).toBe('SUCCESS')
  const before = bytesInUse()
  const measured = measureMax()
  const sender = spawn(
    process.execPath,
    [
      join(import.meta.dirname, '../../../../../world/src/testing/upload-sender.ts'),
      `${ourAddress}/upload/api/v1/uploads/create`,
      join(folder, 'picture.jpg'),
      ...people.map(({ token }) => token),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let output = ''
  sender.stdout.setEncoding('utf8').on('data', (more: string) => (output += more))
  await once(sender, 'close')
  const max = measured.stop()
  const codes = z.array(z.string()).parse(JSON.parse(output))
  expect(codes).toEqual(people.map(() => 'SUCCESS'))
  expect((max - before) / MIB).toBeLessThan(100)
  expect(await readdir(join(exchange.deps.config.FILES_DIR, 'incoming'))).toEqual([])
}, 300_000)

test('OPS-16 refuses an upload into an unusable folder with its own code', async () => {
  const lost = join(folder, 'no-folder')
  await writeFile(lost, 'a file where the folder should be')
  await chmod(lost, 0o400)
  const other = await testExchange({ FILES_DIR: lost })
  const sent = await sendFile(other, await other.customer(), { bytes: picture })
  await other.close()
  expect(sent).toMatchObject({ status: 503, body: { code: 'UPLOAD_NOT_STORED' } })
})

test('OPS-16 reuses the connection for the next call after an upload is refused half-way', async () => {
  const lost = join(folder, 'no-folder-either')
  await writeFile(lost, 'a file where the folder should be')
  const other = await testExchange({ FILES_DIR: lost })
  const address = await other.server.app.listen({ port: 0, host: '127.0.0.1' })
  const { token } = await other.customer()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const form = new FormData()
  form.append('purpose', 'kyc')
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg')
  const packed = new Response(form)
  const sent = await ask(agent, `${address}/upload/api/v1/uploads/create`, {
    method: 'POST',
    headers: { token, 'content-type': packed.headers.get('content-type') ?? '' },
    body: Buffer.from(await packed.arrayBuffer()),
  })
  const next = await ask(agent, `${address}/ex/api/v1/markets/list`, { method: 'GET', headers: {} })
  agent.destroy()
  await other.close()
  expect([sent.status, next.status]).toEqual([503, 200])
  expect(next.port).toBe(sent.port)
})

type RawRequest = { readonly method: string; readonly headers: Record<string, string>; readonly body?: Buffer }

/** Sends one request through the agent. Returns the status and the local port of its connection. */
async function ask(agent: Agent, url: string, { method, headers, body }: RawRequest) {
  const sending = request(url, { agent, method, headers })
  sending.end(body)
  const [answer]: IncomingMessage[] = await once(sending, 'response')
  if (answer === undefined) throw new Error('the server did not answer')
  const { localPort: port } = answer.socket
  await text(answer)
  return { status: answer.statusCode, port }
}

/** Measures the memory in use repeatedly, for at most a tenth of the time, so that the server can answer. */
function measureMax(): { stop: () => number } {
  let max = bytesInUse()
  let next: NodeJS.Timeout
  const measure = (): void => {
    const began = performance.now()
    max = Math.max(max, bytesInUse())
    next = setTimeout(measure, 10 * (performance.now() - began))
  }
  measure()
  return {
    stop: () => {
      clearTimeout(next)
      return max
    },
  }
}
