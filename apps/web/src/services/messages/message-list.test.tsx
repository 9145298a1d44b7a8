import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Call, serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'

const [LIST, READ, COUNT] = ['ex/message/list', 'ex/message/read', 'ex/message/get_no_read_message_count']
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const message = (n: number, readAt: string | null = null) => ({
  id: id(n),
  type: 'security',
  title: `Message ${n}`,
  body: 'Something happened.',
  link: '/personal/safetyRecord',
  createdAt: '2026-11-20T00:00:00.000Z',
  readAt,
})
const pageOf = (rows: object[], total = rows.length, next: string | null = null) => ({
  total,
  page: 1,
  pageSize: 10,
  rows,
  next,
})
const LAST = `1763596800000000_${id(10)}`
const ten = Array.from({ length: 10 }, (_, n) => message(n + 1, n < 2 ? null : '2026-11-21T00:00:00.000Z'))
const bodies = (calls: readonly Call[], path: string) =>
  calls.filter((call) => call.path === path).map(({ body }): unknown => JSON.parse(body))

async function openBell(answers: Record<string, unknown>) {
  const served = { ...signedIn('approved'), ...answers }
  const calls = serve(served)
  const app = await openApp('/en_US/personal/bindEmail', 'token')
  await page.getByRole('button', { name: /^Messages/ }).click()
  return { app, calls, served }
}

test('G57 the bell shows the number of unread messages, lists the newest, and loads older ones on demand', async () => {
  const { calls, served } = await openBell({ [LIST]: pageOf(ten, 12, LAST) })
  await expect.element(page.getByRole('link', { name: 'Unread: Message 1', exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Message 3', exact: true })).toBeVisible()
  served[LIST] = pageOf([message(11), message(12)], 12)
  await page.getByRole('button', { name: 'Older messages' }).click()
  await expect.element(page.getByRole('link', { name: 'Unread: Message 12' })).toBeVisible()
  expect(bodies(calls, LIST).at(-1)).toEqual({ after: LAST, pageSize: 10 })
  expect(page.getByRole('button', { name: 'Older messages' }).query()).toBeNull()
})

test('G57 a filter shows only unread messages', async () => {
  const { calls, served } = await openBell({ [LIST]: pageOf(ten) })
  await expect.element(page.getByText('Message 3', { exact: true })).toBeVisible()
  served[LIST] = pageOf([])
  await page.getByRole('tab', { name: /Unread/ }).click()
  await expect.element(page.getByText('No unread messages')).toBeVisible()
  expect(bodies(calls, LIST).at(-1)).toMatchObject({ unread: true })
})

test('G57 following a message marks it as read, requests the count again and closes the list', async () => {
  const { app, calls } = await openBell({ [LIST]: pageOf(ten), [READ]: { noReadMsgCount: 2 } })
  const before = bodies(calls, COUNT).length
  await page.getByRole('link', { name: 'Unread: Message 1', exact: true }).click()
  await expect.poll(() => bodies(calls, READ)).toEqual([{ ids: [id(1)] }])
  await expect.poll(app.path).toBe('/en_US/personal/safetyRecord')
  await expect.poll(() => bodies(calls, COUNT).length).toBeGreaterThan(before)
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
})

test('G57 marks all as read at once; a refusal is shown', async () => {
  const { calls, served } = await openBell({ [LIST]: pageOf(ten), [READ]: 'SERVER_BUSY' })
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.element(page.getByRole('alert').getByText('SERVER_BUSY')).toBeVisible()
  served[READ] = { noReadMsgCount: 0 }
  served[COUNT] = { noReadMsgCount: 0 }
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.poll(() => bodies(calls, READ).length).toBe(2)
  await expect.element(page.getByRole('button', { name: 'Messages', exact: true })).toBeInTheDocument()
})
