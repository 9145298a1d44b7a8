import { expect, test } from '@playwright/test'
import { withdrawalMail } from '@tessera/contract/payments/withdrawals/withdrawal-mail.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { freshAddress } from '../world/src/people/fresh-address.ts'
import { ownAtProvider } from '../world/src/people/own-at-provider.ts'
import { investors } from '../world/src/stories/cast.ts'
import { prove } from './steps/api-key.ts'
import { clientOf, once } from './steps/client-of.ts'
import { collectBrowserErrors, checkScreen } from './steps/check-screen.ts'
import { withdrawalSecretMailed } from './steps/outbox.ts'
import { storedToken } from './steps/sessions.ts'

test('WDR-19 an email scanner that opens the link confirms nothing; the reader confirms in both languages', async ({
  page,
  baseURL,
}) => {
  const { request } = page
  const { phone, email } = investors.quaystone
  const token = await storedToken('quaystone')
  const who = { request, baseUrl: baseURL ?? '', token, phone }
  const book = clientOf(who.baseUrl, token, withdrawals)
  const entry = { coin: 'tUSD', chain: 'solana_devnet', address: freshAddress() }
  const added = await book.addAddress(
    { ...entry, remark: 'Mailed', beneficiary: ownAtProvider, verifyToken: await prove(who, 'add_address', entry) },
    once(),
  )
  const withdrawal = { coin: entry.coin, chain: entry.chain, amount: '21.75', fee: '1' }
  const verifyToken = await prove(who, 'withdraw', { ...withdrawal, address: entry.address })
  let id = ''
  const secret = await withdrawalSecretMailed(request, email, async () => {
    id = (await book.create({ ...withdrawal, addressId: added.id, verifyToken }, once())).id
  })

  const reports = collectBrowserErrors(page)
  await request.get(`/en_US/confirmWithdrawal`)
  await request.get(`/${withdrawalMail.confirm.path}?token=${secret}`)
  await page.goto(`/en_US/confirmWithdrawal#${secret}`)
  await expect(page.getByText(entry.address)).toBeVisible()
  await checkScreen(page, 'confirm-withdrawal-waiting.en_US')
  expect((await book.get({ id })).stage).toBe('email_confirm')

  await page.goto(`/zh_CN/confirmWithdrawal#${secret}`)
  await expect(page.getByText(entry.address)).toBeVisible()
  await page.getByRole('button', { name: '确认提现' }).click()
  await expect(page.getByText('提现已确认，可在提现记录中查看进度。')).toBeVisible()
  expect((await book.get({ id })).stage).toBe('review')
  expect(reports).toEqual([])
  await book.cancel({ id }, once())
})
