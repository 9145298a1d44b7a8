import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** How often a second a page reaches the disk for good. */
export function fsyncsPerSecond(folder: string, count = 500): number {
  const path = join(folder, 'fsync-probe')
  const file = openSync(path, 'w')
  const page = Buffer.alloc(8_192)
  const begun = performance.now()
  for (let at = 0; at < count; at++) {
    writeSync(file, page)
    fdatasyncSync(file)
  }
  const seconds = (performance.now() - begun) / 1_000
  closeSync(file)
  rmSync(path)
  return count / seconds
}
