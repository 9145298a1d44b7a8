import { chown, copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies a folder while another process writes to it, with the owners and modes of its files. Omits files that are removed during the
 * copy, and the names in `without` at the top of the folder.
 */
export async function copyTree(from: string, to: string, without: ReadonlySet<string> = new Set()): Promise<void> {
  const { mode } = await stat(from)
  await mkdir(to, { mode, recursive: true })
  await own(from, to)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (without.has(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    await (entry.isDirectory() ? copyTree(source, target) : copyOne(source, target)).catch(unlessGone)
  }
}

async function copyOne(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  await own(from, to)
}

async function own(from: string, to: string): Promise<void> {
  const { uid, gid } = await stat(from)
  if (process.getuid?.() === 0) await chown(to, uid, gid)
}

function unlessGone(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
