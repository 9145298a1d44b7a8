import { migrateFromEnvironment } from './platform/database/migrate-command.ts'
import { StartupError } from '#platform/config/startup-error.ts'

// Runs npm run migrate: before the first start and before each start of a newer version, with the owner's URL.
try {
  await migrateFromEnvironment(process.env, process.argv.slice(2))
  console.log('The database has the newest form.')
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}
