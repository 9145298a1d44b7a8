import { expect, type Download, type Locator, type Page, test } from '@playwright/test'
import { reconciliation } from '@tessera/contract/books/reconciliation/reconciliation.ts'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { operators } from '../world/src/stories/cast.ts'
import { checkScreen } from './steps/check-screen.ts'
import { clientOf } from './steps/client-of.ts'
import { desk, keys } from './steps/input-modes.ts'
import { expectAudited } from './steps/review.ts'
import { storedToken } from './steps/sessions.ts'
import { operatorPage } from './steps/shared-page.ts'

// The record of a day, which a job of the world has built: two people sign it, and its files have the signed hashes.

/** Presses a button that saves a file, and returns the file. */
async function save(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const saved: Promise<Download> = page.waitForEvent('download')
  await keys.press(page, button)
  const file = await saved
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

test('two people sign the record of a day; its CSV has the hash that they signed, and its PDF names them', async ({
  browser,
  baseURL,
}) => {
  const days = clientOf(baseURL ?? '', await storedToken('priya'), reconciliation)
  const day = (await days.days({ pageSize: 100 })).rows.find(({ signedAt }) => signedAt === null)?.day ?? ''
  expect(day, 'a new world has the record of a day').toMatch(/^\d{4}-\d{2}-\d{2}$/u)
  const record = await days.day({ day })
  expect(record.customers.map(({ coin }) => coin)).toEqual(expect.arrayContaining(['SGD', 'tUSD']))
  expect(record.sums.filter(({ isBalanced }) => !isBalanced)).toEqual([])

  const priya = await operatorPage(browser, 'priya')
  await priya.goto('/console/en_US/days')
  const rowOf = (page: Page) => page.getByRole('row').filter({ has: page.getByText(day, { exact: true }) })
  const row = rowOf(priya)
  await expect(row).toContainText('Not signed yet')
  await row.click()
  const drawer = priya.getByRole('dialog')
  await expect(drawer.getByRole('region', { name: 'Signatures' })).toContainText('Not signed yet')
  await expect(drawer.getByRole('table', { name: 'Customers' })).toContainText('tUSD')
  await checkScreen(priya, 'console-day.en_US', { inBoth: true })
  await priya.setViewportSize(desk)
  const csv = await save(priya, drawer.getByRole('button', { name: 'Download CSV' }))
  expect(csv.name).toBe(`daily-reconciliation-${day}-utc.csv`)
  expect(sha256(csv.bytes)).toBe(record.csvHash.en_US)
  await expect(drawer.getByRole('table', { name: 'Case details' })).toContainText(sha256(csv.bytes))
  const notes = drawer.getByRole('textbox', { name: /^Note: / })
  await expect(notes).toHaveCount(record.differences.length)
  for (const note of await notes.all()) await note.fill('Known, under review.')
  await keys.type(priya, drawer.getByLabel('Internal note'), 'Compared with chain and bank.')
  await keys.press(priya, drawer.getByRole('button', { name: 'Propose approval' }))
  await expect(drawer).toHaveCount(0)

  const arjun = await operatorPage(browser, 'arjun')
  await arjun.goto('/console/zh_CN/days')
  await rowOf(arjun).click()
  const theirs = arjun.getByRole('dialog')
  await expect(theirs.getByRole('table', { name: '事项内容' })).toContainText(record.csvHash.zh_CN)
  await checkScreen(arjun, 'console-day.zh_CN', { inBoth: true })
  await arjun.setViewportSize(desk)
  const translated = await save(arjun, theirs.getByRole('button', { name: '下载 CSV' }))
  expect(sha256(translated.bytes)).toBe(record.csvHash.zh_CN)
  await theirs.getByLabel('内部备注').fill('已核对。')
  await theirs.getByRole('button', { name: '通过', exact: true }).click()
  await expect(theirs).toHaveCount(0)
  await expectAudited(arjun, 'reconciliation.sign', operators.arjun.name)

  await priya.goto('/console/en_US/days')
  await expect(row).toContainText('Signed')
  await row.click()
  const signed = drawer.getByRole('region', { name: 'Signatures' })
  await expect(signed).toContainText(operators.priya.name)
  await expect(signed).toContainText(operators.arjun.name)
  const pdf = await save(priya, drawer.getByRole('button', { name: 'Download PDF' }))
  expect(pdf.name).toBe(`daily-reconciliation-${day}-utc.pdf`)
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const again = await save(priya, drawer.getByRole('button', { name: 'Download CSV' }))
  expect(again.bytes.equals(csv.bytes)).toBe(true)
})
