import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { methodNames } from '@tessera/contract/desk/payment-methods/method-names.ts'
import type { MessageKind } from '@tessera/domain/services/messages/kinds.ts'
import { amountText } from '@tessera/domain/books/money/amount-text.ts'
import { isMethodKind } from '@tessera/domain/desk/payment-methods/method.ts'
import { deviceName } from '@tessera/domain/access/sessions/device.ts'
import { chainName } from '@tessera/domain/payments/withdrawals/chain-name.ts'
import { renderMessage, timeText } from '#services/notices/render-message.ts'
import { fill } from '#platform/http/localized-text.ts'
import {
  type CodeMailKind,
  type GuestMailKind,
  isCodeMail,
  isGuestMail,
  isLinkMail,
  isOperatorMail,
  type OperatorMailKind,
} from './kinds.ts'
import { en_US } from './mail.messages.en_US.ts'
import { zh_CN } from './mail.messages.zh_CN.ts'
import type { Letter } from './letter.ts'
import type { QueuedMail } from './mail.sql.ts'
import { htmlOf } from './mail-html.ts'
import type { MailWords } from './words.ts'

const words: Readonly<Record<Locale, MailWords>> = { en_US, zh_CN }

/** Returns the subject with the code and its purpose. */
export const codeSubject = (lang: Locale, kind: CodeMailKind, facts: Readonly<Record<string, string>>): string =>
  fill(words[lang].codes[kind].subject, lang, facts)

/** Returns one fact of an email on its own line. */
export const mailRow = (lang: Locale, name: keyof MailWords['rows'], value: string): string =>
  lineOf(lang, words[lang].rows[name], value)

export const smsWords = (lang: Locale): MailWords['sms'] => words[lang].sms

type About = {
  /** The site's host, from the configuration, never from a request. */
  readonly host: string
  /** Hours for which a changed password pauses withdrawals. */
  readonly pauseHours: number
  readonly codeOf: (challengeId: string) => string
  readonly oneTimePasswordOf: (invitationId: string) => string
  /** The address at which this link freezes the account. */
  readonly freezeUrlOf: (lang: Locale, id: string) => string
  /** The address at which a related party verifies themselves. */
  readonly personLinkUrlOf: (lang: Locale, id: string) => string
  /** The address at which this invitation is accepted. */
  readonly joinUrlOf: (lang: Locale, id: string) => string
  /** The URL of the page that confirms or cancels a withdrawal; `id` is the id of the link. */
  readonly withdrawalUrlOf: (lang: Locale, id: string) => string
}

export function renderMail(mail: QueuedMail, about: About): { subject: string; text: string; html: string } {
  const letter = isCodeMail(mail.kind)
    ? codeLetter(mail, mail.kind, about)
    : isOperatorMail(mail.kind)
      ? operatorLetter(mail, mail.kind, about)
      : isGuestMail(mail.kind)
        ? guestLetter(mail, mail.kind, about)
        : isLinkMail(mail.kind)
          ? withdrawalLetter(mail, about)
          : noticeLetter(mail, mail.kind, about)
  return { subject: letter.subject, text: textOf(letter), html: htmlOf(letter) }
}

const footerOf = (mail: QueuedMail, { host }: About): string =>
  fill(words[mail.lang].footer, mail.lang, { host, number: mail.id.slice(0, 8) })

type Facts = Readonly<Record<string, string | undefined>>
/** Returns the known facts of an email, in the order of their labels. */
const rowsOf = (labels: Readonly<Record<string, string>>, facts: Facts): Letter['rows'] =>
  Object.entries(labels).flatMap(([name, label]) => {
    const value = facts[name]
    return value === undefined ? [] : [[label, value] as const]
  })

function codeLetter(mail: QueuedMail, kind: CodeMailKind, about: About): Letter {
  const { lang, params } = mail
  const digits = about.codeOf(String(params['challenge']))
  const payload = payloadTexts(params['payload'])
  const own = words[lang]
  const { title, lead } = own.codes[kind]
  const facts: Facts = {
    ...payload,
    ...withWords(lang, payload),
    requested: timeText(mail.created_at.toISOString(), lang, mail.zone),
    ip: String(params['ip']),
    device: deviceName(String(params['userAgent'])) ?? '--',
  }
  const pause = { hours: about.pauseHours }
  const isVisitor = kind === 'register_code' || kind === 'register_known_code'
  return {
    lang,
    subject: codeSubject(lang, kind, { ...payload, code: digits }),
    title,
    lead: fill(lead, lang, pause),
    phrase: phraseOf(mail),
    code: { label: own.code, digits },
    rows: rowsOf(own.rows, facts),
    note: isVisitor ? own.notYouVisitor : fill(own.notYou, lang, pause),
    links: [],
    footer: footerOf(mail, about),
  }
}

/** Replaces codes in the payload with readable text, and adds the currency to the fiat amount. */
function withWords(lang: Locale, { kind, fiat, fiatAmount, verdict }: Facts): Facts {
  return {
    ...((verdict === 'accept' || verdict === 'decline') && { verdict: words[lang].verdicts[verdict] }),
    ...(kind !== undefined && isMethodKind(kind) && { kind: methodNames[kind][lang] }),
    ...(fiatAmount !== undefined && { fiatAmount: `${amountText(fiatAmount)} ${fiat}` }),
  }
}

