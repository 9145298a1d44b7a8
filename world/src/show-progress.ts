import type { Progress } from './stories/run-story.ts'

/** Without a terminal, one line for each of this many percent. */
const STEP = 20

/** Returns a function that prints the progress of the story: one line that changes, or a few lines outside a terminal. */
export function showProgress(out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr): Progress {
  let printed = -1
  return (share) => {
    const percent = Math.floor(share * (out.isTTY ? 100 : 100 / STEP)) * (out.isTTY ? 1 : STEP)
    if (percent <= printed) return
    printed = percent
    const text = `Building the demo data of today, once: ${percent} %`
    out.write(out.isTTY ? `\r${text}${percent === 100 ? '\n' : ''}` : `${text}\n`)
  }
}
