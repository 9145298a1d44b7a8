import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Parts per million that each coin's price is multiplied by: 1060000 is 6 % more. */
const Jumps = z.record(z.string(), z.number().int().positive())
export type Jumps = z.output<typeof Jumps>

const fileIn = (folder: string): string => join(folder, 'rate-jumps.json')

/** The factors by which the local sources of rates exaggerate; none unless somebody sets them. */
export async function readJumps(folder: string): Promise<Jumps> {
  const text = await readFile(fileIn(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  return Jumps.parse(JSON.parse(text))
}

/** Makes both sources of the world tell other prices from now on, as when the market jumps. */
export const makeJump = (folder: string, jumps: Jumps): Promise<void> =>
  writeFile(fileIn(folder), JSON.stringify(jumps))

export const endJumps = (folder: string): Promise<void> => rm(fileIn(folder), { force: true })
