import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromium } from './chromium.ts'
import { natsPort, natsUrl } from './world/src/kill/ports.ts'

const port = Number(process.env['E2E_PORT'] ?? 4431)
/** E2E_ADDRESS names a world that already runs. */
const running = process.env['E2E_ADDRESS']
const address = running ?? `http://127.0.0.1:${port}`

/** A folder of its own, so that each run begins with a world that is new; the tests' own processes are told it. */
const world = (process.env['E2E_WORLD'] ??= join(tmpdir(), `tessera-e2e-${process.pid}`))

/** What they change holds for everybody, so they come when everybody else has gone. */
const ofTheHouse = ['sms.e2e.ts', 'site-doors.e2e.ts']

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/sign-in-everybody.ts',
  testMatch: '**/*.e2e.ts',
  workers: 2,
  // For what hangs: on a machine shared with others the longest walks take two minutes.
  timeout: 180_000,
  // On a machine shared with others a browser may starve. A test that passes at the second try is reported as flaky.
  retries: process.env['CI'] === undefined ? 1 : 2,
  reporter: 'list',
  forbidOnly: true,
  expect: { timeout: 15_000 },
  use: {
    baseURL: address,
    locale: 'en-US',
    launchOptions: chromium,
    // A trace costs a sixth of the time, so only the second try of a failed test keeps one.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'screens', testIgnore: ofTheHouse },
    { name: 'house', testMatch: ofTheHouse, dependencies: ['screens'] },
  ],
  ...(running === undefined && {
    webServer: [
      {
        command: 'node world/src/kill/nats-process.ts',
        env: { NATS_PORT: String(natsPort(port)) },
        port: natsPort(port),
      },
      {
        command: 'node world/src/start.ts',
        env: { PORT: String(port), DATA_FOLDER: world, NATS_URL: natsUrl(port) },
        url: `${address}/openapi.json`,
        timeout: 120_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      },
    ],
  }),
})
