import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const secret = (): string => randomBytes(32).toString('base64url')

const SavedSecrets = z.object({
  worldSeed: z.string(),
  secretKey: z.string(),
  chainMasterSeed: z.string(),
  /** Shared by the exchange and the SMS gateway. An older world creates it at its next start. */
  smsSecret: z.string().default(secret),
  /** Shared by the exchange and the keeper of its audit copy. */
  auditCopySecret: z.string().default(secret),
  /** Shared by the exchange and its bank, which signs its feed. */
  bankFeedSecret: z.string().default(secret),
  /** Secrets for Sumsub: of our requests and of its webhooks. */
  sumsubSecret: z.string().default(secret),
  sumsubWebhookSecret: z.string().default(secret),
  /** The token for the IPFS pinning service. */
  pinningToken: z.string().default(secret),
  /**
   * The passwords of both serving roles of the database derive from it. An older world creates it at its next start.
   */
  databaseSecret: z.string().default(secret),
  /** otpauth URIs of the demo operators, by email. */
  authenticators: z.record(z.string(), z.string()),
})
type SavedSecrets = z.output<typeof SavedSecrets>
export type Secrets = SavedSecrets & { readonly keepAuthenticator: (email: string, otpauth: string) => Promise<void> }

/**
 * The secrets of a local world, created with its template and stored beside its data. Only worlds on this machine share them.
 */
export async function openSecrets(folder: string): Promise<Secrets> {
  const file = join(folder, 'secrets.json')
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const saved: SavedSecrets =
    text === undefined
      ? SavedSecrets.parse({ worldSeed: secret(), secretKey: secret(), chainMasterSeed: secret(), authenticators: {} })
      : SavedSecrets.parse(JSON.parse(text))
  const save = (): Promise<void> => writeFile(file, JSON.stringify(saved, undefined, 2), { mode: 0o600 })
  await save()
  return {
    ...saved,
    keepAuthenticator: (email, otpauth) => {
      saved.authenticators[email] = otpauth
      return save()
    },
  }
}
