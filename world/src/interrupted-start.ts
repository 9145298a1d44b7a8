import { existsSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCK } from './folder-lock.ts'
import { emptyLocalDatabase } from './local-database.ts'

const MARK = 'telling'
const mark = (folder: string): string => join(folder, MARK)

/** Returns true if a start was interrupted in the middle of its story. No later start could finish that story. */
export const isInterrupted = (folder: string): boolean => existsSync(mark(folder))

/** Marks the folder as unfinished until `story` has ended. */
export async function markUnfinished(folder: string, story: () => Promise<void>): Promise<void> {
  await writeFile(mark(folder), '')
  await story()
  await rm(mark(folder))
}

/** Removes everything that an interrupted start left. */
export async function removeInterruptedWorld(folder: string): Promise<void> {
  await emptyLocalDatabase({ folder })
  const ownFiles = new Set(['postgres', 'database.json', MARK, LOCK])
  const rest = (await readdir(folder)).filter((name) => !ownFiles.has(name))
  for (const name of rest) await rm(join(folder, name), { recursive: true })
  // Removed last, so that the next start can continue an interrupted removal.
  await rm(mark(folder))
}
