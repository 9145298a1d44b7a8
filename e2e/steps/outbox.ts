import { type APIRequestContext, expect } from '@playwright/test'

type Mail = { readonly id: string; readonly subject: string; readonly text: string }

/** The emails of the local world to one address, newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<readonly Mail[]> {
  const answer = await request.get('/outbox/mails.json', { params: { to: email } })
  return answer.json()
}

const codeIn = (mail: Mail): string[] => /\b\d{6}\b/.exec(mail.subject) ?? []

/**
 * The polling interval in milliseconds. The outbox answers from memory, while Playwright's default would reach one poll
 * per second.
 */
const POLL_MS = 150
/** The maximum wait for a mail. The global setup runs outside the tests, where Playwright ignores its configuration. */
const TIMEOUT_MS = 45_000

/** Returns the first match of `find` in the emails that `act` triggers. */
async function mailed(
  request: APIRequestContext,
  email: string,
  act: () => Promise<unknown>,
  find: (mail: Mail) => string[],
): Promise<string> {
  const before = new Set((await mailsTo(request, email)).map(({ id }) => id))
  const fresh = async () => (await mailsTo(request, email)).filter(({ id }) => !before.has(id)).flatMap(find)
  await act()
  const patience = { message: `a mail to ${email}`, intervals: [POLL_MS], timeout: TIMEOUT_MS }
  await expect.poll(fresh, patience).not.toEqual([])
  return (await fresh())[0] ?? ''
}

/** Returns the six-digit code in the email that `act` triggers. */
export const readMailedCode = (
  request: APIRequestContext,
  email: string,
  act: () => Promise<unknown>,
): Promise<string> => mailed(request, email, act, codeIn)

/** Returns the secret in the confirmation link of the withdrawal that `act` requests. */
export const withdrawalSecretMailed = (
  request: APIRequestContext,
  email: string,
  act: () => Promise<unknown>,
): Promise<string> =>
  mailed(request, email, act, ({ text }) => /confirmWithdrawal#([\w.-]+)/.exec(text)?.slice(1) ?? [])

/** The current authenticator code of an operator of the story. */
export async function authenticatorCode(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.get('/outbox/authenticators.json')
  const codes: { email: string; code: string }[] = await answer.json()
  return codes.find((each) => each.email === email)?.code ?? ''
}
