import { setTimeout as pause } from 'node:timers/promises'
import type { Outbox } from '../mail/outbox.ts'
import type { Api, Session } from './api.ts'

const WAIT_MS = 100
const TRIES = 150

/** The six digits of the newest email to `email` after `since`. */
export async function codeMailedTo(outbox: Outbox, email: string, since: Date): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const recent = outbox.mails(email).filter(({ at }) => at >= since.toISOString())
    const [code] = recent.flatMap(({ subject }) =>
      subject.includes('Tessera') ? (/\b\d{6}\b/.exec(subject) ?? []) : [],
    )
    if (code !== undefined) return code
    await pause(WAIT_MS)
  }
  throw new Error(`no code was emailed to ${email}`)
}

/** Logs in with the password, then the code from the email, like the screen. */
export async function signIn(
  api: Api,
  session: Session,
  outbox: Outbox,
  email: string,
  password: string,
): Promise<void> {
  const since = new Date()
  const { ticket } = await api.sessions.login({ account: email, password })
  const code = await codeMailedTo(outbox, email, since)
  session.token = (await api.sessions.confirm({ ticket, code })).token
}
