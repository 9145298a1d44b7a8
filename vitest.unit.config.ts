import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { pureServerTests } from './tests-by-kind.ts'

/**
 * Tests of the site, the console and their widgets that render nothing. Those that need a browser end in
 * `.browser.test.ts` or `.test.tsx`.
 */
const siteTests = '{packages/ui,apps/web,apps/console}/src/**/*.test.ts'
const browserOnly = '**/*.browser.test.ts'

/** Two workers even on two processors: tests often wait for PostgreSQL, a frame or a timer. */
export const maxWorkers = Math.max(2, availableParallelism() - 1)

/**
 * Files of one worker share their imports: importing the server again for each file costs more than most tests. Node itself
 * loads the modules, as it does in production. So a test must undo what it changes in a module, and `vi.mock` is not available.
 */
export const sharedImports = {
  maxWorkers,
  isolate: false,
  // Long timeouts cost nothing, because polling ends when its condition holds. They suffice on a busy machine too.
  testTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

// A separate config, so that `npm run unit -- path` loads neither the browser's plugins nor PostgreSQL.
export default defineConfig({
  test: {
    ...sharedImports,
    name: 'unit',
    pool: 'threads',
    include: ['packages/{domain,contract}/src/**/*.test.ts', 'bench/**/*.test.ts', siteTests, ...pureServerTests],
    exclude: [...configDefaults.exclude, browserOnly],
  },
})
