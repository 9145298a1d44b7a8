import type { FastifyPluginAsync } from 'fastify'
import { escapeHtml, hidden, localeOf, sendPage, words } from '../pages/frame.ts'
import { authenticatorCode } from '../people/app-codes.ts'

type Uris = Readonly<Record<string, string>>

const codesOf = (uris: Uris): { email: string; code: string }[] =>
  Object.entries(uris).map(([email, uri]) => ({ email, code: authenticatorCode(uri, new Date()) }))

/** The authenticator codes of the demo operators, as a page and as JSON. `uris` by email. */
export const authenticatorPages =
  (uris: () => Uris): FastifyPluginAsync =>
  async (app) => {
    app.get('/outbox/authenticators', hidden, (request, reply) => {
      const locale = localeOf(request)
      const articles = codesOf(uris()).map(
        ({ email, code }) => `<article><h2>${escapeHtml(email)}</h2><span class="code">${code}</span></article>`,
      )
      const list = articles.length === 0 ? `<p>${words[locale].authenticators.empty}</p>` : articles.join('\n')
      return sendPage(reply, 'authenticators', locale, list)
    })
    app.get('/outbox/authenticators.json', hidden, (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type('application/json')
        .send(JSON.stringify(codesOf(uris()))),
    )
  }
