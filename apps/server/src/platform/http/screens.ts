import fastifyStatic from '@fastify/static'
import { bcp47, isLocale } from '@tessera/contract/locale.ts'
import { refuse } from '@tessera/domain/outcome.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Log } from '../log.ts'
import { sendRefusal } from './answer.ts'
import { type Drawn, openDrawing } from './drawing.ts'
import { withDrawing } from './drawn-page.ts'
import { type Head, type HeadOf, withHead } from './page-head.ts'
import { policyHeader } from './policy.ts'

type Screen = { readonly prefix: string; readonly dist: string }
const screens: readonly Screen[] = [
  { prefix: '/console/', dist: fileURLToPath(new URL('../../../../console/dist/', import.meta.url)) },
  { prefix: '/', dist: fileURLToPath(new URL('../../../../web/dist/', import.meta.url)) },
]

/** Stands in index.html where the page's own nonce goes: scripts and styles under it are ours. */
const NONCE = '__CSP_NONCE__'

type Around = {
  readonly publicUrl: string
  /** Origins of a captcha's vendor. */ readonly vendor: readonly string[]
  readonly log: Log
  readonly headOf: HeadOf
}

/** The built screens, read when they are asked for: any path a browser navigates to inside one answers its index.html. */
export async function serveScreens(app: FastifyInstance, { publicUrl, vendor, log, headOf }: Around): Promise<void> {
  const draw = openDrawing(app, log)
  for (const [index, { prefix, dist }] of screens.entries()) {
    await app.register(fastifyStatic, {
      root: `${dist}assets`,
      prefix: `${prefix}assets/`,
      index: false,
      decorateReply: index === 0,
      maxAge: '1y',
      immutable: true,
      // What the build compressed goes out as it is.
      preCompressed: true,
      suppressWarning: true,
    })
    app.get(`${prefix}favicon.svg`, hidden, (_request, reply) => reply.sendFile('favicon.svg', dist))
  }
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, refuse('NOT_FOUND')))
  // A route of its own, so that what it answers goes out compressed.
  app.get('*', hidden, async (request, reply) => {
    const navigates = request.headers.accept?.includes('text/html') === true
    const [path = '/', query] = request.url.split('?')
    const screen = navigates ? screens.find(({ prefix }) => `${path}/`.startsWith(prefix)) : undefined
    const html = screen && (await pageOf(screen))
    if (html === undefined) return sendRefusal(request, reply, refuse('NOT_FOUND'))
    // What a query asks for is the browser's: no visitor makes the server draw without end.
    const drawn = screen?.prefix === '/' && query === undefined ? await draw(path) : undefined
    const head = screen?.prefix === '/' ? await headFor(path, { headOf, log }) : undefined
    return sendPage(reply, { html, path, drawn, head, vendor: screen?.prefix === '/' ? vendor : [] }, publicUrl)
  })
}

const hidden: object = { schema: { hide: true } }

/** Undefined before it was built. */
const pageOf = ({ dist }: Screen): Promise<string | undefined> =>
  readFile(`${dist}index.html`, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** A page whose head cannot be read now is shown with the one it was built with. */
async function headFor(path: string, { headOf, log }: Pick<Around, 'headOf' | 'log'>): Promise<Head | undefined> {
  try {
    return await headOf(path)
  } catch (error) {
    log.warn({ err: error, path })
    return undefined
  }
}

type Page = {
  readonly html: string
  readonly path: string
  readonly drawn: Drawn | undefined
  readonly head: Head | undefined
  readonly vendor: readonly string[]
}

function sendPage(reply: FastifyReply, { html, path, drawn, head, vendor }: Page, publicUrl: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const [, spoken] = path.split('/')
  const page = (head === undefined ? html : withHead(html, head, publicUrl))
    .replaceAll(NONCE, nonce)
    .replace('<html lang="en-US">', `<html lang="${bcp47(isLocale(spoken) ? spoken : 'en_US')}">`)
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', policyHeader(publicUrl, nonce, vendor))
    .type('text/html; charset=utf-8')
    .send(drawn === undefined ? page : withDrawing(page, drawn, nonce))
}
