import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromium } from './chromium.ts'
import { drawnByPreact } from './packages/ui/src/preact/drawn-by-preact.ts'
import { databaseTests } from './tests-by-kind.ts'
import { maxWorkers, sharedImports } from './vitest.unit.config.ts'

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
        },
      },
      {
        plugins: [drawnByPreact],
        // Found late, these would make Vite reload the page under a running test.
        optimizeDeps: {
          include: [
            'preact',
            'preact/compat',
            'preact/compat/client',
            'preact/hooks',
            'preact/jsx-runtime',
            'preact-render-to-string',
            'react-aria-components',
            'react-aria/private/interactions/useFocusable',
            'react-aria/useTooltipTrigger',
            'react-stately/useTooltipTriggerState',
            'use-intl',
            'lucide-react',
            '@internationalized/date',
            '@tanstack/history',
            '@tanstack/react-query',
            'lightweight-charts',
            'react-error-boundary',
            'react-hook-form',
            'uqr',
            'jose',
            '@simplewebauthn/browser',
            'vitest-browser-react',
            'zod',
          ],
        },
        test: {
          name: 'browser',
          maxWorkers,
          // After the others: a browser beside them would starve.
          sequence: { groupOrder: 1 },
          setupFiles: ['packages/ui/src/preact/as-react-does.ts'],
          include: ['{packages/ui,apps/web,apps/console}/src/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
