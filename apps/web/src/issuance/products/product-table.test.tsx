import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp } from '#frame/testing.tsx'
import { card, pageWith } from './testing.ts'

const LIST = 'ex/api/v1/products/list'

test.each([
  ['sort the rows when all of them are on the page', 2, 4],
  ['offer no sorting on one page of several', 60, 0],
])('the column heads of the table %s', async (_name, total, heads) => {
  serve({ [LIST]: pageWith([card('LBR3'), card('KGN29')], total) })
  await openApp('/en_US/investments?view=table')
  await expect.element(page.getByRole('link', { name: /KGN29/ }).first()).toBeVisible()
  expect(page.getByRole('columnheader').getByRole('button').elements()).toHaveLength(heads)
})
