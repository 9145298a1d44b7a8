import type { StatementLine } from '@tessera/domain/payments/fiat-orders/statement.ts'
import type { FastifyPluginAsync } from 'fastify'
import {
  escapeHtml,
  field,
  hidden,
  localeOf,
  sendPage,
  tableOf,
  type FormFields,
  typedIn,
  words,
} from '../pages/frame.ts'
import { type LocalBank, payable, type Payment } from './local-bank.ts'

type Words = (typeof words)['en_US' | 'zh_CN']['bank']
const MAX_LINES = 30

/** The page of the local bank, on which a person pays. */
export const bankPages =
  (bank: LocalBank): FastifyPluginAsync =>
  async (app) => {
    app.get('/bank', hidden, (request, reply) => {
      const locale = localeOf(request)
      const { paid, carried, ...typed } = typedIn(request.query)
      const w = words[locale].bank
      const notice =
        carried !== undefined
          ? w.carried.replace('{count}', carried)
          : paid === undefined
            ? ''
            : w.paid.replace('{line}', paid)
      return sendPage(reply, 'bank', locale, body(bank, w, notice, typed))
    })
    // Reads an uploaded file from a form: the XML from its first tag to its last.
    if (app.hasContentTypeParser('multipart/form-data')) app.removeContentTypeParser('multipart/form-data')
    app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, sent, done) =>
      done(null, { file: /<\?xml.*<\/Document>/s.exec(String(sent))?.[0] ?? '' }),
    )
    app.post('/bank/payments', hidden, async (request, reply) => {
      const locale = localeOf(request)
      const w = words[locale].bank
      const debits = await bank.carryOut(typedIn(request.body)['file'] ?? '')
      if (debits === undefined) return sendPage(reply.code(422), 'bank', locale, body(bank, w, w.fileWrong, {}))
      return reply.redirect(`/bank?lang=${locale}&carried=${debits.length}`, 303)
    })
    app.post('/bank', hidden, async (request, reply) => {
      const locale = localeOf(request)
      const w = words[locale].bank
      const typed = typedIn(request.body)
      const payment = paymentOf(typed)
      const wrong = whyNot(bank, payment, w)
      if (wrong !== undefined) return sendPage(reply.code(422), 'bank', locale, body(bank, w, wrong, typed))
      const booked = await bank.pay(payment)
      return reply.redirect(`/bank?lang=${locale}&paid=${booked.line_id}`, 303)
    })
  }

const paymentOf = (typed: FormFields): Payment => {
  const text = (name: string): string => (typed[name] ?? '').trim().slice(0, 140)
  return { currency: text('currency'), amount: text('amount'), payerName: text('payerName'), text: text('text') }
}

function whyNot(bank: LocalBank, payment: Payment, w: Words): string | undefined {
  const empty = payment.payerName === '' || payment.text === ''
  if (empty || bank.accounts[payment.currency] === undefined) return w.fieldsWrong
  return payable(payment.amount) ? undefined : w.amountWrong
}

const rowOf = (booked: StatementLine): string =>
  `<tr><td>${escapeHtml(booked.line_id)}</td><td><time>${escapeHtml(booked.booked_on)}</time></td><td>${escapeHtml(booked.payer_name)}</td><td>${escapeHtml(booked.text)}</td><td class="num">${booked.direction === 'out' ? '−' : ''}${escapeHtml(booked.amount)} ${escapeHtml(booked.currency)}</td></tr>`

function body(bank: LocalBank, w: Words, notice: string, typed: FormFields): string {
  const options = Object.entries(bank.accounts).map(
    ([currency, number]) =>
      `<option value="${currency}"${typed['currency'] === currency ? ' selected' : ''}>${currency} · ${escapeHtml(number)}</option>`,
  )
  const booked = bank.lines().toReversed().slice(0, MAX_LINES)
  return `<p role="status">${escapeHtml(notice)}</p>
<form method="post">
<label>${w.currency}<select name="currency">${options.join('')}</select></label>
${field('text', w.text, w.textHint, typed)}
${field('amount', w.amount, '', typed)}
${field('payerName', w.payerName, w.payerHint, typed)}
<button>${w.pay}</button>
</form>
<h2>${w.payOut}</h2>
<form method="post" action="/bank/payments?lang=${w.lang}" enctype="multipart/form-data">
<label>${w.file}<input type="file" name="file" accept=".xml" required><small>${w.fileHint}</small></label>
<button>${w.carryOut}</button>
</form>
<h2>${w.book}</h2>
${tableOf(booked.map(rowOf), w.empty)}`
}
