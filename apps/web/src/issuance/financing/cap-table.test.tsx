import { financing } from '@tessera/contract/issuance/financing/financing.ts'
import { readCapTable } from '@tessera/contract/issuance/financing/ocf.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { showPart } from '#frame/testing.tsx'
import { CapTableRow } from './cap-table-row.tsx'
import { en_US } from './financing.messages.en_US.ts'
import { zh_CN } from './financing.messages.zh_CN.ts'
import { MAX_SHEET_BYTES } from './read-cap-table-file.ts'
import type { StepProps } from './step.ts'

const heading = 'Holder,Holder type,Share class,Quantity,Price per share,Currency,Issue date'
const helena = 'Helena Voss,Person,Ordinary,"8,000",1.00,SGD,2019-06-01'

/** Shows the row of an application that may be edited, and runs what it saves. */
async function showRow(locale: 'en_US' | 'zh_CN' = 'en_US') {
  const calls = serve({ [financing.saveCapTable.path]: { faults: [] } })
  const step = {
    application: { capTable: null, missing: [], editable: ['cap_table'] },
    saving: { save: (_: string, run: () => Promise<unknown>) => run(), refused: {} },
    tried: false,
  } as unknown as StepProps
  await showPart(<CapTableRow {...step} />, { financing: locale === 'en_US' ? en_US : zh_CN }, locale)
  return () => calls.map(({ body }) => JSON.parse(body) as { json: string })
}

const choose = (file: File) => userEvent.upload(document.querySelector('input[type=file]') ?? document.body, file)
const csv = (...lines: string[]) => new File([lines.join('\n')], 'holders.csv', { type: 'text/csv' })

test('a spreadsheet is previewed, and saved as a valid cap table once its owner takes it', async () => {
  const saved = await showRow()
  await choose(csv(heading, helena))
  await expect.element(page.getByText('holders.csv: 1 holding. Check them before you use them.')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'Helena Voss' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '8,000' })).toBeVisible()
  expect(saved()).toEqual([])
  await page.getByRole('button', { name: 'Use this cap table' }).click()
  await expect.poll(() => saved().length).toBe(1)
  expect(readCapTable(saved()[0]?.json ?? '').faults).toEqual([])
})

test.each([
  ['en_US', 'Line 3, Quantity: enter a number such as 1,234.5.', 'Line 3, Currency: this cell is empty.'],
  ['zh_CN', '第 3 行，数量：请填写数字，例如 1,234.5。', '第 3 行，币种：该单元格为空。'],
] as const)('in %s each wrong cell is named, and nothing is saved', async (locale, ...texts) => {
  const saved = await showRow(locale)
  await choose(csv(heading, helena, 'Lim,Person,Ordinary,many,1.00,,2019-06-01'))
  for (const text of texts) await expect.element(page.getByText(text)).toBeVisible()
  expect(page.getByRole('table').query()).toBeNull()
  expect(saved()).toEqual([])
})

test('a file in GB 18030 with semicolons is read', async () => {
  await showRow()
  const name = new Uint8Array([0xb3, 0xc2, 0xcb, 0xbc, 0xd4, 0xb6])
  const [before, after] = [`${heading.replaceAll(',', ';')}\n`, ';Person;Ordinary;10;1;CNY;2020-01-31\n']
  await choose(new File([before, name, after], 'holders.csv', { type: 'text/csv' }))
  await expect.element(page.getByRole('cell', { name: '陈思远' })).toBeVisible()
})

test.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
])('in a file with %s a comma belongs to its cell', async (_, sign) => {
  await showRow()
  const columns = ['Holder', 'Holder type', 'Share class', 'Price per share', 'Currency', 'Issue date', 'Quantity']
  const line = ['Voss, Helena', 'Person', 'Ordinary', '1.00', 'SGD', '2019-06-01', '8,123']
  await choose(csv(columns.join(sign), line.join(sign)))
  await expect.element(page.getByRole('cell', { name: 'Voss, Helena' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '8,123' })).toBeVisible()
})

test.each([
  ['a workbook', new File(['PK'], 'holders.xlsx'), 'Save the spreadsheet as CSV (UTF-8) first, then choose that file.'],
  ['a file over 1 MB', csv('x'.repeat(MAX_SHEET_BYTES + 1)), 'The file is larger than 1 MB.'],
  ['a broken file', csv(heading, '"Helena'), 'This file is not valid CSV.'],
])('refuses %s with a sentence', async (_, file, text) => {
  await showRow()
  await choose(file)
  await expect.element(page.getByText(text, { exact: false })).toBeVisible()
})
