// Measures the processor time of all processes that this process starts. Plain JavaScript, like run.mjs.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const PROC = '/proc'
/** Linux reports processor times in hundredths of a second on all supported platforms. */
const CLOCK_TICKS = 100
const EVERY_MS = 500
/** The field of the start time. Ids of processes are reused, but not with the same start time. */
const STARTED = 19

/**
 * Returns the parent, a unique name, the own ticks and those of waited children; undefined if the process has ended.
 */
function read(pid) {
  try {
    // The program's name is in brackets and may contain blanks. After it, the parent is field 2 and the times are 12 to
    // 15.
    const fields = readFileSync(`${PROC}/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    const [utime, stime, cutime, cstime] = fields.slice(11, 15).map(Number)
    const id = `${pid} ${fields[STARTED]}`
    return { parent: fields[1], id, own: utime + stime, waited: cutime + cstime }
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined
    throw error
  }
}

/** Records the latest own ticks of each process below `root`. */
function look(root, ticksById) {
  const all = new Map()
  for (const name of readdirSync(PROC)) {
    const found = /^\d+$/.test(name) ? read(name) : undefined
    if (found !== undefined) all.set(name, found)
  }
  const isBelow = (pid) => {
    const parent = all.get(pid)?.parent
    return parent !== undefined && (parent === root || isBelow(parent))
  }
  for (const [pid, { id, own }] of all) if (isBelow(pid)) ticksById.set(id, own)
}

/**
 * Starts to measure. Returns a function that returns the processor seconds since its last call; undefined without
 * /proc. It takes the larger of two measures. The system counts only processes that were waited for, so it omits the
 * renderers of a killed browser. Sampling twice a second misses shorter processes.
 */
export function measureProcessors() {
  if (!existsSync(`${PROC}/self/stat`)) return () => undefined
  const root = String(process.pid)
  const ticksById = new Map()
  setInterval(() => look(root, ticksById), EVERY_MS).unref()
  let before = { waited: read(root).waited, looked: 0 }
  return () => {
    look(root, ticksById)
    const now = { waited: read(root).waited, looked: [...ticksById.values()].reduce((sum, own) => sum + own, 0) }
    const used = Math.max(now.waited - before.waited, now.looked - before.looked)
    before = now
    return used / CLOCK_TICKS
  }
}
