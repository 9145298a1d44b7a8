import { type APIRequestContext, expect } from '@playwright/test'
import { ApiError, createClient } from '@tessera/contract/client.ts'
import { operatorSignIn } from '@tessera/contract/operators.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { openApi } from '../../world/src/people/api.ts'
import { authenticatorCode, codeMailed } from './outbox.ts'

type Account = { readonly email: string; readonly password: string }

const BUSY_MS = 120_000

/** Calls again while the server says that it is busy: on a loaded machine it takes few password checks at a time. */
async function patiently<T>(call: () => Promise<T>): Promise<T> {
  for (const startedAt = Date.now(); ; await pause(1_000))
    try {
      return await call()
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code === 'SERVER_BUSY'
      if (!isBusy || Date.now() - startedAt > BUSY_MS) throw error
    }
}

/** The token of a new session of a customer: password, then the mailed code. */
export async function signInCustomer(
  request: APIRequestContext,
  baseUrl: string,
  { email, password }: Account,
): Promise<string> {
  const { sessions } = openApi(baseUrl, { token: undefined })
  let ticket = ''
  const code = await codeMailed(request, email, async () => {
    ;({ ticket } = await patiently(() => sessions.login({ account: email, password })))
  })
  return (await patiently(() => sessions.confirm({ ticket, code }))).token
}

/** The token of a new session of an operator. An authenticator code works once, so this waits for the next one if needed. */
export async function signInOperator(
  request: APIRequestContext,
  baseUrl: string,
  { email, password }: Account,
): Promise<string> {
  const api = createClient(operatorSignIn, { baseUrl, headers: () => ({ language: 'en_US', client: 'pc' }) })
  const { ticket } = await patiently(() => api.login({ email, password }))
  let tried = ''
  let token = ''
  await expect(async () => {
    const code = await authenticatorCode(request, email)
    expect(code, 'another code than the one that was refused').not.toBe(tried)
    tried = code
    ;({ token } = await patiently(() => api.confirm({ ticket, code })))
  }).toPass({ timeout: BUSY_MS, intervals: [1_000] })
  return token
}
