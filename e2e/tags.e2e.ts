import { expect, test } from '@playwright/test'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { freshAddress } from '../world/src/people/fresh-address.ts'
import { investors } from '../world/src/stories/cast.ts'
import { clientOf } from './steps/client-of.ts'
import { desk } from './steps/input-modes.ts'
import { collectBrowserErrors, checkScreen } from './steps/check-screen.ts'
import { reloadUntil } from './steps/reload-until.ts'
import { confirm, openCase, propose } from './steps/review.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'
import { operatorPage } from './steps/shared-page.ts'
import { addAddress, withdraw } from './steps/withdraw.ts'

const TAG = '104857-TAG'

test('WDR-20 the review of a withdrawal shows the tag of its address, and the chain shows the tag and the id', async ({
  browser,
  baseURL,
}, { retry }) => {
  // A retry must not find the address and the amount of the run before.
  const [remark, amount] = [`With a tag ${retry}`, `44.7${5 + retry}`]
  const token = await storedToken('harbor')
  const context = await customerBrowser(browser, baseURL ?? '', token, { viewport: desk })
  const page = await context.newPage()
  const reports = collectBrowserErrors(page)
  await page.goto('/zh_CN/assets/withdraw')
  await page.getByRole('button', { name: '添加地址' }).first().click()
  await expect(page.getByRole('dialog').getByText('需要标签而未填写时，资金可能丢失。')).toBeVisible()
  await checkScreen(page, 'tag-add.zh_CN')
  await page.setViewportSize(desk)

  await addAddress(page, investors.harbor.phone, { address: freshAddress(), tag: TAG, remark })
  await expect(page.getByRole('table', { name: 'Address book' }).getByText(`Tag (memo): ${TAG}`)).toBeVisible()
  await checkScreen(page, 'tag-book.en_US')
  await page.setViewportSize(desk)
  await withdraw(page, investors.harbor, { to: remark, amount, remark: 'Tagged' })

  const [priya, arjun] = [await operatorPage(browser, 'priya'), await operatorPage(browser, 'arjun')]
  const drawer = await openCase(priya, 'queue?kind=withdrawal_review', amount)
  await expect(drawer.getByText(TAG)).toBeVisible()
  await propose(priya, drawer, 'Known exchange.')
  await confirm(arjun, await openCase(arjun, 'queue?kind=withdrawal_review', amount), 'Address and tag agree.')

  const row = page.getByRole('row').filter({ hasText: amount })
  await reloadUntil(page, '/en_US/assets/withdraw', () => expect(row).toContainText('Succeeded', { timeout: 5_000 }))
  const { rows } = await clientOf(baseURL ?? '', token, withdrawals).list({})
  const paid = rows.find(({ tag }) => tag === TAG)
  await page.goto(`/chain/tx/${paid?.txId}?lang=en_US`)
  await expect(page.getByText(`${TAG}\n${paid?.id}`)).toBeVisible()
  expect(reports).toEqual([])
  await context.close()
})
