import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../../apps/server/src/platform/config/startup-error.ts'

/** The file in a data folder with the id of the process that uses it. */
export const LOCK = 'world.pid'

/**
 * Locks a data folder for one world. Returns the function that unlocks it. Throws `StartupError` while another living
 * process has it. If a process was killed, the lock that it left is replaced.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, LOCK)
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      return () => rm(file, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const pid = Number(await readFile(file, 'utf8').catch(() => ''))
    if (pid !== process.pid && (await isWorld(pid)))
      throw new StartupError(
        `DATA_FOLDER=${folder} serves another world (process ${pid}). Stop that one, or set DATA_FOLDER to another folder.`,
      )
    await rm(file, { force: true })
  }
}

/** True if this process runs and is Node; after a reboot the number may belong to another program. */
async function isWorld(pid: number): Promise<boolean> {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const about = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'node')
  return about.includes('node')
}
