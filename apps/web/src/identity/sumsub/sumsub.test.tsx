import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { holdBack, serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'
import { documents } from './own-document.ts'

const CONFIG = 'ex/kyc/config'
const TOKEN = 'ex/api/v1/sumsub/issue_token'
const declaration = { version: '1', sha256: 'a'.repeat(64), text: 'I declare.' }
const unknown = { status: 'unknown', label: 'unverified', step: 'details', case: null, medianReviewHours: null }

/** A script with the documented calls that records its arguments and emits events of both versions. */
const script = `
  window.started = { conf: [], tokens: [], destroyed: 0 }
  window.snsWebSdk = { init: (token, refresh) => {
    window.started.tokens.push(token)
    const listeners = {}
    const builder = {
      withConf: (conf) => { window.started.conf.push(conf); return builder },
      withOptions: () => builder,
      on: (name, call) => { listeners[name] = call; return builder },
      build: () => ({ destroy: () => undefined, launch: (place) => {
        for (const name of Object.keys(listeners)) {
          const button = document.createElement('button')
          button.textContent = name
          button.onclick = () => listeners[name]({})
          document.querySelector(place).append(button)
        }
        const again = document.createElement('button')
        again.textContent = 'the token has expired'
        again.onclick = async () => window.started.tokens.push(await refresh())
        document.querySelector(place).append(again)
      } }),
    }
    return builder
  } }`
const scriptUrl = (code: string): string => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))

declare global {
  interface Window {
    started?: { readonly conf: object[]; readonly tokens: string[] }
  }
}

const reload = vi.spyOn(documents, 'reload').mockImplementation(() => undefined)
const loadedFor = (path: string) => vi.spyOn(documents, 'path').mockReturnValue(path)

type OpenOptions = {
  standing?: object | null
  sdkUrl?: string
  provider?: string
  kyc?: object
  choice?: string | null
}
async function open(
  path: string,
  { standing = null, sdkUrl = scriptUrl(script), provider = 'sumsub', kyc = unknown, choice = null }: OpenOptions = {},
) {
  loadedFor(path)
  const answers: Record<string, unknown> = {
    ...signedIn('unknown'),
    [CONFIG]: {
      provider,
      mode: 'sandbox',
      levelName: 'id-and-liveness',
      countries: ['SG'],
      docs: ['passport'],
      sdkUrl,
      standing,
    },
    [TOKEN]: { token: 'a-token', expiresInSeconds: 600 },
    'ex/api/v1/kyc/get': kyc,
    'ex/cropPassKyc/current': { choice, application: null, declaration },
    'ex/api/v1/companies/current': { choice, application: null, declaration },
  }
  const calls = serve(answers)
  await openApp(path, 'token')
  return { calls, answers }
}
const heading = () => page.getByRole('heading', { level: 1 })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const requestsTo = (calls: readonly { path: string }[], path: string) =>
  calls.filter((call) => call.path === path).length
const red = (status: string) => ({
  status,
  reasons: [{ reason: 'bad_image_quality', text: 'The photo is blurred, dark or cut off.' }],
  comment: 'Please upload a sharp photo.',
  incomplete: false,
})

beforeEach(() => {
  delete window.snsWebSdk
  delete window.started
  reload.mockClear()
})

test('requests no token before the customer starts, and warns about the choice first', async () => {
  const { calls } = await open('/en_US/personal/sumsub')
  await expect.element(heading()).toHaveTextContent('Verify online')
  await expect
    .element(page.getByText('you cannot switch between individual and company', { exact: false }))
    .toBeVisible()
  expect(requestsTo(calls, TOKEN)).toBe(0)
  await button('Start verification').click()
  await expect.element(button('the token has expired')).toBeVisible()
  expect(requestsTo(calls, TOKEN)).toBeGreaterThan(0)
  expect(window.started?.conf.at(-1)).toMatchObject({ lang: 'en' })
})

test.each(['onApplicantSubmitted', 'idCheck.onApplicantSubmitted', 'idCheck.onApplicantStatusChanged'])(
  "the event %s requests the vendor's progress from the server",
  async (name) => {
    const { calls, answers } = await open('/zh_CN/personal/sumsub')
    await button('开始认证').click()
    await expect.element(button(name)).toBeVisible()
    const before = requestsTo(calls, CONFIG)
    answers[CONFIG] = { ...(answers[CONFIG] as object), standing: { ...red('pending'), reasons: [], comment: null } }
    await button(name).click()
    await expect.element(heading()).toHaveTextContent('正在核验您的资料')
    expect(requestsTo(calls, CONFIG)).toBeGreaterThan(before)
  },
)

test('replaces an expired token while the script runs', async () => {
  const { answers } = await open('/en_US/personal/sumsub')
  await button('Start verification').click()
  await expect.element(button('the token has expired')).toBeVisible()
  answers[TOKEN] = { token: 'another-token', expiresInSeconds: 600 }
  await button('the token has expired').click()
  await expect.poll(() => window.started?.tokens.at(-1)).toBe('another-token')
})

