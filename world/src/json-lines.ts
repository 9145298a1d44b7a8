import { readFile, writeFile } from 'node:fs/promises'

/**
 * Returns the lines of an append-only file; none if it does not exist. Cuts off an incomplete line after a kill,
 * because it was never acknowledged.
 */
export async function readWholeLines(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole !== text) await writeFile(file, whole)
  return whole.split('\n').filter((line) => line !== '')
}
