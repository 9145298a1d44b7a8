import { type APIRequestContext, expect } from '@playwright/test'

type Mail = { readonly id: string; readonly subject: string; readonly text: string }

/** What the local world caught for one address, newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<readonly Mail[]> {
  const answer = await request.get('/outbox/mails.json', { params: { to: email } })
  return answer.json()
}

const codeIn = (mail: Mail): string[] => /\b\d{6}\b/.exec(mail.subject) ?? []

/** The outbox answers from memory within a few milliseconds. By default, Playwright would ask once a second in the end. */
const OFTEN_MS = 150

/** Returns the first match of `find` in the mails that `act` triggers. */
async function mailed(
  request: APIRequestContext,
  email: string,
  act: () => Promise<unknown>,
  find: (mail: Mail) => string[],
): Promise<string> {
  const before = new Set((await mailsTo(request, email)).map(({ id }) => id))
  const fresh = async () => (await mailsTo(request, email)).filter(({ id }) => !before.has(id)).flatMap(find)
  await act()
  await expect.poll(fresh, { message: `a mail to ${email}`, intervals: [OFTEN_MS] }).not.toEqual([])
  return (await fresh())[0] ?? ''
}

/** The six digits of the mail that `act` makes the house send. */
export const codeMailed = (request: APIRequestContext, email: string, act: () => Promise<unknown>): Promise<string> =>
  mailed(request, email, act, codeIn)

/** Returns the secret in the confirmation link of the withdrawal that `act` requests. */
export const withdrawalSecretMailed = (
  request: APIRequestContext,
  email: string,
  act: () => Promise<unknown>,
): Promise<string> =>
  mailed(request, email, act, ({ text }) => /confirmWithdrawal#([\w.-]+)/.exec(text)?.slice(1) ?? [])

/** The code that the authenticator of an operator of the story shows. */
export async function authenticatorCode(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.get('/outbox/authenticators.json')
  const codes: { email: string; code: string }[] = await answer.json()
  return codes.find((each) => each.email === email)?.code ?? ''
}
