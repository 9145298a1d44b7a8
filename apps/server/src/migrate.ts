import { migrateFromEnvironment } from './platform/database/migrate-command.ts'

// npm run migrate: before the first start and before each start of a newer version, with the owner's URL.
await migrateFromEnvironment(process.env, process.argv.slice(2))
console.log('The database has the newest form.')