/** Renders an email to an operator. It has no link, because operators open the console themselves. */
function operatorLetter(mail: QueuedMail, kind: OperatorMailKind, about: About): Letter {
  const { lang, params } = mail
  const { rows, ...own } = words[lang].operators
  const { title, lead, note } = own[kind]
  const textOf = (name: string): string | undefined => (typeof params[name] === 'string' ? params[name] : undefined)
  const [invitation, until, at] = [textOf('invitation'), textOf('until'), textOf('at')]
  const facts: Facts = {
    passkey: textOf('passkey'),
    console: `${about.host}/console/`,
    oneTimePassword: invitation === undefined ? undefined : about.oneTimePasswordOf(invitation),
    until: until === undefined ? undefined : timeText(until, lang),
    changedAt: at === undefined ? undefined : timeText(at, lang),
    ip: textOf('ip'),
  }
  return {
    lang,
    subject: title,
    title,
    lead,
    phrase: undefined,
    code: undefined,
    rows: rowsOf(rows, facts),
    note,
    links: [],
    footer: footerOf(mail, about),
  }
}

const guestAddress = ({ lang, params }: QueuedMail, kind: GuestMailKind, about: About): string =>
  kind === 'member_invitation'
    ? about.joinUrlOf(lang, String(params['invitation']))
    : about.personLinkUrlOf(lang, String(params['link']))

/** Renders an email to a person without a login. Its link is the only way to the page. */
function guestLetter(mail: QueuedMail, kind: GuestMailKind, about: About): Letter {
  const { lang, params } = mail
  const { rows, ...own } = words[lang].guests
  const { title, lead, note, open } = own[kind]
  const { company: given } = params
  // The parameters contain only a verified name, so that companies cannot send their own text in our emails.
  const company = typeof given === 'string' && given !== '' ? given : words[lang].unnamedCompany
  const subject = fill(title, lang, { company })
  return {
    lang,
    subject,
    title: subject,
    lead: fill(lead, lang, { company }),
    phrase: undefined,
    code: undefined,
    rows: rowsOf(rows, { company, until: timeText(String(params['until']), lang, mail.zone) }),
    note,
    links: [{ label: open, href: guestAddress(mail, kind, about) }],
    footer: footerOf(mail, about),
  }
}

/**
 * Renders the confirmation email of a withdrawal. Its link opens a page where the customer confirms the withdrawal, or
 * cancels it and freezes the account.
 */
function withdrawalLetter(mail: QueuedMail, about: About): Letter {
  const { lang, params } = mail
  const { rows, ...own } = words[lang].withdrawal
  const texts = payloadTexts(params)
  const unit = String(texts['coin'])
  const facts: Facts = {
    ...texts,
    amount: `${texts['amount']} ${unit}`,
    fee: `${texts['fee']} ${unit}`,
    receives: `${texts['receives']} ${unit}`,
    requested: timeText(String(params['requested']), lang, mail.zone),
    until: timeText(String(params['until']), lang, mail.zone),
  }
  const amounts = { amount: String(texts['amount']), coin: unit }
  return {
    lang,
    subject: fill(own.subject, lang, amounts),
    title: fill(own.title, lang, amounts),
    lead: own.lead,
    phrase: phraseOf(mail),
    code: undefined,
    rows: rowsOf(rows, facts),
    note: own.note,
    links: [{ label: own.open, href: about.withdrawalUrlOf(lang, String(params['link'])) }],
    footer: footerOf(mail, about),
  }
}

function noticeLetter(mail: QueuedMail, kind: MessageKind, about: About): Letter {
  const { title, body } = renderMessage(kind, mail.params, mail.lang, mail.zone)
  const footer = footerOf(mail, about)
  return {
    lang: mail.lang,
    subject: title,
    title,
    lead: body,
    phrase: phraseOf(mail),
    code: undefined,
    rows: [],
    note: words[mail.lang].openSite,
    links: freezeLinks(mail, about),
    footer,
  }
}

const phraseOf = ({ lang, phrase }: QueuedMail): string | undefined =>
  phrase === null ? undefined : fill(words[lang].phrase, lang, { phrase })

function freezeLinks({ lang, params }: QueuedMail, { freezeUrlOf }: About): Letter['links'] {
  const id = params['freezeLink']
  return typeof id === 'string' ? [{ label: words[lang].freeze, href: freezeUrlOf(lang, id) }] : []
}

const amounts: ReadonlySet<string> = new Set(['amount', 'fee', 'receives'])
const payloadText = (name: string, text: string): string =>
  amounts.has(name) ? amountText(text) : name === 'chain' ? chainName(text) : text
/** Returns the readable form of the data that a code authorizes. */
export const payloadTexts = (payload: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(payload ?? {}).map(([name, text]) => [name, payloadText(name, String(text))]))

const lineOf = (lang: Locale, label: string, value: string): string => fill(words[lang].line, lang, { label, value })

const textOf = ({ lang, title, lead, phrase, code, rows, note, links, footer }: Letter): string =>
  [
    ...(phrase === undefined ? [] : [phrase]),
    title,
    lead,
    ...(code === undefined ? [] : [lineOf(lang, code.label, code.digits)]),
    ...(rows.length === 0 ? [] : [rows.map(([label, value]) => lineOf(lang, label, value)).join('\n')]),
    note,
    ...links.map(({ label, href }) => `${label}\n${href}`),
    `--\n${footer}`,
  ].join('\n\n')
