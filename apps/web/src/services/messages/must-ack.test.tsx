import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'

const [LIST, ACK] = ['ex/message/list', 'ex/message/ack']
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const message = (n: number) => ({
  id: id(n),
  type: 'invest',
  title: `Terms ${n} changed`,
  body: 'You may withdraw your subscription.',
  link: null,
  createdAt: `2026-11-2${n}T00:00:00.000Z`,
  readAt: null,
  thread: null,
  mustAck: true,
  ackedAt: null,
})
const listed = (...rows: object[]) => ({ total: rows.length, page: 1, pageSize: 20, rows, next: null })

test('G57 a message that must be acknowledged stays open until it is confirmed, oldest first', async () => {
  const served: Record<string, unknown> = {
    ...signedIn('approved'),
    [LIST]: listed(message(2), message(1)),
    [ACK]: { noReadMsgCount: 0 },
  }
  const calls = serve(served)
  await openApp('/en_US/personal/bindEmail', 'token')
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog.getByText('Terms 1 changed')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toBeDisabled()
  served[LIST] = listed(message(2))
  await dialog.getByRole('button', { name: 'I have read this' }).click()
  await expect.element(dialog.getByText('Terms 2 changed')).toBeVisible()
  served[LIST] = listed()
  await dialog.getByRole('button', { name: 'I have read this' }).click()
  await expect.poll(() => dialog.query()).toBeNull()
  expect(calls.filter(({ path }) => path === ACK).map(({ body }): unknown => JSON.parse(body))).toEqual([
    { id: id(1) },
    { id: id(2) },
  ])
})
