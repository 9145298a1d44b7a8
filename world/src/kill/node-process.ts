import { readConfig } from '../../../apps/server/src/platform/config/config.ts'
import { createServer } from '../../../apps/server/src/server.ts'

// A second node: the server with the trading role. The parent process can ask whether it is the leader.
const server = await createServer(readConfig(process.env), { demoPeople: true })
process.on('message', () => process.send?.({ leads: server.trading.view !== undefined }))
process.once('SIGTERM', () => void server.stop().finally(() => process.exit()))
await server.listen()
