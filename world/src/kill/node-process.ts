import { serverFromEnvironment } from '../../../apps/server/src/server.ts'

// A node beside the world: the server with the trading role. Whoever forked it may ask whether it leads.
const server = await serverFromEnvironment(process.env)
process.on('message', () => process.send?.({ leads: server.trading.view !== undefined }))
process.once('SIGTERM', () => void server.stop().finally(() => process.exit()))
await server.listen()
