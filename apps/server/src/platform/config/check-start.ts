import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { StartupError } from './startup-error.ts'

/**
 * Refuses a start that could not succeed, for a taken port or a folder without write access. Runs before anything is
 * migrated, decided or paid.
 */
export async function checkStart(config: Pick<Config, 'FILES_DIR' | 'HOST' | 'METRICS_PORT' | 'PORT'>): Promise<void> {
  await checkFolder(config.FILES_DIR)
  if (config.PORT !== 0 && config.PORT === config.METRICS_PORT)
    throw new StartupError(`PORT and METRICS_PORT are both ${config.PORT}. Set METRICS_PORT to another port.`)
  for (const name of ['PORT', 'METRICS_PORT'] as const) await checkPort(name, config[name], config.HOST)
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error)

async function checkFolder(folder: string): Promise<void> {
  try {
    await tryWriting(folder)
  } catch (error) {
    throw new StartupError(
      `FILES_DIR=${folder} cannot be written (${codeOf(error)}). Set FILES_DIR to a folder that the server's user may write.`,
      { cause: error },
    )
  }
}

/** Writes a small file and removes it. Throws the error of the file system. */
export async function tryWriting(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const probe = join(folder, `.probe-${randomUUID()}`)
  try {
    await writeFile(probe, 'probe', { flag: 'wx', mode: 0o600 })
  } finally {
    await rm(probe, { force: true })
  }
}

async function checkPort(name: 'PORT' | 'METRICS_PORT', port: number, host: string): Promise<void> {
  const server = createServer()
  try {
    await new Promise<void>((done, fail) => {
      server.once('error', fail)
      server.listen({ port, host }, done)
    })
  } catch (error) {
    const why = codeOf(error) === 'EADDRINUSE' ? 'another program uses it' : codeOf(error)
    throw new StartupError(`${name}=${port} on HOST=${host} cannot be used: ${why}. Set ${name} to a free port.`, {
      cause: error,
    })
  }
  await new Promise((done) => server.close(done))
}
