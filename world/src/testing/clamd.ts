import { createServer, type Socket } from 'node:net'

/** The EICAR test file, which every antivirus reports; split, so that no scanner reports this source file. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

export type LocalClamd = {
  readonly url: string
  /** The kind of later responses: correct, these words, a closed connection, or none. */
  answers: 'rightly' | 'hangs up' | 'never' | { readonly words: string }
  readonly stop: () => Promise<void>
}

/** A TCP server with clamd's INSTREAM command that reports EICAR. */
export async function startClamd(): Promise<LocalClamd> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let got = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (data: Buffer) => {
      got = Buffer.concat([got, data])
      const file = fileIn(got)
      if (file !== undefined) reply(socket, clamd, file)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('clamd listens on no port')
  const clamd: LocalClamd = {
    url: `tcp://127.0.0.1:${address.port}`,
    answers: 'rightly',
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
  return clamd
}

/** The received file, once its last chunk (length zero) has arrived. */
function fileIn(got: Buffer): Buffer | undefined {
  const command = Buffer.from('zINSTREAM\0')
  if (got.length < command.length) return undefined
  if (!got.subarray(0, command.length).equals(command))
    throw new Error('the test scanner does not support this command')
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= got.length;) {
    const length = got.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(got.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

function reply(socket: Socket, { answers }: LocalClamd, file: Buffer): void {
  if (answers === 'never') return
  if (answers === 'hangs up') return void socket.destroy()
  const rightly = file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'
  socket.end(answers === 'rightly' ? rightly : answers.words)
}
