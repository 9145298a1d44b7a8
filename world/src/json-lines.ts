import { readFile, writeFile } from 'node:fs/promises'

/** The lines of a file that is only appended to; none of one that is not there. Half a line, which a kill left, is cut off: nobody was told of it. */
export async function readWholeLines(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole !== text) await writeFile(file, whole)
  return whole.split('\n').filter((line) => line !== '')
}
