import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { holdBack, serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'

const [LIST, REMOVE] = ['ex/api/v1/blacklist/list', 'ex/api/v1/blacklist/remove']
const blocked = (userAccount: string) => ({ userAccount, remark: '', createdAt: '2026-11-20T00:00:00.000Z' })

test('a customer is removed from the list once, however often the button is pressed before the list reloads', async () => {
  const answers: Record<string, unknown> = {
    ...signedIn('approved'),
    [LIST]: { rows: [blocked('700001'), blocked('700002')], max: 100 },
    [REMOVE]: {},
  }
  const calls = serve(answers)
  await openApp('/en_US/personal/blacklist', 'token')
  const off = (account: string) =>
    page.getByRole('row').filter({ hasText: account }).getByRole('button', { name: 'Unblock' })
  await expect.element(off('700002')).toBeVisible()
  const [answer, list] = [holdBack(REMOVE), holdBack(LIST)]
  const removed = () => calls.filter(({ path }) => path === REMOVE).map(({ body }): unknown => JSON.parse(body))
  await off('700001').click()
  await off('700002').click()
  await off('700001').click({ force: true })
  await off('700002').click({ force: true })
  answers[LIST] = { rows: [], max: 100 }
  answer()
  await expect.element(page.getByText('Account unblocked.').first()).toBeVisible()
  await off('700001').click({ force: true })
  expect(removed()).toEqual([{ userAccount: '700001' }, { userAccount: '700002' }])
  list()
  await expect.element(page.getByText('No blocked accounts')).toBeVisible()
})
