import { createTransport } from 'nodemailer'
import type { Config } from '#platform/config/config.ts'

export type OutgoingMail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly lang: string
  /** A repeated email has an equal id, by which it is recognized. */
  readonly messageId: string
}
/** Rejects if the server did not accept the email. The job then tries again. */
export type SendMail = (mail: OutgoingMail) => Promise<void>

const TIMEOUT_MS = 10_000

/** Sends email by SMTP. Nothing in an email can make the library read a file or a URL. */
export function smtpMail({ SMTP_URL, MAIL_FROM }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): SendMail {
  const url = new URL(SMTP_URL)
  const isSecure = url.protocol === 'smtps:'
  const transport = createTransport({
    host: url.hostname,
    port: Number(url.port === '' ? (isSecure ? 465 : 587) : url.port),
    secure: isSecure,
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      // A password is sent only over TLS.
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
      // An object, so that the address cannot contain a second one.
      to: { name: '', address: to },
      subject,
      text,
      html,
      messageId,
      headers: { 'content-language': lang, 'auto-submitted': 'auto-generated' },
    })
  }
}
