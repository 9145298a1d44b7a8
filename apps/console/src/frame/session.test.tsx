import { isUserIdle } from '@tessera/ui/user-activity.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { api } from '#parts/api.ts'
import { openSession, sessionToken } from '#parts/session.ts'
import { openConsole } from './testing.tsx'

const ada = { id: 'ada', name: 'Ada', roles: ['support'], permissions: ['customers.read'] }
type Sent = { readonly path: string; readonly headers: Headers }
let sent: Sent[]
/** The responses by the last part of a path; a string is a refusal. */
let answers: Record<string, unknown>

beforeEach(async () => {
  await page.viewport(1440, 900)
  sent = []
  answers = {
    me: ada,
    life: { endsInSeconds: 1800, cause: 'idle' },
    login: { ticket: 't', expiresAt: '', needsNewPassword: false, otpauth: null },
    confirm: { token: 'second', expiresAt: '', operatorId: ada.id },
  }
  globalThis.fetch = (input, init) => {
    const path = (input instanceof Request ? input.url : input.toString()).split('/').at(-1) ?? ''
    sent.push({ path, headers: new Headers(init?.headers) })
    const isStranger = path === 'me' && sessionToken() === undefined
    const data = isStranger ? 'UNAUTHORIZED' : (answers[path] ?? 'NOT_FOUND')
    const code = typeof data === 'string' ? data : 'SUCCESS'
    return Promise.resolve(Response.json({ code, message: code, data, traceId: 't', serverTime: '' }))
  }
  openSession('first', false)
  await openConsole('/console/en_US/nowhere')
  await vi.waitUntil(() => page.getByText('Ada').query(), { timeout: 10_000 })
})

const typed = () => page.getByPlaceholder('Find a customer, payment or order')
const again = page.getByRole('dialog', { name: 'Your session has ended' })

/** Ends the session as the server does: the next request is refused. */
async function end(): Promise<void> {
  await typed().fill('WD-1041')
  answers['life'] = 'UNAUTHORIZED'
  await expect(api.operators.life({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect.element(again).toBeVisible()
  answers['life'] = { endsInSeconds: 1800, cause: 'idle' }
}

async function signIn(): Promise<void> {
  await again.getByRole('textbox', { name: 'Email' }).fill('ada@tessera.example')
  await again.getByLabelText('Password', { exact: true }).fill('a password of my own 1')
  await userEvent.keyboard('{Enter}')
  await again.getByRole('textbox', { name: 'Authenticator code' }).fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => again.query()).toBeNull()
}

test('AUT-23 the login covers the screen, and the same operator finds the screen unchanged afterwards', async () => {
  await end()
  expect(sessionToken()).toBeUndefined()
  expect(typed().element().closest('[inert], [aria-hidden="true"]')).not.toBeNull()
  expect(document.elementFromPoint(60, 40)?.closest('aside')).toBeNull()
  await signIn()
  expect(sessionToken()).toBe('second')
  await expect.element(typed()).toHaveValue('WD-1041')
  await expect.poll(() => sent.findLast(({ path }) => path === 'me')?.headers.get('token')).toBe('second')
})

test('Enter in the login shows an error at each empty field and sends nothing', async () => {
  await end()
  const requestsBefore = sent.length
  await again.getByRole('textbox', { name: 'Email' }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(again.getByText('Enter your email.')).toBeVisible()
  await expect.element(again.getByText('Enter your password.').first()).toBeVisible()
  expect(sent.slice(requestsBefore).filter(({ path }) => path.includes('login'))).toEqual([])
  await signIn()
})

test('AUT-23 another operator starts with a new screen', async () => {
  await end()
  answers['confirm'] = { token: 'second', expiresAt: '', operatorId: 'bob' }
  answers['me'] = { ...ada, id: 'bob', name: 'Bob' }
  await signIn()
  await expect.element(page.getByText('Bob')).toBeVisible()
  await expect.element(typed()).toHaveValue('')
})

test('AUT-23 a minute before the end a warning appears, and staying renews the session', async () => {
  answers['life'] = { endsInSeconds: 59, cause: 'idle' }
  openSession('third', true)
  await expect.element(page.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible()
  answers['life'] = { endsInSeconds: 1800, cause: 'idle' }
  await page.getByRole('button', { name: 'Stay logged in' }).click()
  await expect.poll(() => page.getByRole('alertdialog').query()).toBeNull()
  expect(sent.findLast(({ path }) => path === 'life')?.headers.has('unattended')).toBe(false)
})

test('a failed logout is reported in the rail and in the warning, and the session continues', async () => {
  answers['logout'] = 'INTERNAL'
  const errorText = page.getByRole('alert').getByText('INTERNAL').first()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.element(errorText).toBeVisible()
  await expect.poll(() => errorText.elements(), { timeout: 5000 }).toEqual([])
  answers['life'] = { endsInSeconds: 59, cause: 'idle' }
  openSession('third', true)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect.element(errorText).toBeVisible()
  expect(sessionToken()).toBe('third')
})

test('AUT-23 requests of a console without user activity for a minute are marked as such', async () => {
  await typed().fill('x')
  expect(isUserIdle()).toBe(false)
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 61_000)
  openSession('third', true)
  await expect.poll(() => sent.findLast(({ path }) => path === 'me')?.headers.get('unattended')).toBe('1')
  vi.useRealTimers()
})

test('an address that cannot be decoded shows the not-found page inside the frame', async () => {
  await cleanup()
  await openConsole('/console/en_US/%E0%A4%A')
  await expect.element(page.getByText('Ada')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
})
