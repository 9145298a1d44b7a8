import { serverFromEnvironment } from './server.ts'

const server = await serverFromEnvironment(process.env)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.stop())
console.log(`Tessera is at ${await server.listen()}`)
