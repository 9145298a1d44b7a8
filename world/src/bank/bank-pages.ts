import { bcp47, isLocale, type Locale } from '@tessera/contract/locale.ts'
import { AmountText } from '@tessera/contract/shared.ts'
import type { StatementLine } from '@tessera/domain/fiat-orders/statement.ts'
import type { FastifyPluginAsync } from 'fastify'
import { readFile } from 'node:fs/promises'
import { en_US } from './bank.messages.en_US.ts'
import { zh_CN } from './bank.messages.zh_CN.ts'
import type { LocalBank, Payment } from './local-bank.ts'

export type BankWords = { readonly [K in keyof typeof en_US]: string }
const words: Record<Locale, BankWords> = { en_US, zh_CN }
const hidden = { schema: { hide: true } as object }
const SHOWN = 30

type Typed = Readonly<Record<string, string>>

/** The bank of the local world as a page where a person pays. No script and no inline style: the site's CSP holds. */
export const bankPages =
  (bank: LocalBank): FastifyPluginAsync =>
  async (app) => {
    const css = await readFile(new URL('bank.css', import.meta.url), 'utf8')
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    app.get('/bank/bank.css', hidden, (_request, reply) => reply.type('text/css; charset=utf-8').send(css))
    app.get<{ Querystring: Typed }>('/bank', hidden, (request, reply) => {
      const { lang, paid, ...typed } = request.query
      const locale = isLocale(lang) ? lang : preferred(request.headers['accept-language'])
      const said = paid === undefined ? '' : words[locale].paid.replace('{line}', paid)
      return reply
        .header('cache-control', 'no-store')
        .type(HTML)
        .send(page(bank, locale, { said, typed }))
    })
    app.post<{ Querystring: Typed; Body: Typed }>('/bank', hidden, async (request, reply) => {
      const { lang } = request.query
      const locale = isLocale(lang) ? lang : preferred(request.headers['accept-language'])
      const payment = paymentOf(request.body)
      const wrong = whyNot(bank, payment, words[locale])
      if (wrong !== undefined)
        return reply
          .code(422)
          .type(HTML)
          .send(page(bank, locale, { said: wrong, typed: request.body }))
      const booked = await bank.pay(payment)
      return reply.redirect(`/bank?lang=${locale}&paid=${booked.line_id}`, 303)
    })
  }

const HTML = 'text/html; charset=utf-8'

const paymentOf = (form: Typed): Payment => {
  const typed = (name: string): string => (form[name] ?? '').trim().slice(0, 140)
  return { currency: typed('currency'), amount: typed('amount'), payerName: typed('payerName'), text: typed('text') }
}

function whyNot(bank: LocalBank, payment: Payment, w: BankWords): string | undefined {
  const empty = payment.payerName === '' || payment.text === ''
  if (empty || bank.accounts[payment.currency] === undefined) return w.fieldsWrong
  return AmountText.safeParse(payment.amount).success && /[1-9]/.test(payment.amount) ? undefined : w.amountWrong
}

const preferred = (header: string | undefined): Locale => (/^\s*zh\b/i.test(header ?? '') ? 'zh_CN' : 'en_US')

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const rowOf = (booked: StatementLine): string =>
  `<tr><td>${escape(booked.line_id)}</td><td><time>${escape(booked.booked_on)}</time></td><td>${escape(booked.payer_name)}</td><td>${escape(booked.text)}</td><td class="num">${escape(booked.amount)} ${escape(booked.currency)}</td></tr>`

const field = (name: string, label: string, hint: string, typed: Typed): string =>
  `<label>${label}<input name="${name}" value="${escape(typed[name] ?? '')}" required maxlength="140" autocomplete="off">${hint === '' ? '' : `<small>${hint}</small>`}</label>`

type Said = { readonly said: string; readonly typed: Typed }
function page(bank: LocalBank, locale: Locale, { said, typed }: Said): string {
  const w = words[locale]
  const other = locale === 'en_US' ? 'zh_CN' : 'en_US'
  const options = Object.entries(bank.accounts).map(
    ([currency, number]) =>
      `<option value="${currency}"${typed['currency'] === currency ? ' selected' : ''}>${currency} · ${escape(number)}</option>`,
  )
  const booked = bank.lines().toReversed().slice(0, SHOWN)
  return `<!doctype html>
<html lang="${bcp47(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${w.title} · Tessera</title><link rel="stylesheet" href="/bank/bank.css"></head>
<body><main>
<header><h1>${w.title}</h1><a href="/outbox?lang=${locale}">${w.outbox}</a><a href="/bank?lang=${other}" lang="${bcp47(other)}">${w.otherLanguage}</a></header>
<p class="muted">${escape(bank.name)}. ${w.lead}</p>
<p role="status">${escape(said)}</p>
<form method="post" action="/bank?lang=${locale}">
<label>${w.currency}<select name="currency">${options.join('')}</select></label>
${field('text', w.text, w.textHint, typed)}
${field('amount', w.amount, '', typed)}
${field('payerName', w.payerName, w.payerHint, typed)}
<button>${w.pay}</button>
</form>
<h2>${w.book}</h2>
${booked.length === 0 ? `<p>${w.empty}</p>` : `<div class="scroll"><table><tbody>${booked.map(rowOf).join('')}</tbody></table></div>`}
</main></body>
</html>
`
}
