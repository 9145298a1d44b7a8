import { expect, test } from '@playwright/test'
import { memorandum } from '../world/src/stories/memorandum.ts'
import { publishOffer } from './steps/offer.ts'
import { confirm, openCase } from './steps/review.ts'
import { operatorPage } from './steps/shared-page.ts'

test('a published product gets its contract address and a document, and a document is removed, each time by two people', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { symbol } = await publishOffer({ request, baseUrl: baseURL ?? '' }, 3600)
  const desk = (who: string) => operatorPage(browser, who)
  const [priya, arjun] = [await desk('priya'), await desk('arjun')]
  const address = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
  const confirmed = async (words: string) => {
    const drawer = await openCase(arjun, 'queue?kind=product_supplement', symbol)
    await expect(drawer).toContainText(words)
    return drawer
  }

  let drawer = await openCase(priya, 'products', symbol)
  await drawer.getByRole('button', { name: 'Propose update' }).click()
  const facts = priya.getByRole('dialog', { name: 'Propose update' })
  await facts.getByRole('textbox', { name: 'Reason' }).fill('It is on the chain.')
  await facts.getByRole('button', { name: 'Propose update' }).click()
  await expect(facts.getByText('Enter a new contract address or a new completion date.').first()).toBeVisible()
  await facts.getByRole('textbox', { name: 'Contract address' }).fill(address.slice(0, -2))
  await facts.getByRole('button', { name: 'Propose update' }).click()
  await expect(facts.getByText(/ot a valid address on /).first()).toBeVisible()
  await facts.getByRole('textbox', { name: 'Contract address' }).fill(address)
  await facts.getByRole('button', { name: 'Propose update' }).click()
  await expect(facts).toHaveCount(0)
  await confirm(arjun, await confirmed(address), 'I looked at the chain too.')

  drawer = await openCase(priya, 'products', symbol)
  await drawer.getByRole('button', { name: 'Propose a document' }).click()
  const adding = priya.getByRole('dialog', { name: 'Propose a document' })
  await adding.locator('input[type=file]').setInputFiles({
    name: 'accounts.pdf',
    mimeType: 'application/pdf',
    buffer: memorandum(symbol, ['Accounts.']),
  })
  await adding.getByRole('textbox', { name: 'Title (English)' }).fill('Accounts 2026')
  await adding.getByRole('textbox', { name: 'Title (Chinese)' }).fill('2026 年度财务报表')
  await adding.getByRole('textbox', { name: 'Document date' }).fill('2026-06-30')
  await adding.getByRole('textbox', { name: 'Reason' }).fill('They arrived.')
  await adding.getByRole('button', { name: 'Propose a document' }).click()
  await expect(adding).toHaveCount(0)
  const reading = await confirmed('Accounts 2026')
  const download = arjun.waitForEvent('download')
  await reading.getByRole('button', { name: 'Open Accounts 2026' }).click()
  await download
  await confirm(arjun, reading, 'I read them.')

  drawer = await openCase(priya, 'products', symbol)
  await drawer.getByRole('button', { name: 'Remove Offer memorandum' }).click()
  const withdrawDialog = priya.getByRole('dialog', { name: 'Withdraw Offer memorandum?' })
  await withdrawDialog.getByRole('textbox', { name: 'Reason' }).fill('The wrong edition.')
  await withdrawDialog.getByRole('button', { name: 'Propose withdrawal' }).click()
  await expect(withdrawDialog).toHaveCount(0)
  await confirm(arjun, await confirmed('Offer memorandum'), 'It is the wrong one.')

  await page.goto(`/en_US/investmentDetail/${symbol}`)
  await expect(page.getByText('Accounts 2026')).toBeVisible()
  await expect(page.getByText('Offer memorandum')).toHaveCount(0)
  await expect(page.getByText('7xKXtg', { exact: false }).first()).toBeVisible()
})
