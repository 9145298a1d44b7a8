import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** Bytes under names that the house gives; what a person called a file never comes here. */
export type FileStore = {
  readonly put: (name: string, bytes: Buffer) => Promise<void>
  readonly get: (name: string) => Promise<Buffer>
  /** Returns `length` bytes of a file from `from` on, without reading the rest. Rejects if the file ends before. */
  readonly part: (name: string, from: number, length: number) => Promise<Buffer>
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
    part: (name, from, length) => partOf(at(name), from, length),
    remove: (name) => rm(at(name), { force: true }),
  }
}

async function partOf(path: string, from: number, length: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
    if (bytesRead !== length) throw new Error(`the file ends after ${from + bytesRead} bytes`)
    return buffer
  } finally {
    await file.close()
  }
}
