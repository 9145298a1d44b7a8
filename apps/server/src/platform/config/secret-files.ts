import { readFileSync } from 'node:fs'
import { variables } from './variables.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Returns the environment with the secrets from files, as secret stores mount them, each without the file's last line
 * break. The variable NAME_FILE is the path of the file. `unreadable` lists the secrets whose file cannot be read.
 */
export function withSecretFiles(env: Environment): { readonly env: Environment; readonly unreadable: string[] } {
  const unreadable: string[] = []
  const found: Record<string, string> = {}
  for (const [name, { secret }] of Object.entries(variables)) {
    const path = env[`${name}_FILE`]
    if (secret !== true || path === undefined) continue
    try {
      found[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
    } catch {
      unreadable.push(name)
    }
  }
  return { env: { ...env, ...found }, unreadable }
}
