import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** Bytes under names that the house gives; what a person called a file never comes here. */
export type FileStore = {
  readonly put: (name: string, bytes: Buffer) => Promise<void>
  readonly get: (name: string) => Promise<Buffer>
  /** Bytes of one part of a file, without reading the rest. */
  readonly part: (name: string, from: number, size: number) => Promise<Buffer>
  /** Also of what is gone already. */
  readonly remove: (name: string) => Promise<void>
}

const GIVEN = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/

/** A folder that no web server shows. */
export function diskStore(folder: string): FileStore {
  const at = (name: string): string => {
    if (!GIVEN.test(name)) throw new Error(`not a name of the house: ${name}`)
    return resolve(folder, name)
  }
  return {
    put: async (name, bytes) => {
      await mkdir(dirname(at(name)), { recursive: true, mode: 0o700 })
      await writeFile(at(name), bytes, { flag: 'wx', mode: 0o600 })
    },
    get: (name) => readFile(at(name)),
    part: async (name, from, size) => {
      const file = await open(at(name))
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, from)
        return buffer.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },
    remove: (name) => rm(at(name), { force: true }),
  }
}
