import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { ChangeEvidence } from './change-evidence.tsx'
import { change } from './testing.ts'

test('a reviewer sees only what differs, before and after, with lateness and effective shares', async () => {
  vi.spyOn(api.companyChangesReview, 'get').mockResolvedValue(change)
  vi.spyOn(api.companyPersonsDesk, 'list').mockResolvedValue({ persons: [] })
  await show(() => <ChangeEvidence id="c1" />)
  await expect.element(page.getByText('3 working days late')).toBeVisible()
  const details = page.getByRole('table', { name: 'Changed details' })
  await expect.element(details.getByRole('row').nth(1)).toMatchTextContent(/Northquay.*Southquay LLP/u)
  await expect.poll(() => details.getByRole('row').all().length).toBe(2)
  await expect.element(page.getByText('30% of the company across all layers')).toBeVisible()
  const changed = page.getByRole('table', { name: 'Helena Voss' })
  await expect.element(changed.getByRole('row').nth(1)).toMatchTextContent(/Direct share.*91%.*60%/u)
  const trees = page.getByRole('group', { name: 'Ownership structure' })
  await expect.element(trees.nth(1)).toMatchTextContent(/Anchor Holdings.*Ines Arnaud/u)
})

test('KYC-08 a document of a change opens with a reason, by the change and not by the company', async () => {
  vi.spyOn(api.companyChangesReview, 'get').mockResolvedValue(change)
  vi.spyOn(api.companyPersonsDesk, 'list').mockResolvedValue({ persons: [] })
  const open = vi
    .spyOn(api.companyChangesReview, 'file')
    .mockResolvedValue(new File(['%PDF'], 'agreement.pdf', { type: 'application/pdf' }))
  await show(() => <ChangeEvidence id="c1" />)
  await page.getByRole('button', { name: 'Open: Partnership agreement' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('I review it.')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect.poll(() => open.mock.calls[0]?.[0]).toMatchObject({ id: 'c1', reason: 'I review it.' })
})
