import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { Photos } from './photos.tsx'

const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'
const documents = (['front', 'back'] as const).map((kind) => ({ kind, uploadId: `${kind} of ${id}`, sha256: '' }))

test('the refusal of one photo is not shown for the next', async () => {
  vi.spyOn(api.kycCases, 'file').mockRejectedValue(new ApiError('RATE_LIMITED', 'You looked at too many.'))
  await show(() => <Photos caseId={id} documents={documents} />)
  const photos = page.getByRole('button', { name: 'Open', exact: false })
  await photos.first().click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('A customer called.')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.element(page.getByText('You looked at too many.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  await photos.last().click()
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toBeVisible()
  expect(page.getByText('You looked at too many.').elements()).toEqual([])
})
