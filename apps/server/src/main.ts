import { StartupError } from '#platform/config/startup-error.ts'
import { serverFromEnvironment } from './server.ts'

try {
  const server = await serverFromEnvironment(process.env, process.argv)
  // A connection that is still open after the drain time would keep the process running.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void server.stop().finally(() => process.exit()))
  console.log(`Tessera is listening at ${await server.listen()}`)
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}
