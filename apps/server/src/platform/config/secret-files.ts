import { readFileSync } from 'node:fs'
import { StartupError } from './startup-error.ts'

/** Secrets that may be in a file, as secret stores mount them. The variable NAME_FILE is the path of the file. */
const inFiles = ['IPFS_PIN_TOKEN', 'SUMSUB_APP_TOKEN', 'SUMSUB_SECRET_KEY', 'SUMSUB_WEBHOOK_SECRET'] as const

type Environment = Readonly<Record<string, string | undefined>>

/** Returns the environment with the secrets from files, each without the file's last line break. */
export function withSecretFiles(env: Environment): Environment {
  const found = inFiles.flatMap((name) => {
    const path = env[`${name}_FILE`]
    return path === undefined ? [] : [[name, readSecret(name, path)] as const]
  })
  return { ...env, ...Object.fromEntries(found) }
}

function readSecret(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch {
    throw new StartupError(`${name}_FILE: this file cannot be read`)
  }
}
