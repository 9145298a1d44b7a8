import { passkeys } from '@tessera/contract/access/passkeys/passkeys.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { type AccessExchange, password } from './access.ts'
import { type Factors, proveAll } from './step-up.ts'

type CreationOptions = ReplyOf<typeof passkeys.addOptions>['options']
type RequestOptions = ReplyOf<typeof passkeys.loginOptions>['options']

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()

/** The part of CBOR that authenticators use: integers, bytes, texts and maps (RFC 8949). */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
type Cbor = number | string | Buffer | Map<number | string, Cbor>
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)])
  return Buffer.concat([head(5, value.size), ...entries])
}

/** Faults of a device that a test may choose. */
type Faults = {
  readonly origin?: string
  readonly rpId?: string
  /** The device did not verify its user. */
  readonly unverified?: boolean
  readonly count?: number
  readonly userHandle?: string
}
export type Device = ReturnType<typeof device>
const ORIGIN = 'http://localhost:3000'
const text = (bytes: Buffer): string => bytes.toString('base64url')

const clientData = (type: string, challenge: string, { origin = ORIGIN }: Faults): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
const authData = (rpId: string, count: number, faults: Faults, attested = Buffer.alloc(0)): Buffer => {
  const flags = 1 | (faults.unverified === true ? 0 : 4) | (attested.length > 0 ? 64 : 0)
  const counted = Buffer.alloc(4)
  counted.writeUInt32BE(count)
  return Buffer.concat([sha256(faults.rpId ?? rpId), Buffer.from([flags]), counted, attested])
}

/** A software authenticator: one P-256 key, and a counter that rises by one with each signature. */
export function device() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = new Map<number, number | Buffer>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
  const holder = { handle: '', count: 0 }
  return {
    id: text(id),
    /** The public key in COSE format, base64url. */
    publicKey: text(cbor(cose)),
    make: ({ challenge, rp, user }: CreationOptions, faults: Faults = {}) => {
      holder.handle = user.id
      const size = Buffer.alloc(2)
      size.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), size, id, cbor(cose)])
      const parts = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(rp.id, 0, faults, attested)],
      ])
      return {
        id: text(id),
        clientDataJSON: text(clientData('webauthn.create', challenge, faults)),
        attestationObject: text(cbor(parts)),
        transports: ['internal'],
      }
    },
    answer: ({ challenge, rpId }: Pick<RequestOptions, 'challenge' | 'rpId'>, faults: Faults = {}) => {
      holder.count = faults.count ?? holder.count + 1
      const client = clientData('webauthn.get', challenge, faults)
      const data = authData(rpId, holder.count, faults)
      return {
        id: text(id),
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        userHandle: faults.userHandle ?? holder.handle,
      }
    },
  }
}

/** Adds a passkey of this device to an account, with all required proofs. */
export async function addPasskey(
  exchange: AccessExchange,
  who: Factors,
  own: Device = device(),
): Promise<{ readonly id: string; readonly device: Device }> {
  const verifyToken = await proveAll(exchange, who, 'add_passkey', {})
  const api = exchange.api(passkeys, who)
  const { challengeId, options } = await api.addOptions({})
  const credential = own.make(options)
  const { id } = await api.add({ challengeId, name: 'Laptop', credential, password, verifyToken })
  return { id, device: own }
}
