import { migrateFromEnvironment } from './platform/database/migrate-command.ts'
import { StartupError } from '#platform/config/startup-error.ts'

// Runs `npm run migrate` with the owner's URL. It must run before the first start and before each start of a newer
// version.
try {
  await migrateFromEnvironment(process.env, process.argv.slice(2))
  console.log('The database schema is up to date.')
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}
