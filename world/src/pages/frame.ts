import { bcp47, isLocale, type Locale } from '@tessera/contract/platform/text/locale.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFileSync } from 'node:fs'
import { en_US } from './pages.messages.en_US.ts'
import { zh_CN } from './pages.messages.zh_CN.ts'

export const words = { en_US, zh_CN } as const
/** Hides the route from the API document, because it is not part of the product. */
export const hidden: object = { schema: { hide: true } }

const pages = ['outbox', 'authenticators', 'bank', 'wallet', 'chain'] as const
export type PageName = (typeof pages)[number]
const pathOf: Record<PageName, string> = {
  outbox: '/outbox',
  authenticators: '/outbox/authenticators',
  bank: '/bank',
  wallet: '/wallet',
  chain: '/chain',
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Fields of a query or form that have one non-empty text each. */
export type FormFields = Readonly<Record<string, string | undefined>>
export const typedIn = (fields: unknown): FormFields =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => typeof value === 'string' && value !== ''))

/** The locale of the page's switch, otherwise of the browser. */
export function localeOf(request: FastifyRequest): Locale {
  const { lang } = typedIn(request.query)
  if (isLocale(lang)) return lang
  return /^\s*zh\b/i.test(request.headers['accept-language'] ?? '') ? 'zh_CN' : 'en_US'
}

/** Sends one page of the local world, without scripts and inline styles, because the site's CSP applies here too. */
export function sendPage(reply: FastifyReply, name: PageName, locale: Locale, body: string): FastifyReply {
  const w = words[locale]
  const other = locale === 'en_US' ? 'zh_CN' : 'en_US'
  const links = pages.map(
    (page) =>
      `<a href="${pathOf[page]}?lang=${locale}"${page === name ? ' aria-current="page"' : ''}>${w[page].title}</a>`,
  )
  const language = `<a href="${pathOf[name]}?lang=${other}" lang="${bcp47(other)}">${w.otherLanguage}</a>`
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${bcp47(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${w[name].title} · Tessera</title><link rel="stylesheet" href="/outbox/pages.css"></head>
<body><main>
<nav aria-label="${w.otherPages}">${links.join('')}${language}</nav>
<h1>${w[name].title}</h1>
<p class="muted">${w[name].lead}</p>
${body}
</main></body>
</html>
`)
}

/** Registers what every page needs: the style, and forms. */
export async function pageBasics(app: FastifyInstance): Promise<void> {
  const css = readFileSync(new URL('pages.css', import.meta.url), 'utf8')
  app.get('/outbox/pages.css', hidden, (_request, reply) => reply.type('text/css; charset=utf-8').send(css))
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

export const field = (name: string, label: string, hint: string, typed: FormFields): string =>
  `<label>${label}<input name="${name}" value="${escapeHtml(typed[name] ?? '')}" required maxlength="140" autocomplete="off">${hint === '' ? '' : `<small>${hint}</small>`}</label>`

export const tableOf = (rows: readonly string[], empty: string): string =>
  rows.length === 0 ? `<p>${empty}</p>` : `<div class="scroll"><table><tbody>${rows.join('')}</tbody></table></div>`
