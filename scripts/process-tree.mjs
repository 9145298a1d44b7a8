// Reads the parents of processes. Plain JavaScript without dependencies, because it runs before they are installed.
import { spawnSync } from 'node:child_process'

const windows = process.platform === 'win32'

/** Returns [id, id of the parent, program] of every process. */
function processes() {
  if (windows) return []
  const lines = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' }).stdout.trim().split('\n')
  return lines.map((line) => line.trim().split(/\s+/)).map(([pid, ppid, name]) => [Number(pid), Number(ppid), name])
}

/** Returns the ids of all descendants of a process. */
export function descendants(of) {
  const all = processes()
  const below = (pid) => all.filter(([, ppid]) => ppid === pid).flatMap(([child]) => [child, ...below(child)])
  return below(of)
}

/** Returns the id of npm, and of the shell between npm and this process if there is one. */
export function parents() {
  const [pid, ppid, name] = processes().find(([it]) => it === process.ppid) ?? [process.ppid]
  return name?.endsWith('sh') ? [pid, ppid] : [pid]
}

/** True if a process with this id is running. */
export function alive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
