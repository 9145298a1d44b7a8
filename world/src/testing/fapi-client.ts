import Fastify from 'fastify'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { type FapiClient, fapiClient } from '../../../apps/server/src/identity/fapi/client.ts'
import { type IdentityKeys, readIdentityKeys } from '../../../apps/server/src/identity/fapi/keys.ts'
import { type LocalFapi, startLocalFapi } from '../singpass/local-fapi.ts'
import { clientKeys } from '../singpass/signing-keys.ts'
import { singpass } from '../singpass/singpass.ts'

export const REDIRECT_URI = 'http://127.0.0.1:3000/personal/idAuth'
type Options = Partial<Omit<Parameters<typeof startLocalFapi>[0], 'clientId'>>
export type VendorAndClient = {
  readonly vendor: LocalFapi
  readonly client: FapiClient
  readonly keys: IdentityKeys
  /** The written log lines. */
  readonly logged: () => readonly string[]
  readonly close: () => Promise<void>
}

const forPersons = { name: 'singpass', scope: 'openid uinfin name' } as const
const forCompanies = { name: 'corppass', scope: 'openid entity.basic_profile.uen entity.basic_profile.name' } as const

/** The server's own client against the stand-in, without a database. */
export async function vendorAndClient({ vendor: of = singpass, ...options }: Options = {}): Promise<VendorAndClient> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-keys-'))
  const file = join(folder, 'identity-keys.json')
  await writeFile(file, await clientKeys())
  const keys = await readIdentityKeys({ IDENTITY_KEYS_FILE: file })
  if (keys === undefined) throw new Error('the key file was just written but cannot be read')
  const app = Fastify()
  app.get('/keys', async () => keys.published)
  const jwksUri = `${await app.listen({ port: 0, host: '127.0.0.1' })}/keys`
  const vendor = await startLocalFapi({ vendor: of, clientId: 'tessera', ...options })
  await vendor.register({ jwksUri, redirectUri: REDIRECT_URI })
  const lines: string[] = []
  const log = pino({ level: 'info', base: null }, { write: (line: string) => void lines.push(line) })
  const at = { issuer: vendor.issuer, clientId: 'tessera', redirectUri: REDIRECT_URI }
  const registered = of.name === 'Singpass' ? forPersons : forCompanies
  return {
    vendor,
    client: fapiClient({ ...at, ...registered }, keys, log),
    keys,
    logged: () => lines,
    close: async () => {
      await vendor.stop()
      await app.close()
    },
  }
}
