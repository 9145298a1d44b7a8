import { customers } from '@tessera/contract/access/customers/customers.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { startJobs } from '../../../apps/server/src/platform/jobs/jobs.ts'
import { tasks } from '../../../apps/server/src/tasks.ts'
import { type MailCatcher, startMailCatcher } from '../mail/mail-catcher.ts'
import { startSmsCatcher } from '../mail/sms-catcher.ts'
import type { CaughtMail } from '../mail/outbox.ts'
import type { ChangedSettings } from './change-settings.ts'
import { type Environment, testExchange, type TestExchange } from './exchange.ts'

export type AccessExchange = TestExchange & {
  readonly catcher: MailCatcher
  /** The next unread email to an address, sent through the real job and SMTP. */
  readonly nextMail: (to: string) => Promise<CaughtMail>
  readonly nextCode: (to: string) => Promise<string>
  /** Returns a verify token of the scene `register`. */
  readonly proveAddress: (email: string) => Promise<string>
  /** Registers an account completely. */
  readonly register: (email: string, password: string) => Promise<{ token: string }>
  /** Creates a new account with a session; its password is `password`. */
  readonly account: () => Promise<{ email: string; token: string }>
  readonly signIn: (email: string, password: string) => Promise<{ token: string }>
}

export const password = 'harbour light 7'

/** The refusal code of a call; undefined if it succeeded. */
export const codeOfRefusal = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: { code: string }) => error.code,
  )

/** The result of a call that is repeated with the same key while the server is busy, as on a shared machine. */
export async function codeWhenNotBusy(call: () => Promise<unknown>): Promise<string> {
  const code = await codeOfRefusal(call())
  return code === 'SERVER_BUSY' || code === 'ACCOUNT_BUSY' ? codeWhenNotBusy(call) : (code ?? 'SUCCESS')
}

/** A test exchange with email and text messages: jobs run, and a real SMTP server and an SMS gateway receive them. */
export async function accessExchange(
  environment: Environment = {},
  { registration, ...settings }: ChangedSettings = {},
): Promise<AccessExchange> {
  const catcher = await startMailCatcher()
  const secret = randomUUID().repeat(2)
  const sms = await startSmsCatcher({ outbox: catcher.outbox, secret, reports: false })
  const phones = { SMS_URL: sms.url, SMS_SECRET: secret }
  const exchange = await testExchange(
    { ...phones, ...environment, SMTP_URL: catcher.url },
    { ...settings, registration: { codesPerAddressADay: 10_000, ...registration } },
  )
  const stopJobs = await startJobs(
    exchange.database.appUrl,
    tasks(exchange.deps),
    { cron: [], atStart: [] },
    exchange.deps.log,
  )
  const mail = mailReader(catcher)
  return {
    ...exchange,
    catcher,
    ...mail,
    ...people(exchange, mail.nextCode),
    close: async () => {
      await stopJobs()
      await exchange.close()
      await catcher.stop()
      await sms.stop()
    },
  }
}

const WAIT_MS = 30_000
const LOOK_MS = 20

function mailReader({ outbox }: MailCatcher): Pick<AccessExchange, 'nextMail' | 'nextCode'> {
  const read = new Set<string>()
  const nextMail = async (to: string): Promise<CaughtMail> => {
    for (let waited = 0; waited < WAIT_MS; waited += LOOK_MS) {
      const mail = outbox.mails(to).findLast(({ id }) => !read.has(id))
      if (mail !== undefined) {
        read.add(mail.id)
        return mail
      }
      await pause(LOOK_MS)
    }
    throw new Error(`no email to ${to} within ${WAIT_MS} ms`)
  }
  const nextCode = async (to: string): Promise<string> => {
    const code = /\b\d{6}\b/.exec((await nextMail(to)).subject)?.[0]
    return code ?? nextCode(to)
  }
  return { nextMail, nextCode }
}

function people(
  exchange: TestExchange,
  nextCode: (to: string) => Promise<string>,
): Pick<AccessExchange, 'proveAddress' | 'register' | 'account' | 'signIn'> {
  const proveAddress = async (email: string): Promise<string> => {
    const codes = exchange.api(verification)
    const { challengeId } = await codes.sendEmail({
      account: email,
      scene: 'register',
      captcha: await exchange.captcha('register'),
    })
    return (await codes.prove({ challengeId, code: await nextCode(email) })).verifyToken
  }
  const register: AccessExchange['register'] = async (email, chosen) => {
    const { policyVersions } = await exchange.api(publicConfig).info({})
    const verifyToken = await proveAddress(email)
    return exchange.api(customers).register({
      verifyToken,
      account: email,
      password: chosen,
      termsVersion: policyVersions.terms,
      termsAccepted: true,
      lang: 'en_US',
    })
  }
  return {
    proveAddress,
    register,
    account: async () => {
      const email = `${randomUUID().slice(0, 8)}@example.com`
      return { email, ...(await register(email, password)) }
    },
    signIn: async (email, secret) => {
      const client = exchange.api(sessions)
      const { ticket } = await client.login({ account: email, password: secret })
      return client.confirm({ ticket, code: await nextCode(email) })
    },
  }
}
