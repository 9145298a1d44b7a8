import locales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * `npm run dev` serves the world at PORT, its metrics at PORT + 1, the web app at PORT + 2 and this one at PORT + 3.
 */
const port = Number(process.env['PORT'] ?? 3000)
const server = `http://127.0.0.1:${port}`

/** Libraries that change rarely are separate chunks, so that readers need not load them again after a release. */
const shared: readonly (readonly [name: string, inside: RegExp])[] = [
  ['react', /node_modules[\\/](react|react-dom|scheduler)[\\/]/],
  ['tanstack', /node_modules[\\/]@tanstack[\\/]/],
  ['words', /node_modules[\\/](use-intl|intl-messageformat|@formatjs)[\\/]/],
  // Together with the file that configures zod, which must run before zod itself.
  ['zod', /node_modules[\\/]zod[\\/]|[\\/]without-eval\.ts$/],
]

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react(), { ...locales.vite({ locales: ['en-US', 'zh-CN'] }), enforce: 'pre' }],
  build: {
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: shared.map(([name, test]) => ({ name, test })) } } },
  },
  server: {
    host: '127.0.0.1',
    port: port + 3,
    strictPort: true,
    proxy: { '/console/api': server, '/ex': server },
  },
})
