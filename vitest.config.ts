import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromium } from './chromium.ts'
import { databaseTests } from './tests-by-kind.ts'
import { maxWorkers, sharedImports } from './vitest.unit.config.ts'

/**
 * Files of one worker share a page, because loading all modules again costs more than most tests; the setup file resets
 * it. These files have their own page: they need a module that was not loaded before, or write into the document
 * themselves.
 */
const ownPage = [
  'packages/ui/src/select-slow-load.test.tsx',
  'apps/web/src/parts/early-clicks.browser.test.ts',
  'apps/web/src/parts/live-socket.browser.test.ts',
  'apps/web/src/trading/orders/shortcuts.browser.test.ts',
  'apps/web/src/frame/restore-rendered.browser.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      'vitest.unit.config.ts',
      // Vite loads these modules, because the table of routes imports screens.
      { test: { ...sharedImports, name: 'tidy', experimental: {}, include: ['tidy/**/*.test.ts'] } },
      {
        // Each file clones a database from one migrated template; globalSetup starts and stops PostgreSQL.
        test: {
          ...sharedImports,
          name: 'database',
          include: [...databaseTests],
          globalSetup: 'world/src/testing/global-setup.ts',
          hookTimeout: 60_000,
          // One more than for other tests, because these workers wait for PostgreSQL and timers half of the time.
          maxWorkers: maxWorkers + 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // If Vite finds these late, it reloads the page during a test.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react-aria-components',
            '@react-aria/interactions',
            'react-aria/useTextField',
            'react-aria/useTooltipTrigger',
            'react-stately/useTooltipTriggerState',
            'use-intl',
            'lucide-react',
            '@internationalized/date',
            '@tanstack/react-router',
            '@tanstack/react-query',
            '@tanstack/react-virtual',
            'lightweight-charts',
            'react-hook-form',
            'uqr',
            'csv-parse/browser/esm/sync',
            'use-debounce',
            'jose',
            '@simplewebauthn/browser',
            'vitest-browser-react',
            'vitest-browser-react/pure',
            'zod',
            'zod/mini',
          ],
        },
        test: {
          name: 'browser',
          maxWorkers,
          // After the others, because a browser beside them would get too little processor time.
          sequence: { groupOrder: 2 },
          setupFiles: ['packages/ui/src/testing-setup.ts'],
          include: ['{packages/ui,apps/web,apps/console}/src/**/*.{test.tsx,browser.test.ts}'],
          testTimeout: 20_000,
          // On a busy machine a condition takes longer to become true. Polling ends as soon as it is.
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium }),
            instances: [
              { browser: 'chromium', name: 'browser (shared page)', isolate: false, exclude: [...ownPage] },
              { browser: 'chromium', name: 'browser (own page)', isolate: true, include: [...ownPage] },
            ],
          },
        },
      },
    ],
  },
})
