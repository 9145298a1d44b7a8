import fastifyStatic from '@fastify/static'
import { refuse } from '@tessera/domain/outcome.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { sendRefusal } from './answer.ts'
import { policyHeader } from './policy.ts'

type Screen = { readonly prefix: string; readonly dist: string }
const screens: readonly Screen[] = [
  { prefix: '/console/', dist: new URL('../../../../console/dist/', import.meta.url).pathname },
  { prefix: '/', dist: new URL('../../../../web/dist/', import.meta.url).pathname },
]

/** Stands in index.html where the page's own nonce goes: the kit's primitives read it for the styles they add. */
const NONCE = '__CSP_NONCE__'

/** The built screens; any path a browser navigates to inside one answers its index.html, nothing else does. */
export async function serveScreens(app: FastifyInstance, publicUrl: string): Promise<void> {
  const built = screens.filter(({ dist }) => existsSync(`${dist}index.html`))
  const pages = built.map((screen) => ({ ...screen, html: readFileSync(`${screen.dist}index.html`, 'utf8') }))
  for (const [index, { prefix, dist }] of built.entries())
    await app.register(fastifyStatic, {
      root: dist,
      prefix,
      wildcard: false,
      index: false,
      decorateReply: index === 0,
      maxAge: '1y',
      immutable: true,
      globIgnore: ['index.html'],
    })
  app.setNotFoundHandler((request, reply) => {
    const navigates = request.method === 'GET' && request.headers.accept?.includes('text/html') === true
    const [path = '/'] = request.url.split('?')
    const page = navigates ? pages.find(({ prefix }) => `${path}/`.startsWith(prefix)) : undefined
    return page === undefined ? sendRefusal(request, reply, refuse('NOT_FOUND')) : sendPage(reply, page.html, publicUrl)
  })
}

function sendPage(reply: FastifyReply, html: string, publicUrl: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', policyHeader(publicUrl, nonce))
    .type('text/html; charset=utf-8')
    .send(html.replaceAll(NONCE, nonce))
}
