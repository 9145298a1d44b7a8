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

/** The six digits of the mail that `act` makes the house send. */
export async function codeMailed(
  request: APIRequestContext,
  email: string,
  act: () => Promise<unknown>,
): Promise<string> {
  const before = new Set((await mailsTo(request, email)).map(({ id }) => id))
  const fresh = async () => (await mailsTo(request, email)).filter(({ id }) => !before.has(id)).flatMap(codeIn)
  await act()
  await expect.poll(fresh, { message: `a code for ${email}`, intervals: [OFTEN_MS] }).not.toEqual([])
  return (await fresh())[0] ?? ''
}

/** The code that the authenticator of an operator of the story shows. */
export async function authenticatorCode(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.get('/outbox/authenticators.json')
  const codes: { email: string; code: string }[] = await answer.json()
  return codes.find((each) => each.email === email)?.code ?? ''
}
