import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { singpass } from '@tessera/contract/identity/singpass/singpass.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'
import type { Prefill, SingpassStep } from './singpass.queries.ts'

const of = <T,>(value: T, verified = true) => ({ value, verified, updatedOn: '2026-06-30' })
const prefill: Prefill = {
  id: '5d0f3e0e-3b8a-4a0b-8c3f-0b1c2d3e4f50',
  source: 'myinfo',
  fetchedAt: '2026-11-28T10:00:00.000Z',
  expiresAt: '2026-11-28T11:00:00.000Z',
  uinfinMasked: '••••••24A',
  documentType: 'id_card',
  legalName: of('RAJESH KUMAR'),
  birthDate: of('1979-11-02'),
  nationality: of('IN'),
  documentExpiresOn: null,
  address: null,
  mobile: of('+65****0018'),
  email: of('rajesh@example.com', false),
  missing: ['address'],
}
const step: SingpassStep = { available: true, authUrl: null, state: null, prefill }
const opened = (path: string, answer: unknown) => {
  const answers: Record<string, unknown> = { ...signedIn('unknown'), [singpass.verifyAuth.path]: answer }
  const calls = serve(answers)
  const sent = () =>
    calls
      .filter((call) => call.path === singpass.verifyAuth.path)
      .map(({ body }) => JSON.parse(body) as Record<string, unknown>)
  return { answers, sent, app: openApp(path, 'token') }
}
const back = '/en_US/personal/idAuth?code=c1&state=s1&iss=https%3A%2F%2Fid.example'

test('sends the return parameters once and removes them from the URL; data shows its source and is read-only', async () => {
  const { sent, app } = opened(back, step)
  await app
  await expect.element(page.getByText(/RAJESH KUMAR/)).toBeVisible()
  expect(sent().filter(({ code }) => code === 'c1')).toHaveLength(1)
  await expect.poll(() => new URL(location.href).search).not.toContain('code=')
  await expect.element(page.getByText(/Verified by the government, last changed 2026-06-30/).first()).toBeVisible()
  await expect.element(page.getByText(/Entered by you at Myinfo, last changed 2026-06-30/)).toBeVisible()
  expect(page.getByRole('textbox', { name: 'Full legal name' }).query()).toBeNull()
  await expect.element(page.getByRole('textbox', { name: 'Street and number' })).toBeVisible()
})

test('after a refusal at Singpass, the customer can start again or use documents', async () => {
  const declined = new ApiError('MYINFO_DECLINED', 'You did not give consent at Singpass.')
  const { answers, app } = opened('/en_US/personal/idAuth?error=access_denied&state=s1&iss=x', declined)
  await app
  await expect.element(page.getByText('You did not give consent at Singpass.')).toBeVisible()
  answers[singpass.verifyAuth.path] = { ...step, prefill: null }
  await expect.element(page.getByRole('link', { name: 'Use my documents instead' })).toBeVisible()
})

test('a return address that is opened again shows the data of the first time', async () => {
  const { answers, app } = opened(back, new ApiError('MYINFO_ATTEMPT_USED', 'Used.'))
  await app
  answers[singpass.verifyAuth.path] = step
  await expect.element(page.getByText(/RAJESH KUMAR/)).toBeVisible()
})

test('without data the page offers to fetch it again', async () => {
  await opened('/en_US/personal/idAuth?view=myinfo', { ...step, prefill: null }).app
  await expect.element(page.getByText(/We have no Myinfo data for you/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Start again at Singpass' })).toBeVisible()
})
