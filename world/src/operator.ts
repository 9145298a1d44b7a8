import { createOperator } from '../../apps/server/src/office/operators/create-operator.ts'
import { dataFolder, migrateLocalDatabase, openLocalDatabase } from './local-database.ts'
import { openSecrets } from './secrets.ts'
import { databaseSettings } from './serving-urls.ts'

// npm run operator -- --email a@b --name "A B" --role compliance: creates the first operators of the server that the
// environment configures, or of the local world.
const args = process.argv.slice(2)
if (process.env['SECRET_KEY'] === undefined) {
  const database = await openLocalDatabase()
  const { secretKey, chainMasterSeed } = await openSecrets(dataFolder)
  const settings = {
    ...databaseSettings(database.urls),
    SECRET_KEY: secretKey,
    CHAIN_MASTER_SEED: chainMasterSeed,
    // Creating an operator calls neither.
    CHAIN_RPC_URL: 'http://127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
  }
  try {
    await migrateLocalDatabase(database)
    console.log(await createOperator(settings, args))
  } finally {
    await database.stop()
  }
} else console.log(await createOperator(process.env, args))
