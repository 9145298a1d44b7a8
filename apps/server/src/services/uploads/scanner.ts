import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { connect, type Socket } from 'node:net'
import type { Config } from '#platform/config/config.ts'
import type { Log } from '#platform/observing/log.ts'
import { uploadNotScanned } from './refusals.ts'

/** Scans bytes. Returns the name of the finding, or undefined. Without a clear response the file is not stored. */
export type ScanFile = (
  bytes: Buffer,
) => Promise<Outcome<{ readonly finding: string | undefined }, 'UPLOAD_NOT_SCANNED'>>

const TIMEOUT_MS = 20_000
const CHUNK_BYTES = 65_536
const PORT = 3310
/** Maximum length of a response: findingOf reads 200 characters of a name. */
const MAX_ANSWER_LENGTH = 10_000

/**
 * Returns the configured scanner. Without one every file passes; its type is still checked and pictures are still
 * encoded again.
 */
export const configuredScanner = ({ CLAMD_URL }: Pick<Config, 'CLAMD_URL'>, log: Log): ScanFile =>
  CLAMD_URL === undefined ? async () => ok({ finding: undefined }) : clamd(CLAMD_URL, log)

/** Returns a clamd over TCP, with one connection per file (clamd(8), INSTREAM). */
export const clamd = (url: string, log: Log): ScanFile => {
  const { hostname, port } = new URL(url)
  return async (bytes) => {
    try {
      return ok({ finding: findingOf(await ask(hostname, Number(port === '' ? PORT : port), bytes)) })
    } catch (error) {
      log.error({ scanner: hostname, err: error }, 'the virus scanner does not answer: the upload was refused')
      return uploadNotScanned
    }
  }
}

function ask(host: string, port: number, bytes: Buffer): Promise<string> {
  const socket = connect({ host, port, timeout: TIMEOUT_MS })
  return new Promise<string>((answer, fail) => {
    let received = ''
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      received += text
      if (received.length > MAX_ANSWER_LENGTH) socket.destroy(new Error("the scanner's answer is too long"))
      if (text.endsWith('\0')) answer(received)
    })
    socket.once('timeout', () => socket.destroy(new Error('the scanner does not answer')))
    socket.once('close', () => fail(new Error('the scanner closed the connection')))
    socket.once('error', fail)
    send(socket, bytes)
  }).finally(() => socket.destroy())
}

function send(socket: Socket, bytes: Buffer): void {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES)
    socket.write(lengthOf(chunk.length))
    socket.write(chunk)
  }
  socket.write(lengthOf(0))
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** Reads `stream: OK` or `stream: <name> FOUND`; anything else is not a response. */
function findingOf(reply: string): string | undefined {
  const match = /^stream: (?:(OK)|(\S.{0,200}) FOUND)\0$/.exec(reply)
  if (match === null) throw new Error(`the scanner answered: ${reply.slice(0, 200)}`)
  return match[2]
}
