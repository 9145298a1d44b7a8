import { setTimeout as pause } from 'node:timers/promises'
import type { CaughtMail, Outbox } from '../mail/outbox.ts'
import type { Api, Session } from './api.ts'

const WAIT_MS = 50
const TRIES = 600
const CODE = /\b\d{6}\b/

/** The newest email or text message to `address` since that time; waits for it. Throws if none arrives. */
export async function mailSentTo(
  outbox: Outbox,
  address: string,
  since: Date,
  isWanted: (mail: CaughtMail) => boolean = () => true,
): Promise<CaughtMail> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const mail = outbox.mails(address).find((each) => each.at >= since.toISOString() && isWanted(each))
    if (mail !== undefined) return mail
    await pause(WAIT_MS)
  }
  throw new Error(`no message was sent to ${address}`)
}

/** The six digits of the newest email or text message to `address` since that time. */
export async function codeSentTo(outbox: Outbox, address: string, since: Date): Promise<string> {
  const { subject } = await mailSentTo(outbox, address, since, (mail) => CODE.test(mail.subject))
  return CODE.exec(subject)?.[0] ?? ''
}

/** Logs in with the password, then the code from the email, like the screen. */
export async function signIn(
  api: Pick<Api, 'sessions'>,
  session: Session,
  outbox: Outbox,
  email: string,
  password: string,
): Promise<void> {
  const since = new Date()
  const { ticket } = await api.sessions.login({ account: email, password })
  const code = await codeSentTo(outbox, email, since)
  session.token = (await api.sessions.confirm({ ticket, code })).token
}
