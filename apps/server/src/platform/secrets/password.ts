import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
/** OWASP's second configuration for argon2id; memory in KiB. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** At most two hashes at a time and fifty waiting, so that a flood of logins cannot use up the processor. */
const RUNNING = 2
const WAITING = 50
let running = 0
const waiting: (() => void)[] = []

/** Rejects with EBUSY when too many wait; the request is answered with SERVER_BUSY. */
async function pooled<T>(work: () => Promise<T>): Promise<T> {
  if (running >= RUNNING) {
    if (waiting.length >= WAITING) throw Object.assign(new Error('too many password hashes wait'), { code: 'EBUSY' })
    // A finished task passes its slot to the next one, so `running` does not change.
    await new Promise<void>((next) => waiting.push(next))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
}

const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

async function phcOf(password: string, salt: Buffer): Promise<string> {
  const tag = await derive('argon2id', { message: password, nonce: salt, ...COST })
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(salt)}$${encode(tag)}`
}

/** Returns Argon2id as a PHC string that other tools can read. The caller has checked the length. */
export const hashPassword = (password: string): Promise<string> => pooled(() => phcOf(password, randomBytes(16)))

/** Replaces the hash of an unknown account, so that both cases take the same time. */
const nobody = phcOf('nobody has this password', randomBytes(16))

/** Returns true if the password matches the hash. Without a hash, takes the same time and returns false. */
export const verifyPassword = (password: string, stored: string | undefined): Promise<boolean> =>
  pooled(async () => {
    const expected = Buffer.from(stored ?? (await nobody))
    const salt = Buffer.from(expected.toString().split('$')[4] ?? '', 'base64')
    if (salt.length < 8) return false
    const again = Buffer.from(await phcOf(password, salt))
    return stored !== undefined && again.length === expected.length && timingSafeEqual(again, expected)
  })
