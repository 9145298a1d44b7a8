import { createTransport } from 'nodemailer'
import type { Config } from '#platform/config/config.ts'

export type OutgoingMail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly lang: string
  /** The same for the same mail, so that one that was sent twice is known as one. */
  readonly messageId: string
}
/** Rejects when the server did not take the mail; the job then tries again. */
export type SendMail = (mail: OutgoingMail) => Promise<void>

const TIMEOUT_MS = 10_000

/** Mail by SMTP. Nothing that a mail says can make it read a file or a URL. */
export function smtpMail({ SMTP_URL, MAIL_FROM }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): SendMail {
  const url = new URL(SMTP_URL)
  const isSecure = url.protocol === 'smtps:'
  const transport = createTransport({
    host: url.hostname,
    port: Number(url.port === '' ? (isSecure ? 465 : 587) : url.port),
    secure: isSecure,
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      // A password goes over TLS or not at all.
      requireTLS: !isSecure,
    }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ to, subject, text, html, lang, messageId }) => {
    await transport.sendMail({
      from: MAIL_FROM,
      // An object, so that nothing in the address can add a second one.
      to: { name: '', address: to },
      subject,
      text,
      html,
      messageId,
      headers: { 'content-language': lang, 'auto-submitted': 'auto-generated' },
    })
  }
}
