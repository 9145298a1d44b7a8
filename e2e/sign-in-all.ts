import { type APIRequestContext, type FullConfig, request as requests } from '@playwright/test'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { operators } from '@tessera/contract/office/operators/operators.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { investors, newcomer, OPERATOR_PASSWORD, operators as staff, PASSWORD } from '../world/src/stories/cast.ts'
import { storeToken, storedToken } from './steps/sessions.ts'
import { signInCustomer, signInOperator } from './steps/sign-in-by-api.ts'

const { lim, chen, harbor, quaystone } = investors

/** `me` is an endpoint that every session of this kind may call. */
const kinds = [
  {
    people: { lim, chen, harbor, quaystone, newcomer },
    password: PASSWORD,
    signIn: signInCustomer,
    me: customers.info,
  },
  { people: staff, password: OPERATOR_PASSWORD, signIn: signInOperator, me: operators.me },
] as const

type Person = (typeof kinds)[number] & { readonly who: string; readonly email: string }
const everybody: readonly Person[] = kinds.flatMap((kind) =>
  Object.entries(kind.people).map(([who, { email }]) => ({ ...kind, who, email })),
)

async function isAlive(request: APIRequestContext, token: string, { me }: Person): Promise<boolean> {
  const answer = await request.post(`/${me.path}`, { headers: { token }, data: {} })
  const { code }: { code: string } = await answer.json()
  return code === 'SUCCESS'
}

/**
 * Logs in each person of the story once through the API. Tests start with these sessions instead of logging in on the
 * screen. A running world may have sessions from an earlier run. Logins are sequential, because the server hashes few
 * passwords at a time.
 */
async function signInEverybody(request: APIRequestContext, baseURL: string): Promise<void> {
  for (const person of everybody) {
    const { who, email, password, signIn } = person
    const stored = await storedToken(who).catch(() => undefined)
    if (stored !== undefined && (await isAlive(request, stored, person))) continue
    await storeToken(who, await signIn(request, baseURL, { email, password }))
  }
}

const EVERY_MS = 5 * MINUTE_MS

export default async function setUp({ projects }: FullConfig): Promise<() => Promise<void>> {
  const baseURL = projects[0]?.use.baseURL ?? ''
  const request = await requests.newContext({ baseURL })
  await signInEverybody(request, baseURL)
  // A session ends after half an hour without a request (G2). On a slow machine a person may wait longer for their next
  // test.
  const touch = async (): Promise<void> => {
    for (const person of everybody)
      if (!(await isAlive(request, await storedToken(person.who), person)))
        console.error(`the session of ${person.who} has ended`)
  }
  const timer = setInterval(() => void touch().catch(console.error), EVERY_MS)
  return async () => {
    clearInterval(timer)
    await request.dispose()
  }
}
