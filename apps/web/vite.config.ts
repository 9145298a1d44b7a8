import locales from '@react-aria/optimize-locales-plugin'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { defineConfig, type Plugin, transformWithOxc } from 'vite'
import react from '@vitejs/plugin-react'
import compile from 'icu-minify/compile'
import { z } from 'zod'
import { trustOwn } from '@tessera/ui/trusted-types.ts'
import { hideReadBanners } from './src/office/cms/hide-read-banners.ts'
import { apiByNoun } from './api-by-noun.ts'
import { firstScripts } from './first-scripts.ts'
import { keepEarlyClick } from './src/parts/early-clicks.ts'
import { expectSession } from './src/parts/expect-session.ts'

/**
 * `npm run dev` serves the world at PORT, its metrics at PORT + 1, this app at PORT + 2 and the console at PORT + 3.
 */
const port = Number(process.env['PORT'] ?? 3000)
const server = `http://127.0.0.1:${port}`

/**
 * Libraries that change rarely are separate files, so that readers need not load them again after a release. A part
 * of a library that only a few pages use is built into their own files.
 */
const libraries = [
  {
    name: 'libraries',
    test: /src[\\/]parts[\\/]react-root|node_modules[\\/](react|react-dom|scheduler|use-intl|icu-minify|@tanstack[\\/](history|react-query|query-core|react-router|router-core|react-store|store))[\\/](?!.*(queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)\.js)/,
  },
]

/**
 * Modules that most pages load together, each with the modules that only it needs. One file compresses better than ten
 * and needs one request.
 */
const together = [
  { name: 'fields', test: /packages[\\/]ui[\\/]src[\\/](text-input|form-errors)\.tsx$/ },
  {
    name: 'figures',
    test: /packages[\\/]ui[\\/]src[\\/](num|badge|tiles)\.tsx$|src[\\/]parts[\\/](money-text|times)\.tsx?$/,
  },
  {
    name: 'products',
    test: /products[\\/](product-appearance|favorite|price-line|products\.queries|minimum)\.tsx?$/,
  },
]

/** Code that runs before the first paint; these files have no imports. */
const beforePaint = [
  { file: '../../packages/ui/src/trusted-types.ts', call: `${trustOwn.name}()` },
  { file: '../../packages/ui/src/theme.ts', call: 'startAppearance(document.documentElement.lang)' },
  { file: 'src/office/cms/hide-read-banners.ts', call: `${hideReadBanners.name}()` },
  { file: 'src/parts/expect-session.ts', call: `${expectSession.name}()` },
  { file: 'src/parts/early-clicks.ts', call: `${keepEarlyClick.name}()` },
]

/**
 * The server-rendered page is painted before the app's scripts run, so a small inline script applies the reader's
 * settings first.
 */
const settingsBeforePaint: Plugin = {
  name: 'looks-first',
  transformIndexHtml: () =>
    Promise.all(
      beforePaint.map(async ({ file, call }) => {
        const path = fileURLToPath(new URL(file, import.meta.url))
        const { code } = await transformWithOxc(await readFile(path, 'utf8'), path)
        const children = `{${code.replaceAll(/^export /gm, '')};${call}}`
        return { tag: 'script', attrs: { nonce: '__CSP_NONCE__' }, children, injectTo: 'head' as const }
      }),
    ),
}

/**
 * A screen calls an endpoint by its method and path (packages/contract/src/platform/http/client.ts). From a contract
 * file with rows, the browser gets only these and its lists of strings. Schemas are left out, so that the browser does
 * not load the schema library.
 */
const endpointAddresses: Plugin = {
  name: 'addresses-only',
  enforce: 'pre',
  resolveId: async (source, importer) => {
    if (/^zod(\/|$)/.test(source) && !(source === 'zod/mini' && importer?.endsWith(SEARCH_FIELDS) === true))
      throw new Error(`${importer ?? ''} imports a schema library into the browser`)
    if (!source.startsWith('@tessera/contract/')) return undefined
    return Object.values(await exportsOf(source)).some((value) => Rows.safeParse(value).success)
      ? `\0addresses:${source}`
      : undefined
  },
  load: async (id) => {
    if (!id.startsWith('\0addresses:')) return undefined
    const plain = Object.entries(await exportsOf(id.slice('\0addresses:'.length))).flatMap(([name, value]) => {
      const parsed = z.union([Rows, z.array(z.string())]).safeParse(value)
      return parsed.success ? [`export const ${name} = ${JSON.stringify(parsed.data)}`] : []
    })
    return plain.join('\n')
  },
}
/** Search parameters are also checked in the browser, with the smallest variant of the library. */
const SEARCH_FIELDS = '/packages/contract/src/platform/text/search-fields.ts'
const exportsOf = (source: string): Promise<Record<string, unknown>> => import(source)
const Rows = z.record(
  z.string(),
  z.object({
    method: z.string(),
    path: z.string(),
    produces: z.string().optional(),
    secret: z.array(z.string()).optional(),
  }),
)

const compiled = (_key: string, value: unknown): unknown => (typeof value === 'string' ? compile(value) : value)

/** Compiles all messages, so that the browser needs no parser. */
const compiledWords: Plugin = {
  name: 'compiled-words',
  enforce: 'pre',
  load: async (id) => {
    if (!/\.messages\.(en_US|zh_CN)\.ts$/.test(id)) return undefined
    const exported: Record<string, unknown> = await import(id)
    return Object.entries(exported)
      .map(([name, words]) => `export const ${name} = ${JSON.stringify(words, compiled)}`)
      .join('\n')
  },
}

const brotli = promisify(brotliCompress)
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const compress = async (path: string): Promise<void> =>
  writeFile(`${path}.br`, await brotli(await readFile(path), quickly))

/** Scripts and styles are stored compressed as well, so that no request has to compress them. */
const compressedBeside: Plugin = {
  name: 'compressed-beside',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  writeBundle: async ({ dir = '' }, bundle) => {
    const files = Object.keys(bundle).filter((file) => /\.(?:js|css)$/.test(file))
    await Promise.all(files.map((file) => compress(join(dir, file))))
  },
}

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
  plugins: [
    react(),
    settingsBeforePaint,
    apiByNoun,
    endpointAddresses,
    compiledWords,
    compressedBeside,
    firstScripts,
    { ...locales.vite({ locales: ['en-US', 'zh-CN'] }), enforce: 'pre' },
  ],
  /** The server needs only the one file with which it renders pages. */
  ssr: { noExternal: true },
  build: {
    chunkSizeWarningLimit: 700,
    // The build lists the imports of each screen's file; preloading them from a script costs more than loading them on
    // demand.
    modulePreload: {
      // A browser without this hint loads the files a little later; the polyfill would cost every other reader.
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'js' ? [] : needed),
    },
    // One stylesheet of about 20 kB, so that a server-rendered page is never shown without styles.
    cssCodeSplit: false,
    rolldownOptions: {
      // The code that main.tsx imports is one file, so that a page works after few requests.
      output: { codeSplitting: { groups: [...libraries, { name: 'frame', tags: ['$initial'] }, ...together] } },
    },
  },
  server: {
    host: '127.0.0.1',
    port: port + 2,
    strictPort: true,
    proxy: { '/ex': server, '/upload': server, '/ws': { target: server, ws: true, rewriteWsOrigin: true } },
  },
})
