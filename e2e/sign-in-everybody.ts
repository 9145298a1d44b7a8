import { type FullConfig, request as requests } from '@playwright/test'
import { customers } from '@tessera/contract/customers.ts'
import { operators } from '@tessera/contract/operators.ts'
import { investors, newcomer, OPERATOR_PASSWORD, operators as staff, PASSWORD } from '../world/src/stories/cast.ts'
import { keepToken } from './steps/sessions.ts'
import { signInCustomer, signInOperator } from './steps/sign-in-by-api.ts'

const { lim, chen, harbor, quaystone } = investors
const people = { lim, chen, harbor, quaystone, newcomer }

type Opened = { readonly who: string; readonly path: string; readonly token: string }

/** Each person of the story signs in once by the API; tests start with these sessions instead of clicking there. */
async function signInEverybody(baseURL: string): Promise<readonly Opened[]> {
  const request = await requests.newContext({ baseURL })
  const customer = async ([who, { email }]: readonly [string, { email: string }]): Promise<Opened> => {
    const token = await signInCustomer(request, baseURL, { email, password: PASSWORD })
    return { who, token, path: customers.info.path }
  }
  const operator = async ([who, { email }]: readonly [string, { email: string }]): Promise<Opened> => {
    const token = await signInOperator(request, baseURL, { email, password: OPERATOR_PASSWORD })
    return { who, token, path: operators.me.path }
  }
  const opened: Opened[] = []
  // One after the other: the server hashes a few passwords at a time and refuses more.
  for (const each of Object.entries(people)) opened.push(await customer(each))
  for (const each of Object.entries(staff)) opened.push(await operator(each))
  for (const { who, token } of opened) await keepToken(who, token)
  await request.dispose()
  return opened
}

const EVERY_MS = 5 * 60_000

/** A session ends after half an hour without a call (G2). On a slow machine a person may wait longer for their next test. */
function keepAlive(baseURL: string, opened: readonly Opened[]): () => void {
  const call = async ({ who, path, token }: Opened): Promise<void> => {
    const headers = { token, 'content-type': 'application/json' }
    const answer = await fetch(`${baseURL}/${path}`, { method: 'POST', headers, body: '{}' })
    const { code }: { code: string } = await answer.json()
    if (code !== 'SUCCESS') console.error(`the session of ${who} is over: ${code}`)
  }
  const timer = setInterval(() => {
    for (const each of opened) call(each).catch(console.error)
  }, EVERY_MS)
  return () => clearInterval(timer)
}

export default async function setUp({ projects }: FullConfig): Promise<() => void> {
  const baseURL = projects[0]?.use.baseURL ?? ''
  return keepAlive(baseURL, await signInEverybody(baseURL))
}
