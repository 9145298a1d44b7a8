import { readFileSync } from 'node:fs'
import { StartRefused } from './start-refused.ts'

/** Secrets that a file may hold instead of the environment, as secret stores of clusters mount them: NAME_FILE is its path. */
const inFiles = ['SUMSUB_APP_TOKEN', 'SUMSUB_SECRET_KEY', 'SUMSUB_WEBHOOK_SECRET'] as const

type Environment = Readonly<Record<string, string | undefined>>

/** The environment with each secret that a file holds; the last line break of a file is no part of it. */
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
    throw new StartRefused(`${name}_FILE: this file cannot be read`)
  }
}
