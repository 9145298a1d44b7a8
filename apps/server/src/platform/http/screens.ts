import type { FastifyCompressOptions } from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import { bcp47, isLocale } from '@tessera/contract/platform/text/locale.ts'
import { mayUseBackForwardCache } from '@tessera/contract/screen-at.ts'
import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import type { Log } from '#platform/observing/log.ts'
import { sendRefusal } from './answer.ts'
import { type RenderedPage, openRenderer } from './server-rendering.ts'
import { withRendering } from './rendered-page.ts'
import { type Head, type HeadOf, withHead } from './page-head.ts'
import { type PageTarget, pageTargetOf } from './page-request.ts'
import { policyHeader } from './policy.ts'

type App = 'web' | 'console'
const prefixOf: Readonly<Record<App, string>> = { console: '/console/', web: '/' }
/** The folder of each app's build. */
export type Builds = Readonly<Record<App, string>>
export const builds: Builds = {
  console: fileURLToPath(new URL('../../../../console/dist/', import.meta.url)),
  web: fileURLToPath(new URL('../../../../web/dist/', import.meta.url)),
}

/** The placeholder in index.html for the page's nonce, under which our scripts and styles run. */
const NONCE = '__CSP_NONCE__'

type ScreenOptions = {
  readonly publicUrl: string
  /** Origins of a captcha vendor. */ readonly vendor: readonly string[]
  /** Origins whose script and frames only this page may run. */
  readonly embedsOn?: (path: string) => readonly string[]
  readonly log: Log
  readonly headOf: HeadOf
  readonly from?: Builds
}

/**
 * Serves the built apps, read at the first request. Any path of an app answers with its index.html, at one canonical
 * address.
 */
export async function serveScreens(app: FastifyInstance, around: ScreenOptions): Promise<void> {
  const { publicUrl, vendor, log, headOf, from = builds, embedsOn = () => [] } = around
  const draw = openRenderer(app, log)
  for (const each of ['console', 'web'] as const) {
    const [prefix, dist] = [prefixOf[each], from[each]]
    await app.register(fastifyStatic, {
      root: `${dist}assets`,
      prefix: `${prefix}assets/`,
      index: false,
      decorateReply: each === 'console',
      maxAge: '1y',
      immutable: true,
      // Files that the build compressed are sent unchanged.
      preCompressed: true,
      suppressWarning: true,
    })
    app.get(`${prefix}favicon.svg`, (_request, reply) => reply.sendFile('favicon.svg', dist))
  }
  app.setNotFoundHandler((request, reply) => {
    // The paths of some screens begin like the folders of the build.
    const { meant } = interpreted(request)
    return meant !== 'nothing' && 'at' in meant
      ? sendThere(reply, meant.at)
      : sendRefusal(request, reply, refuse('NOT_FOUND'))
  })
  // A separate route, so that its response is compressed.
  app.get('*', { compress: compressed }, async (request, reply) => {
    const { path, query, meant } = interpreted(request)
    if (meant !== 'nothing' && 'at' in meant) return sendThere(reply, meant.at)
    const html = meant === 'nothing' ? undefined : await pageOf(from[meant.page])
    if (meant === 'nothing' || html === undefined) return sendRefusal(request, reply, refuse('NOT_FOUND'))
    if (meant.page === 'console') return sendPage(reply, { ...plain, html, path }, publicUrl)
    const drawn = await draw(path, query)
    const head = await headFor({ path, query }, { headOf, log })
    return sendPage(reply, { html, path, drawn, head, vendor, embeds: embedsOn(path) }, publicUrl)
  })
}

function interpreted({ method, url, headers }: FastifyRequest): { path: string; query: string; meant: PageTarget } {
  const at = url.indexOf('?')
  const [path, query] = at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
  const reads = method === 'GET' || method === 'HEAD'
  return { path, query, meant: reads ? pageTargetOf({ path, query, headers }) : 'nothing' }
}

/** Redirects without caching, because the language depends on the caller. */
const sendThere = (reply: FastifyReply, at: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('vary', 'Cookie, Accept-Language').redirect(at, 302)

/**
 * Brotli makes a page 6% smaller than zstd, which the plugin prefers. A connection begins with ten packets (14,600 bytes): a
 * page that fits in them arrives one round trip earlier.
 */
const compressed: FastifyCompressOptions = {
  encodings: ['br', 'zstd', 'gzip', 'deflate', 'identity'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
}

/** Returns the page of an app; undefined before the build. */
const pageOf = (dist: string): Promise<string | undefined> =>
  readFile(`${dist}index.html`, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** Returns the head of a page. If it cannot be read now, the page keeps its built head. */
async function headFor(
  { path, query }: { path: string; query: string },
  { headOf, log }: Pick<ScreenOptions, 'headOf' | 'log'>,
): Promise<Head | undefined> {
  try {
    return await headOf(path, query)
  } catch (error) {
    log.warn({ err: error, path }, 'the head of a page could not be built: the page is sent without it')
    return undefined
  }
}

type Page = {
  readonly html: string
  readonly path: string
  readonly drawn: RenderedPage | undefined
  readonly head: Head | undefined
  readonly vendor: readonly string[]
  readonly embeds: readonly string[]
}

const plain = { drawn: undefined, head: undefined, vendor: [], embeds: [] } as const

function sendPage(
  reply: FastifyReply,
  { html, path, drawn, head, vendor, embeds }: Page,
  publicUrl: string,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const [, spoken] = path.split('/')
  const page = (head === undefined ? html : withHead(html, head, publicUrl))
    .replaceAll(NONCE, nonce)
    .replace('<html lang="en-US">', `<html lang="${bcp47(isLocale(spoken) ? spoken : 'en_US')}">`)
  return (
    reply
      .code(head?.found === false ? 404 : 200)
      // Browsers do not put a page with `no-store` into the back/forward cache.
      .header('cache-control', mayUseBackForwardCache(path) ? 'no-cache' : 'no-store')
      .header('content-security-policy', policyHeader(publicUrl, nonce, vendor, embeds))
      .type('text/html; charset=utf-8')
      .send(drawn === undefined ? page : withRendering(page, drawn, nonce))
  )
}
