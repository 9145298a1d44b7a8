import { once } from 'node:events'
import { StartupError } from '../../apps/server/src/platform/config/startup-error.ts'
import { showProgress } from './show-progress.ts'
import { fillFromTemplate } from './template.ts'
import { welcome } from './welcome.ts'
import { worldOptions } from './world-options.ts'
import { openWorld, type World } from './world.ts'

// npm start: the whole product on this machine. Ctrl-C stops everything and keeps the data.
const startedAt = performance.now()
let world: World | undefined
let screensBuilt = false
process.once('message', () => (screensBuilt = true))
let stopping = false
// Registered from the start, so that a stop during the start leaves no process behind.
const stop = async (): Promise<void> => {
  if (stopping) return
  stopping = true
  await world?.stop()
  process.exit(world === undefined ? 130 : 0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

world = await opened()

// scripts/run.mjs builds the screens in the meantime.
if (process.send !== undefined) {
  if (!screensBuilt) await once(process, 'message')
  process.disconnect?.()
}

const seconds = (performance.now() - startedAt) / 1000
console.log(welcome(world, seconds))

/** A start that fails names the setting to change, without a stack trace. */
async function opened(): Promise<World> {
  try {
    const options = { ...worldOptions(), report: showProgress() }
    await fillFromTemplate(options, options.report)
    return await openWorld(options)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    console.error(error.message)
    return process.exit(1)
  }
}
