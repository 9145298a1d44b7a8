import { type APIRequestContext, expect } from '@playwright/test'
import { ApiError, createClient } from '@tessera/contract/platform/http/client.ts'
import { operatorSignIn } from '@tessera/contract/office/operators/operators.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { openApi } from '../../world/src/people/api.ts'
import { authenticatorCode, readMailedCode } from './outbox.ts'

type Account = { readonly email: string; readonly password: string }

const BUSY_MS = 120_000

/** Retries while the server answers SERVER_BUSY, because it accepts few password checks at a time on a loaded machine. */
async function retryWhileBusy<T>(call: () => Promise<T>): Promise<T> {
  for (const startedAt = Date.now(); ; await pause(1_000))
    try {
      return await call()
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code === 'SERVER_BUSY'
      if (!isBusy || Date.now() - startedAt > BUSY_MS) throw error
    }
}

/**
 * Logs in a customer with password and emailed code, and returns the session token. By default, each customer
 * logs in from a different `place`.
 */
export async function signInCustomer(
  request: APIRequestContext,
  baseUrl: string,
  { email, password }: Account,
  place = email,
): Promise<string> {
  const { sessions } = openApi(baseUrl, { token: undefined }, place)
  let ticket = ''
  const code = await readMailedCode(request, email, async () => {
    ;({ ticket } = await retryWhileBusy(() => sessions.login({ account: email, password })))
  })
  return (await retryWhileBusy(() => sessions.confirm({ ticket, code }))).token
}

/** Logs in an operator. Returns the session token. A used authenticator code is refused, so this waits for the next. */
export async function signInOperator(
  request: APIRequestContext,
  baseUrl: string,
  { email, password }: Account,
): Promise<string> {
  const api = createClient(operatorSignIn, { baseUrl, headers: () => ({ language: 'en_US', client: 'pc' }) })
  const { ticket } = await retryWhileBusy(() => api.login({ email, password }))
  let tried = ''
  let token = ''
  await expect(async () => {
    const code = await authenticatorCode(request, email)
    expect(code, 'a new code instead of the refused one').not.toBe(tried)
    tried = code
    ;({ token } = await retryWhileBusy(() => api.confirm({ ticket, code })))
  }).toPass({ timeout: BUSY_MS, intervals: [1_000] })
  return token
}
