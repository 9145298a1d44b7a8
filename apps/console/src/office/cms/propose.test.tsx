import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { TakeStep } from './propose.tsx'
import { draftOf, id } from './testing.ts'

const version = draftOf(3, 'Risk')
vi.spyOn(api.operators, 'me').mockResolvedValue({ id, name: 'Priya', roles: ['superadmin'], permissions: [] })
const propose = vi.spyOn(api.approvals, 'propose')
const when = () => page.getByRole('textbox', { name: 'Publish at (UTC), blank for immediately' })
const note = () => page.getByRole('textbox', { name: 'Internal note' })
const send = () => page.getByRole('button', { name: 'Propose to publish' })
const open = () => show(() => <TakeStep step="propose" textId={id} version={version} onClose={() => undefined} />)

test('accepts a time in full-width digits, as a Chinese keyboard types them', async () => {
  propose.mockRejectedValue(new TypeError('this endpoint is not part of the test'))
  await open()
  await when().fill('２９２７－０６－０１ １０：００')
  await expect.element(when()).toHaveValue('2927-06-01 10:00')
  await note().fill('Ready.')
  await send().click()
  await expect
    .poll(() => propose.mock.calls.map(([request]) => request.proposal))
    .toEqual([{ act: 'publish', publishAt: '2927-06-01T10:00:00.000Z' }])
})

test('reports a past time at its field before it is sent', async () => {
  await open()
  await when().fill('2020-01-01 10:00')
  await note().fill('Ready.')
  await expect.element(page.getByText(/^This time has passed/u)).toBeVisible()
})

test("shows the server's error about the time at its field", async () => {
  propose.mockRejectedValue(new ApiError('CMS_HOUR_PAST', 'Too late by our clock.', { field: 'publishAt' }))
  await open()
  await when().fill('2927-06-01 10:00')
  await note().fill('Ready.')
  await send().click()
  await expect.element(when()).toHaveAccessibleDescription('Too late by our clock.')
})

test('shows the texts that link to a text before it is proposed to unpublish it', async () => {
  const subject = vi.spyOn(api.approvals, 'subject')
  subject.mockRejectedValueOnce(new ApiError('INTERNAL', 'It broke.'))
  await show(() => <TakeStep step="archive" textId={id} version={version} onClose={() => undefined} />)
  await note().fill('It is old.')
  const archive = page.getByRole('button', { name: 'Propose to take down' })
  await expect.element(page.getByText('It broke.')).toBeVisible()
  await expect.element(archive).toHaveAttribute('aria-disabled', 'true')
  const content = { act: 'archive', publishAt: null, author: { id, name: 'Priya' }, linkedFrom: ['help'] }
  subject.mockResolvedValue({ content, contentHash: 'h', approvable: true, summary: null, requests: [] })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText(/Their links will break: help/u)).toBeVisible()
  await expect.element(archive).not.toHaveAttribute('aria-disabled', 'true')
})
