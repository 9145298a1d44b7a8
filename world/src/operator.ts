import { StartupError } from '../../apps/server/src/platform/config/startup-error.ts'
import { firstLinksCommand } from '../../apps/server/src/office/operators/first-links.ts'
import { dataFolder, migrateLocalDatabase, openLocalDatabase } from './local-database.ts'
import { openSecrets } from './secrets.ts'
import { databaseSettings } from './serving-urls.ts'

// npm run operator -- first: prints the links by which the first two operators enrol, on the server that the
// environment configures, or in the local world.
try {
  if (process.argv.slice(2).join(' ') !== 'first') throw new StartupError('usage: npm run operator -- first')
  console.log(await (process.env['SECRET_KEY'] === undefined ? inLocalWorld() : firstLinksCommand(process.env)))
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}

async function inLocalWorld(): Promise<string> {
  const database = await openLocalDatabase()
  const { secretKey, chainMasterSeed } = await openSecrets(dataFolder)
  const settings = {
    ...databaseSettings(database.urls),
    SECRET_KEY: secretKey,
    CHAIN_MASTER_SEED: chainMasterSeed,
    // Creating the links calls neither.
    CHAIN_RPC_URL: 'http://127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
  }
  try {
    await migrateLocalDatabase(database)
    return await firstLinksCommand(settings)
  } finally {
    await database.stop()
  }
}
