import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ui } from './constants.ts'
import { pageWindow, Pagination } from './pagination.tsx'
import { show } from './testing.tsx'

test('§9 page size, page buttons: a page has 20 rows, and five buttons are visible', async () => {
  const onChange = vi.fn<(page: number) => void>()
  await show(<Pagination page={1} total={186} onChange={onChange} />)
  await expect.element(page.getByText('1–20 of 186')).toBeVisible()
  expect(page.getByRole('button', { name: /^Page/u }).elements()).toHaveLength(ui.page.buttons)
  await expect.element(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  await page.getByRole('button', { name: 'Page 4' }).click()
  await page.getByRole('button', { name: 'Next page' }).click()
  expect(onChange.mock.calls.flat()).toEqual([4, 2])
})

test('the last page shows the total, in Chinese too', async () => {
  await show(<Pagination page={5} total={86} onChange={vi.fn<() => void>()} />, 'zh-CN')
  await expect.element(page.getByText('第 81–86 条，共 86 条')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '下一页' })).toBeDisabled()
})

test('a page beyond the last shows no rows and a link back to the last', async () => {
  const onChange = vi.fn<(page: number) => void>()
  await show(<Pagination page={50} total={86} onChange={onChange} />)
  await expect.element(page.getByText('0–0 of 86')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await page.getByRole('button', { name: 'Previous page' }).click()
  await page.getByRole('button', { name: 'Page 5' }).click()
  expect(onChange.mock.calls.flat()).toEqual([5, 5])
})

test('the window of five buttons has the current page in the middle', () => {
  expect(pageWindow(1, 10)).toEqual([1, 2, 3, 4, 5])
  expect(pageWindow(6, 10)).toEqual([4, 5, 6, 7, 8])
  expect(pageWindow(10, 10)).toEqual([6, 7, 8, 9, 10])
  expect(pageWindow(2, 3)).toEqual([1, 2, 3])
})
