import { readConfig } from '../../../apps/server/src/platform/config/config.ts'
import { createServer } from '../../../apps/server/src/server.ts'

// A node beside the world: the server with the trading role. Whoever forked it may ask whether it leads.
const server = await createServer(readConfig(process.env), { demoPeople: true })
process.on('message', () => process.send?.({ leads: server.trading.view !== undefined }))
process.once('SIGTERM', () => void server.stop().finally(() => process.exit()))
await server.listen()
