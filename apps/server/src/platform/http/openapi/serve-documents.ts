import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { ApiNoun } from '@tessera/contract/api-nouns.ts'
import type { FastifyInstance } from 'fastify'
import { type Audience, audiences, documentOf } from './document.ts'

const addresses: Readonly<Record<Audience, string>> = {
  customers: '/openapi.json',
  staff: '/openapi-staff.json',
}
const titles: Readonly<Record<Audience, string>> = { customers: 'Customers and programs', staff: 'Staff' }

/** Serves the OpenAPI documents, and a page at /docs that shows them. Each document is built at its first request. */
export async function serveDocuments(app: FastifyInstance, nouns: readonly ApiNoun[]): Promise<void> {
  for (const audience of audiences) {
    let text: string | undefined
    app.get(addresses[audience], (_request, reply) => {
      text ??= JSON.stringify(documentOf(nouns, audience))
      return reply.type('application/json; charset=utf-8').send(text)
    })
  }
  // Returns the document of customers: the page's own /docs/json.
  const ofCustomers = () => documentOf(nouns, 'customers')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types name every part of OpenAPI, ours only what we read
  const transformObject = ofCustomers as unknown as NonNullable<FastifyDynamicSwaggerOptions['transformObject']>
  await app.register(swagger, { openapi: {}, hideUntagged: true, transformObject })
  const urls = audiences.map((audience) => ({ url: addresses[audience], name: titles[audience] }))
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, uiConfig: { docExpansion: 'none', urls } })
}
