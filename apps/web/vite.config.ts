import locales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = 'http://127.0.0.1:3000'

/** Libraries that change rarely stand in chunks of their own, so that a release does not make readers load them again. */
const shared: readonly (readonly [name: string, inside: RegExp])[] = [
  ['react', /node_modules[\\/](react|react-dom|scheduler)[\\/]/],
  ['router', /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-store|store)[\\/]/],
  ['query', /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/],
  ['words', /node_modules[\\/](use-intl|intl-messageformat|@formatjs)[\\/]/],
  ['zod', /node_modules[\\/]zod[\\/]/],
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), { ...locales.vite({ locales: ['en-US', 'zh-CN'] }), enforce: 'pre' }],
  build: {
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: { codeSplitting: { groups: shared.map(([name, test]) => ({ name, test })) } },
    },
  },
  server: { proxy: { '/ex': server, '/upload': server, '/ws': { target: server, ws: true, rewriteWsOrigin: true } } },
})
