import { localNats } from '../testing/nats.ts'

// As much of a NATS server as nodes need, as a process of its own.
await localNats({ port: Number(process.env['NATS_PORT']) })
process.send?.('ready')
