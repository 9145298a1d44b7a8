import { AFTER_RESTORE } from '../../apps/server/src/server.ts'
import { dataFolder } from './local-database.ts'
import type { WorldOptions } from './world.ts'

/** Reads the options of the local world from the environment and the arguments. */
export function worldOptions(): WorldOptions {
  const port = Number(process.env['PORT'] ?? 3000)
  return {
    folder: dataFolder,
    port,
    metricsPort: Number(process.env['METRICS_PORT'] ?? (port === 0 ? 0 : port + 1)),
    logLevel: process.env['LOG_LEVEL'] ?? 'warn',
    natsUrl: process.env['NATS_URL'],
    afterRestore: process.argv.includes(AFTER_RESTORE),
  }
}
