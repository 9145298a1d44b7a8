// Measures the processor time of everything that this process starts. Plain JavaScript, as run.mjs is.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const PROC = '/proc'
/** Linux reports processor times in hundredths of a second on every platform that we run on. */
const CLOCK_TICKS = 100
const EVERY_MS = 500
/** The field of the start time. An id of a process is used again, but not at the same time. */
const STARTED = 19

/** Returns the parent, a name that no other process ever has, the own ticks and those of waited children; undefined if it has ended. */
function read(pid) {
  try {
    // The program's name is in brackets and may contain blanks. After it, the parent is field 2 and the times are 12 to 15.
    const fields = readFileSync(`${PROC}/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    const [utime, stime, cutime, cstime] = fields.slice(11, 15).map(Number)
    const id = `${pid} ${fields[STARTED]}`
    return { parent: fields[1], id, own: utime + stime, waited: cutime + cstime }
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined
    throw error
  }
}

/** The last own ticks of each process that was seen below `root`. */
function look(root, seen) {
  const all = new Map()
  for (const name of readdirSync(PROC)) {
    const found = /^\d+$/.test(name) ? read(name) : undefined
    if (found !== undefined) all.set(name, found)
  }
  const isBelow = (pid) => {
    const parent = all.get(pid)?.parent
    return parent !== undefined && (parent === root || isBelow(parent))
  }
  for (const [pid, { id, own }] of all) if (isBelow(pid)) seen.set(id, own)
}

/**
 * Starts to measure. Returns a function that returns the processor seconds used since its last call; undefined where there
 * is no /proc. Two measures are taken, and the larger one counts. The system counts processes that were waited for, so it
 * omits the renderers of a browser that is killed. Looking twice a second omits processes that live for less.
 */
export function measureProcessors() {
  if (!existsSync(`${PROC}/self/stat`)) return () => undefined
  const root = String(process.pid)
  const seen = new Map()
  setInterval(() => look(root, seen), EVERY_MS).unref()
  let before = { waited: read(root).waited, looked: 0 }
  return () => {
    look(root, seen)
    const now = { waited: read(root).waited, looked: [...seen.values()].reduce((sum, own) => sum + own, 0) }
    const used = Math.max(now.waited - before.waited, now.looked - before.looked)
    before = now
    return used / CLOCK_TICKS
  }
}
