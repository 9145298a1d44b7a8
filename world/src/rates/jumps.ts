import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Factor of each coin's price in parts per million: 1060000 is 6 % more. */
const Jumps = z.record(z.string(), z.number().int().positive())
export type Jumps = z.output<typeof Jumps>

const fileIn = (folder: string): string => join(folder, 'rate-jumps.json')

/** Reads the factors for the local rate sources; none by default. */
export async function readJumps(folder: string): Promise<Jumps> {
  const text = await readFile(fileIn(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  return Jumps.parse(JSON.parse(text))
}

/** Makes both rate sources report multiplied prices from now on, like a market jump. */
export const makeJump = (folder: string, jumps: Jumps): Promise<void> =>
  writeFile(fileIn(folder), JSON.stringify(jumps))

export const endJumps = (folder: string): Promise<void> => rm(fileIn(folder), { force: true })
