import { localNats } from '../testing/nats.ts'

// A minimal NATS server for the nodes, as a separate process.
await localNats({ port: Number(process.env['NATS_PORT']) })
process.send?.('ready')
