import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '#platform/http/deps.ts'
import { sendRefusal } from '#platform/http/answer.ts'
import { listedPages, productSeo } from './seo.sql.ts'
import { BRAND_PICTURE, brandPicture, ogPicture } from './og-picture.ts'
import { robots, sitemap } from './sitemap.ts'

const HOUR = 'public, max-age=3600'
const FOREVER = 'public, max-age=31536000, immutable'

/** Serves robots.txt, the sitemap, and a picture of each product. */
export function serveSeo(app: FastifyInstance, { db, config }: Pick<Deps, 'db' | 'config'>): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', HOUR).type('text/plain; charset=utf-8').send(robots(config.PUBLIC_URL)),
  )
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .header('cache-control', HOUR)
      .type('application/xml; charset=utf-8')
      .send(sitemap(await listedPages({ db }), config.PUBLIC_URL)),
  )
  app.get(BRAND_PICTURE, async (_request, reply) =>
    sendPicture(reply.header('cache-control', HOUR), await brandPicture()),
  )
  app.get<{ Params: { symbol: string; version: string } }>('/og/:symbol/:version.png', async (request, reply) => {
    const { symbol, version } = request.params
    const product = /^[A-Z][A-Z0-9]{1,11}$/.test(symbol) ? await productSeo({ db }, symbol) : undefined
    if (product === undefined) return sendRefusal(request, reply, refuse('NOT_FOUND'))
    const isThis = version === String(product.version)
    return sendPicture(reply.header('cache-control', isThis ? FOREVER : HOUR), await ogPicture(product))
  })
}

/** Allows other sites to show the picture next to a link to ours. */
const sendPicture = (reply: FastifyReply, picture: Buffer): FastifyReply =>
  reply.header('cross-origin-resource-policy', 'cross-origin').type('image/png').send(picture)
