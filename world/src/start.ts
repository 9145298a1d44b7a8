import { once } from 'node:events'
import { dataFolder } from './local-database.ts'
import { OPERATOR_PASSWORD, investors, newcomer, operators, PASSWORD } from './stories/cast.ts'
import { openWorld, type World } from './world.ts'

// npm start: the whole product on this machine. Ctrl-C stops all and leaves the data.
const port = Number(process.env['PORT'] ?? 3000)
const startedAt = performance.now()
let world: World | undefined
let screensBuilt = false
process.once('message', () => (screensBuilt = true))
let stopping = false
// From the first moment on: who is asked to stop while the world opens leaves no process behind either.
const stop = async (): Promise<void> => {
  if (stopping) return
  stopping = true
  await world?.stop()
  process.exit(world === undefined ? 130 : 0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

world = await openWorld({
  folder: dataFolder,
  port,
  metricsPort: Number(process.env['METRICS_PORT'] ?? (port === 0 ? 0 : port + 1)),
  logLevel: process.env['LOG_LEVEL'] ?? 'warn',
  natsUrl: process.env['NATS_URL'],
})

// scripts/run.mjs builds the screens in the meantime.
if (process.send !== undefined) {
  if (!screensBuilt) await once(process, 'message')
  process.disconnect?.()
}

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`
Tessera is ready after ${seconds} s${world.fresh ? ' (a new world)' : ''}.

  Investors   ${world.address}
  Console     ${world.address}/console/
  API         ${world.address}/docs
  Outbox      ${world.address}/outbox    mails with their codes, operators' authenticator codes
  Bank        ${world.address}/bank      pay a deposit order
  Wallet      ${world.address}/wallet    send tUSD, and an address to withdraw to

  Sign in as  ${investors.lim.email} or ${investors.chen.email} (verified), ${newcomer.email} (not yet), password ${PASSWORD}
  Console as  ${operators.priya.email} and ${operators.arjun.email}, password ${OPERATOR_PASSWORD}
`)