test('shows a loading text while the token is requested', async () => {
  await open('/en_US/personal/sumsub')
  const release = holdBack(TOKEN)
  await button('Start verification').click()
  await expect.element(page.getByText('The verification is loading')).toBeInTheDocument()
  release()
  await expect.element(button('the token has expired')).toBeVisible()
})

test('shows the server’s error while the vendor is down, and a second attempt works', async () => {
  const { answers } = await open('/en_US/personal/sumsub')
  const token = answers[TOKEN]
  answers[TOKEN] = 'SUMSUB_UNAVAILABLE'
  await button('Start verification').click()
  await expect.element(page.getByText('SUMSUB_UNAVAILABLE')).toBeVisible()
  answers[TOKEN] = token
  await button('Try again').click()
  await expect.element(button('the token has expired')).toBeVisible()
})

test('retries a script that failed to load', async () => {
  await open('/en_US/personal/sumsub', { sdkUrl: 'blob:nothing' })
  await button('Start verification').click()
  await expect.element(page.getByText(/did not start/)).toBeVisible()
  await button('Try again').click()
  await expect.element(page.getByText(/did not start/)).toBeVisible()
  expect(document.querySelectorAll('script[src="blob:nothing"]')).toHaveLength(0)
})

test('after an error of the script the customer can try again', async () => {
  await open('/en_US/personal/sumsub')
  await button('Start verification').click()
  await button('idCheck.onError').click()
  await expect.element(page.getByText(/did not start/)).toBeVisible()
  await button('Try again').click()
  await expect.element(button('the token has expired')).toBeVisible()
})

test('shows the reasons of a retryable rejection above the script', async () => {
  await open('/en_US/personal/sumsub', { standing: red('retry') })
  await expect.element(page.getByText('The photo is blurred, dark or cut off.')).toBeVisible()
  await expect.element(page.getByText('Comment: Please upload a sharp photo.')).toBeVisible()
  await expect.element(button('the token has expired')).toBeVisible()
})

test.each<[string, OpenOptions, RegExp, string]>([
  ['a final rejection', { standing: red('final') }, /was rejected/, 'Upload documents'],
  [
    'missing details',
    { standing: { ...red('green'), reasons: [], comment: null, incomplete: true } },
    /details are missing/,
    'Upload documents',
  ],
  [
    'a passed check whose file was withdrawn',
    { standing: { ...red('green'), reasons: [], comment: null } },
    /is not available/,
    'Upload documents',
  ],
  ['no vendor', { provider: 'manual' }, /is not available/, 'Upload documents'],
  ['the other choice', { choice: 'company' }, /Verify online/, 'Account and security'],
])('with %s no script runs and the page links to the next step', async (_, expected, title, link) => {
  const { calls } = await open('/en_US/personal/sumsub', expected)
  await expect.element(heading()).toMatchTextContent(title)
  await expect.element(page.getByRole('main').getByRole('link', { name: link }).last()).toBeVisible()
  expect(requestsTo(calls, TOKEN)).toBe(0)
})

test('a company that passed gets a link to its application', async () => {
  await open('/en_US/personal/entitySumsub', { standing: { ...red('green'), reasons: [], comment: null } })
  await expect.element(heading()).toHaveTextContent('The company passed the online check')
  await expect.element(page.getByRole('link', { name: 'Go to the application' })).toBeVisible()
})

test('WEB-04 reloads the page after navigation, because the earlier document’s policy forbids the script', async () => {
  await open('/en_US/personal/sumsub')
  expect(reload).not.toHaveBeenCalled()
  loadedFor('/en_US/personal/kycEnter')
  serve({})
  const { calls } = await reopened()
  await expect.poll(() => reload.mock.calls.length).toBeGreaterThan(0)
  expect(requestsTo(calls, TOKEN)).toBe(0)
})

async function reopened() {
  const rejection = {
    provider: 'sumsub',
    mode: 'live',
    levelName: 'x',
    countries: [],
    docs: [],
    sdkUrl: 'blob:x',
    standing: red('retry'),
  }
  const calls = serve({
    ...signedIn('unknown'),
    [CONFIG]: rejection,
    'ex/api/v1/kyc/get': unknown,
    'ex/api/v1/companies/current': { choice: null, application: null, declaration },
  })
  await openApp('/en_US/personal/sumsub', 'token')
  return { calls }
}

test('WEB-04 reloads the next page after the script has run', async () => {
  await open('/en_US/personal/sumsub')
  await button('Start verification').click()
  await expect.element(button('the token has expired')).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('link', { name: 'Safety record' }).first().click()
  await expect.poll(() => reload.mock.calls.length).toBeGreaterThan(0)
})
