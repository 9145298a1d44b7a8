import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromium } from './chromium.ts'
import { natsPort, natsUrl } from './world/src/kill/ports.ts'

const port = Number(process.env['E2E_PORT'] ?? 4431)
/** E2E_ADDRESS is the address of a world that is already running. */
const running = process.env['E2E_ADDRESS']
const address = running ?? `http://127.0.0.1:${port}`

/** A separate folder, so that each run begins with a new world; the worker processes receive its path. */
const world = (process.env['E2E_WORLD'] ??= join(tmpdir(), `tessera-e2e-${process.pid}`))

/**
 * A folder outside the repository for the pictures of the previous commit; `npm run pictures` sets it. No picture is
 * committed, because fonts differ between machines. `npm test` compares the stories of the workshop with the previous
 * commit if their sources have changed. Comparing every screen takes a quarter of an hour, so it is a separate command.
 */
const pictures = process.env['PICTURES']
/** The workshop consists of static files, so its pictures need no world and no login. */
const needsWorld = pictures === undefined || running !== undefined

/** These tests change the whole exchange, so they run after all others. */
const ofTheExchange = [
  'rates.e2e.ts',
  'sms.e2e.ts',
  'site-access.e2e.ts',
  'read-only.e2e.ts',
  'request-floods.e2e.ts',
  'broken-books.e2e.ts',
  'class-lapse.e2e.ts',
]

/** Its test makes the market makers leave, and halts the market in the end. */
const ofTheMarket = 'price-rules.e2e.ts'

/** Its pages are static files, so it runs beside the tests of the market, which need one worker. */
const ofTheWorkshop = 'workshop.e2e.ts'

export default defineConfig({
  testDir: 'e2e',
  ...(needsWorld && { globalSetup: './e2e/sign-in-all.ts' }),
  testMatch: '**/*.e2e.ts',
  workers: 2,
  // Only a hanging test takes longer: on a shared machine the longest tests take five minutes.
  timeout: 600_000,
  // On a shared machine a browser may get too little processor time. A test that passes on retry is reported as flaky.
  retries: process.env['CI'] === undefined ? 1 : 2,
  reporter: 'list',
  forbidOnly: true,
  // Elements usually appear within a second, but later if the browser gets little processor time.
  expect: { timeout: 45_000 },
  use: {
    baseURL: address,
    locale: 'en-US',
    // Animated placeholders, counting numbers and flashing prices keep a page busy. The browser tests of the kit run
    // with motion.
    reducedMotion: 'reduce',
    launchOptions: chromium,
    // A trace costs a sixth of the time, so only the first retry of a failed test records one.
    trace: 'on-first-retry',
    // A click on an element that never appears fails with its name, and leaves time for the retry.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
  },
  projects:
    pictures === undefined
      ? [
          { name: 'screens', testIgnore: [...ofTheExchange, ofTheMarket, ofTheWorkshop, 'pictures/**'] },
          {
            name: 'market',
            testMatch: [ofTheMarket, ofTheWorkshop],
            testIgnore: 'pictures/**',
            dependencies: ['screens'],
          },
          // One after the other, because each of them changes the whole exchange.
          { name: 'whole-exchange', testMatch: ofTheExchange, dependencies: ['market'], workers: 1 },
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
          // The world runs the story first, which takes half a minute on an idle machine and minutes on a busy one.
          timeout: 600_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
        },
      ],
    }),
})
