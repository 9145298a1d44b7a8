import { expect, test } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { request as httpRequest, type ClientRequest } from 'node:http'
import { join } from 'node:path'
import { startPostgres } from '../world/src/postgres.ts'
import { lockAccountOf } from '../world/src/testing/faults.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'
import { worldFolder } from './steps/world.ts'

// Many requests of one account, or stalled bodies of one sender, do not block other users.

type Answer = { readonly code: string; readonly serverTime: string }
async function sendRequest(baseURL: string, token: string, body: object): Promise<Answer> {
  const headers = { token, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await fetch(`${baseURL}/ex/api/v1/customers/set_color_mode`, init)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the envelope of every answer
  return (await answer.json()) as Answer
}
const color = { colorMode: 'red-up' }

test('OPS-15 thirty simultaneous requests on a locked account are refused, while another customer uses the site', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const [locked, other] = [await storedToken('newcomer'), await storedToken('lim')]
  const { url } = await startPostgres(join(worldFolder(), 'postgres'))
  const letGo = await lockAccountOf(url, locked)
  const context = await customerBrowser(browser, base, other)
  try {
    const answers = Array.from({ length: 30 }, () => sendRequest(base, locked, color))
    const page = await context.newPage()
    // On an overloaded machine, a request may be refused because the server is busy.
    await expect(async () => {
      await page.goto('/en_US/assets/fiatAccount')
      await expect(page.getByText('SGD').first()).toBeVisible({ timeout: 10_000 })
    }).toPass()
    await expect.poll(async () => (await sendRequest(base, other, color)).code).toBe('SUCCESS')
    for (const { code } of await Promise.all(answers)) expect(code).toMatch(/^(ACCOUNT|SERVER)_BUSY$/u)
  } finally {
    await letGo()
    await context.close()
  }
  await expect.poll(async () => (await sendRequest(base, locked, color)).code).toBe('SUCCESS')
})

const LARGE = 1_000_000
/** Announces a large body and sends none of it. */
function stall(baseURL: string): ClientRequest {
  const headers = { 'content-type': 'application/json', 'content-length': String(LARGE) }
  const request = httpRequest(`${baseURL}/ex/api/v1/customers/set_color_mode`, { method: 'POST', headers })
  request.on('error', () => undefined)
  request.flushHeaders()
  return request
}

test('OPS-16 large requests succeed again after stalled uploads time out, and small ones succeed meanwhile', async ({
  baseURL,
}) => {
  const base = baseURL ?? ''
  const token = await storedToken('lim')
  const large = { colorMode: 'x'.repeat(LARGE) }
  expect((await sendRequest(base, token, large)).code).toBe('PARAM_INVALID')
  const stalled: ClientRequest[] = []
  const stallMore = () => stalled.push(...Array.from({ length: 70 }, () => stall(base)))
  try {
    // On a slow machine the first connections are dropped before the last ones arrive, so each attempt adds some.
    await expect
      .poll(async () => {
        stallMore()
        return (await sendRequest(base, token, large)).code
      })
      .toBe('SERVER_BUSY')
    expect(await sendRequest(base, token, color)).toMatchObject({
      code: 'SUCCESS',
      serverTime: expect.stringMatching(/Z$/u),
    })
    await expect.poll(async () => (await sendRequest(base, token, large)).code).toBe('PARAM_INVALID')
  } finally {
    for (const request of stalled) request.destroy()
  }
})
