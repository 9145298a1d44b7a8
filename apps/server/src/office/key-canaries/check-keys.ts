import { exchangeWallets } from '#books/coins/exchange-wallets.sql.ts'
import { cipherFor, OPERATOR_AUTHENTICATOR } from '#platform/secrets/cipher.ts'
import type { Config } from '#platform/config/config.ts'
import type { Source } from '#platform/database/rows.ts'
import { StartupError } from '#platform/config/startup-error.ts'
import { openKeys } from '#platform/secrets/wallet-keys.ts'
import { findCanary, type KeyName, keyNames, makeCanary, secretBeforeCanaries } from './canaries.sql.ts'

type Keys = Pick<Config, KeyName | 'CHAIN'>

const PURPOSE = 'key canary'
const textOf = (key: KeyName): string => `sealed under ${key}`

/** True if the key matches data that is older than the first canary, or if there is no such data. */
const fitsOldData: Record<KeyName, (source: Source, keys: Keys) => Promise<boolean>> = {
  SECRET_KEY: async (source, keys) => {
    const sealed = await secretBeforeCanaries(source)
    return sealed === undefined || decrypt(keys.SECRET_KEY, OPERATOR_AUTHENTICATOR, sealed) !== undefined
  },
  CHAIN_MASTER_SEED: async (source, { CHAIN, CHAIN_MASTER_SEED }) => {
    const known = await exchangeWallets(source, CHAIN, 'hot')
    const { address } = await openKeys(CHAIN_MASTER_SEED, CHAIN).hotWallet()
    return known.length === 0 || known.includes(address)
  },
}

/**
 * Throws if a configured key is not the original one of this database (threat OPS-12). The first start stores a canary
 * encrypted with each key. It runs before any secret is read, encrypted or used for a signature, and before the server
 * listens.
 */
export async function checkKeys(source: Source, keys: Keys): Promise<void> {
  for (const key of keyNames) {
    const canary =
      (await findCanary(source, key)) ??
      ((await fitsOldData[key](source, keys)) ? await makeCanary(source, key, encrypt(keys[key], textOf(key))) : '')
    if (decrypt(keys[key], PURPOSE, canary) !== textOf(key))
      throw new StartupError(
        `${key} is not the key with which this database was created. Set the former ${key}, or connect to the database that was created with this one.`,
      )
  }
}

const encrypt = (secret: string, text: string): string => cipherFor({ SECRET_KEY: secret }, PURPOSE).seal(text)

/** Returns undefined if the text was encrypted with another key, or was changed. */
function decrypt(secret: string, purpose: string, canary: string): string | undefined {
  try {
    return cipherFor({ SECRET_KEY: secret }, purpose).open(canary)
  } catch {
    return undefined
  }
}
