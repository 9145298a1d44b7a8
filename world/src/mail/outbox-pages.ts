import { bcp47, isLocale, type Locale } from '@tessera/contract/locale.ts'
import type { FastifyPluginAsync } from 'fastify'
import { readFile } from 'node:fs/promises'
import { en_US } from './outbox.messages.en_US.ts'
import { zh_CN } from './outbox.messages.zh_CN.ts'
import type { CaughtMail, Outbox } from './outbox.ts'

const words = { en_US, zh_CN } as const

const hidden = { schema: { hide: true } as object }

/** The mails of the local world as a page, and as JSON for tests and bots. No script and no inline style: the site's CSP holds. */
export const outboxPages =
  (outbox: Outbox): FastifyPluginAsync =>
  async (app) => {
    const css = await readFile(new URL('outbox.css', import.meta.url), 'utf8')
    app.get('/outbox', hidden, (request, reply) => {
      const { to, lang } = textsOf(request.query)
      const locale = isLocale(lang) ? lang : preferred(request.headers['accept-language'])
      const mails = outbox.mails(to)
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page(mails, to ?? '', locale))
    })
    app.get('/outbox/outbox.css', hidden, (_request, reply) => reply.type('text/css; charset=utf-8').send(css))
    app.get('/outbox/mails.json', hidden, (request, reply) => {
      const { to } = textsOf(request.query)
      return reply
        .header('cache-control', 'no-store')
        .type('application/json')
        .send(JSON.stringify(outbox.mails(to)))
    })
  }

/** The query's fields that are one text each and not empty. */
const textsOf = (query: unknown): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => typeof value === 'string' && value !== ''))

const preferred = (header: string | undefined): Locale => (/^\s*zh\b/i.test(header ?? '') ? 'zh_CN' : 'en_US')

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const article = ({ subject, to, at, text }: CaughtMail, label: string): string => `<article>
<h2>${escape(subject)}</h2>
<div class="muted">${label}: ${escape(to)} · <time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></div>
<pre>${escape(text)}</pre>
</article>`

function page(mails: readonly CaughtMail[], to: string, locale: Locale): string {
  const w = words[locale]
  const other = locale === 'en_US' ? 'zh_CN' : 'en_US'
  return `<!doctype html>
<html lang="${bcp47(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${w.title} · Tessera</title><link rel="stylesheet" href="/outbox/outbox.css"></head>
<body><main>
<header><h1>${w.title}</h1><a href="/outbox?lang=${other}&amp;to=${encodeURIComponent(to)}" lang="${bcp47(other)}">${w.otherLanguage}</a></header>
<p class="muted">${w.lead}</p>
<form method="get" action="/outbox"><input type="hidden" name="lang" value="${locale}"><input type="email" name="to" value="${escape(to)}" aria-label="${w.filterLabel}" placeholder="${w.filterLabel}"><button>${w.filter}</button>${to === '' ? '' : `<a href="/outbox?lang=${locale}">${w.all}</a>`}</form>
${mails.length === 0 ? `<p>${w.empty}</p>` : mails.map((mail) => article(mail, w.to)).join('\n')}
</main></body>
</html>
`
}
