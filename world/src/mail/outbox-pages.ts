import type { FastifyPluginAsync } from 'fastify'
import { escapeHtml, hidden, localeOf, sendPage, typedIn, words } from '../pages/frame.ts'
import type { CaughtMail, Outbox } from './outbox.ts'

/** The outbox of the local world as a page, and as JSON for tests and bots. */
export const outboxPages =
  (outbox: Outbox): FastifyPluginAsync =>
  async (app) => {
    app.get('/outbox', hidden, (request, reply) => {
      const { to = '' } = typedIn(request.query)
      const locale = localeOf(request)
      const w = words[locale].outbox
      const mails = outbox.mails(to === '' ? undefined : to)
      const all = to === '' ? '' : `<a href="/outbox?lang=${locale}">${w.all}</a>`
      const form = `<form class="row" method="get" action="/outbox"><input type="hidden" name="lang" value="${locale}"><input type="text" name="to" value="${escapeHtml(to)}" aria-label="${w.filterLabel}" placeholder="${w.filterLabel}"><button>${w.filter}</button>${all}</form>`
      const list = mails.length === 0 ? `<p>${w.empty}</p>` : mails.map((mail) => article(mail, w.to)).join('\n')
      return sendPage(reply, 'outbox', locale, form + list)
    })
    app.get('/outbox/mails.json', hidden, (request, reply) => {
      const { to } = typedIn(request.query)
      return reply
        .header('cache-control', 'no-store')
        .type('application/json')
        .send(JSON.stringify(outbox.mails(to)))
    })
  }

const article = ({ subject, to, at, text }: CaughtMail, label: string): string => `<article>
<h2>${escapeHtml(subject)}</h2>
<div class="muted">${label}: ${escapeHtml(to)} · <time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></div>
<pre>${escapeHtml(text)}</pre>
</article>`
