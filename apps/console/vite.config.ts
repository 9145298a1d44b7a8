import locales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = 'http://127.0.0.1:3000'

/** Libraries that change rarely stand in chunks of their own, so that a release does not make readers load them again. */
const shared: readonly (readonly [name: string, inside: RegExp])[] = [
  ['react', /node_modules[\\/](react|react-dom|scheduler)[\\/]/],
  ['tanstack', /node_modules[\\/]@tanstack[\\/]/],
  ['words', /node_modules[\\/](use-intl|intl-messageformat|@formatjs)[\\/]/],
  ['zod', /node_modules[\\/]zod[\\/]/],
]

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react(), { ...locales.vite({ locales: ['en-US', 'zh-CN'] }), enforce: 'pre' }],
  build: {
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: shared.map(([name, test]) => ({ name, test })) } } },
  },
  server: { port: 4451, proxy: { '/console/api': server, '/ex': server } },
})
