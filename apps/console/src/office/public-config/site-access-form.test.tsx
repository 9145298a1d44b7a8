import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { SiteAccessForm } from './site-access-form.tsx'
import { sampleSiteAccess as access } from './testing.ts'

const propose = vi
  .spyOn(api.approvals, 'propose')
  .mockRejectedValue(new TypeError('this endpoint is not part of the test'))
vi.spyOn(api.siteSettings, 'preview').mockRejectedValue(new TypeError('this endpoint is not part of the test'))
const field = (name: string) => page.getByRole('textbox', { name })

test('Enter shows at the lists that a preview is required, and sends the form after it', async () => {
  await show(() => <SiteAccessForm now={access} mayPropose />)
  await field('Blocked countries').fill('DE FR')
  await field('Reason').fill('The new licence.')
  await field('Blocked countries').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Blocked countries')).toHaveAccessibleDescription('See who is affected first.')
  expect(propose).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'See who is affected' }).click()
  await field('Blocked countries').click()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => propose.mock.calls.map(([{ kind, reason }]) => [kind, reason]))
    .toEqual([['site_access', 'The new licence.']])
})
