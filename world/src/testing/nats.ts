import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A minimal NATS server for messages between nodes, which can be disconnected. */
export type LocalNats = {
  readonly url: string
  /** Disconnects all clients and refuses new ones until `mend`. */
  readonly cut: () => void
  readonly mend: () => void
  readonly close: () => Promise<void>
}

type Client = { readonly socket: Socket; readonly subjects: Map<string, string>; rest: Buffer }

const INFO = { server_id: 'local', proto: 1, headers: false, max_payload: 1_048_576 }
const END = '\r\n'

export async function localNats({ version = '2.10.23', port = 0 } = {}): Promise<LocalNats> {
  const clients = new Set<Client>()
  let isCut = false
  const server = createServer((socket) => {
    if (isCut) {
      socket.destroy()
      return
    }
    const client: Client = { socket, subjects: new Map(), rest: Buffer.alloc(0) }
    clients.add(client)
    socket.on('error', () => undefined)
    socket.on('close', () => clients.delete(client))
    socket.on('data', (data: Buffer) => {
      client.rest = Buffer.concat([client.rest, data])
      while (readOne(client, clients)) continue
    })
    socket.write(`INFO ${JSON.stringify({ ...INFO, version })}${END}`)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const own = (server.address() as AddressInfo).port
  const cut = (): void => {
    isCut = true
    for (const { socket } of clients) socket.destroy()
  }
  return {
    url: `nats://127.0.0.1:${own}`,
    cut,
    mend: () => {
      isCut = false
    },
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Reads one protocol line with its payload; false if it is incomplete. */
function readOne(client: Client, clients: ReadonlySet<Client>): boolean {
  const end = client.rest.indexOf(END)
  if (end < 0) return false
  const [verb, ...words] = client.rest.subarray(0, end).toString().split(' ')
  let used = end + END.length
  if (verb === 'PUB') {
    const size = Number(words.at(-1))
    if (client.rest.length < used + size + END.length) return false
    forward(client, clients, words[0] ?? '', client.rest.subarray(used, used + size))
    used += size + END.length
  }
  if (verb === 'PING') client.socket.write(`PONG${END}`)
  if (verb === 'SUB') client.subjects.set(words.at(-1) ?? '', words[0] ?? '')
  if (verb === 'UNSUB') client.subjects.delete(words[0] ?? '')
  client.rest = client.rest.subarray(used)
  return true
}

/** Forwards to all other clients, because ours never subscribe to their own messages. */
function forward(from: Client, clients: ReadonlySet<Client>, subject: string, text: Buffer): void {
  for (const { socket, subjects } of clients)
    for (const [id, wanted] of subjects)
      if (wanted === subject && socket !== from.socket)
        socket.write(Buffer.concat([Buffer.from(`MSG ${subject} ${id} ${text.length}${END}`), text, Buffer.from(END)]))
}
