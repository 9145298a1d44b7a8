import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromium } from './chromium.ts'

const port = Number(process.env['E2E_PORT'] ?? 4431)
const address = `http://127.0.0.1:${port}`

/** The workers read this file too: the world of the run is made once, by the first. */
const world = (process.env['E2E_WORLD'] ??= mkdtempSync(join(tmpdir(), 'tessera-e2e-')))

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  workers: 2,
  timeout: 60_000,
  reporter: 'list',
  forbidOnly: true,
  use: { baseURL: address, locale: 'en-US', launchOptions: chromium, trace: 'retain-on-failure' },
  webServer: {
    command: 'node world/src/start.ts',
    env: { PORT: String(port), DATA_FOLDER: world },
    url: `${address}/openapi.json`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
