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

/**
 * `npm run pictures` sets it: a folder outside of the repository for the pictures of the commit before. No picture is
 * committed: those of two machines differ in their fonts. `npm test` compares the stories of the workshop with the commit before
 * if something that draws them has changed; comparing every screen takes a quarter of an hour and is a command of its own.
 */
const pictures = process.env['PICTURES']
/** The workshop is files: it needs no world and nobody who is signed in. */
const needsWorld = pictures === undefined || running !== undefined

/** What they change holds for everybody, so they come when everybody else has gone. */
const ofTheHouse = ['sms.e2e.ts', 'site-doors.e2e.ts']

export default defineConfig({
  testDir: 'e2e',
  ...(needsWorld && { globalSetup: './e2e/sign-in-everybody.ts' }),
  testMatch: '**/*.e2e.ts',
  workers: 2,
  // Only a test that hangs takes longer: on a machine shared with others the longest walks take five minutes.
  timeout: 600_000,
  // On a machine shared with others a browser may starve. A test that passes at the second try is reported as flaky.
  retries: process.env['CI'] === undefined ? 1 : 2,
  reporter: 'list',
  forbidOnly: true,
  // An element is there within a second; a starved browser takes its time.
  expect: { timeout: 45_000 },
  use: {
    baseURL: address,
    locale: 'en-US',
    launchOptions: chromium,
    // A trace costs a sixth of the time, so only the second try of a failed test keeps one.
    trace: 'on-first-retry',
  },
  projects:
    pictures === undefined
      ? [
          { name: 'screens', testIgnore: [...ofTheHouse, 'pictures/**'] },
          { name: 'house', testMatch: ofTheHouse, dependencies: ['screens'] },
        ]
      : [
          {
            name: 'pictures',
            testMatch: 'pictures/*.e2e.ts',
            retries: 0,
            expect: { timeout: 120_000 },
            outputDir: 'test-results/pictures',
            snapshotPathTemplate: join(pictures, '{arg}{ext}'),
          },
        ],
  ...(running === undefined &&
    pictures === undefined && {
      webServer: [
        {
          command: 'node world/src/kill/nats-process.ts',
          env: { NATS_PORT: String(natsPort(port)) },
          port: natsPort(port),
          timeout: 600_000,
        },
        {
          command: 'node world/src/start.ts',
          env: { PORT: String(port), DATA_FOLDER: world, NATS_URL: natsUrl(port) },
          url: `${address}/openapi.json`,
          // It tells its story first: half a minute alone, minutes beside others.
          timeout: 600_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
        },
      ],
    }),
})
