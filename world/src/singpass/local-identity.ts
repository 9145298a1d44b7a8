import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { KEYS_PATH } from '../../../apps/server/src/identity/fapi/serve-keys.ts'
import { returnAddress } from '../../../apps/server/src/identity/fapi/vendors.ts'
import { corppass } from './corppass.ts'
import { startLocalFapi } from './local-fapi.ts'
import { clientKeys } from './signing-keys.ts'
import { singpass } from './singpass.ts'

/** The client id of this exchange at both vendors. */
const CLIENT_ID = 'tessera'

/** Singpass and Corppass of the local world, and the exchange's keys for both. */
export async function startLocalIdentity(folder: string) {
  const file = join(folder, 'identity-keys.json')
  await keepClientKeys(file)
  const vendors = {
    singpass: await startLocalFapi({ vendor: singpass, clientId: CLIENT_ID }),
    corppass: await startLocalFapi({ vendor: corppass, clientId: CLIENT_ID }),
  }
  return {
    ...vendors,
    /** The environment of a server that uses both. */
    settings: {
      SINGPASS_ISSUER: vendors.singpass.issuer,
      SINGPASS_CLIENT_ID: CLIENT_ID,
      CORPPASS_ISSUER: vendors.corppass.issuer,
      CORPPASS_CLIENT_ID: CLIENT_ID,
      IDENTITY_KEYS_FILE: file,
    },
    /** Sets the address from which the vendors fetch the server's keys, and the public address for the return. */
    register: async (address: string, publicUrl: string): Promise<void> => {
      for (const vendor of ['singpass', 'corppass'] as const)
        await vendors[vendor].register({
          jwksUri: new URL(KEYS_PATH, address).href,
          redirectUri: returnAddress({ PUBLIC_URL: publicUrl }, vendor),
        })
    },
    stop: async (): Promise<void> => {
      await vendors.singpass.stop()
      await vendors.corppass.stop()
    },
  }
}
export type LocalIdentity = Awaited<ReturnType<typeof startLocalIdentity>>

/** Creates the keys unless an earlier start created them. */
async function keepClientKeys(file: string): Promise<void> {
  const isThere = await stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
  if (!isThere) await writeFile(file, await clientKeys(), { mode: 0o600 })
}
