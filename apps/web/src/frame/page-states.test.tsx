import { cms } from '@tessera/contract/office/cms/cms.ts'
import { beforeEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn } from './testing.tsx'

const WATER = 'ex/api/v1/accounts/flowing_water'
const BANNERS = cms.banners.path
const media = (name: '' | 'print') => cdp().send('Emulation.setEmulatedMedia', { media: name })
const heading = () => page.getByRole('heading', { level: 1 })

beforeEach(() => media(''))

test('an unknown address shows a message and links to home and the investments', async () => {
  serve({})
  const app = await openApp('/zh_CN/no/such/place')
  await expect.element(heading()).toHaveTextContent('页面不存在')
  await page.getByRole('main').getByRole('link', { name: '投资产品' }).click()
  await expect.poll(app.path).toBe('/zh_CN/investments')
})

test('a screen that throws keeps the header, says that the account is safe, and works again after a retry', async () => {
  const answers: Record<string, unknown> = { 'ex/api/v1/products/list': { rows: 'not a list' } }
  serve(answers)
  await openApp('/en_US/investments')
  const failed = page.getByRole('alert').getByText('This page did not load')
  await expect.element(failed).toBeVisible()
  await expect.element(page.getByText('Your account is not affected. Try again in a moment.')).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  answers['ex/api/v1/products/list'] = { total: 0, page: 1, pageSize: 20, rows: [], counts: {}, regions: [] }
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('No matching products')).toBeVisible()
})

test('a page that failed is retried automatically when the connection returns', async () => {
  const answers: Record<string, unknown> = { 'ex/api/v1/products/list': { rows: 'not a list' } }
  serve(answers)
  await openApp('/en_US/investments')
  await expect.element(page.getByRole('alert').getByText('This page did not load')).toBeVisible()
  answers['ex/api/v1/products/list'] = { total: 0, page: 1, pageSize: 20, rows: [], counts: {}, regions: [] }
  const listed = page.getByText('No matching products')
  const comeBack = () => {
    window.dispatchEvent(new Event('online'))
    return listed.elements().length
  }
  await expect.poll(comeBack).toBe(1)
})

test.each([
  ['en_US', 'This page did not load', 'Retry', 'Page not found'],
  ['zh_CN', '页面加载失败', '重试', '页面不存在'],
])(
  'a frame that throws shows a message in %s without loaded messages, and works again after a retry',
  async (locale, failed, retry, there) => {
    const answers: Record<string, unknown> = { [BANNERS]: { rows: 'not a list' } }
    serve(answers)
    await openApp(`/${locale}/no/such/place`)
    await expect.element(heading()).toHaveTextContent(failed)
    answers[BANNERS] = { rows: [] }
    await page.getByRole('button', { name: retry }).click()
    await expect.element(heading()).toHaveTextContent(there)
  },
)

test('a printed record has its owner, its table and its head, and no buttons', async () => {
  serve({
    ...signedIn('approved'),
    [WATER]: { total: 0, page: 1, pageSize: 20, rows: [], next: null, pending: [], sums: [] },
  })
  await openApp('/en_US/assets/flowingWater', 'token')
  await expect.element(heading()).toBeVisible()
  await media('print')
  await expect.element(page.getByText(/Lim Jia Wen · Account ID 80217734 · Printed \d{4}/)).toBeVisible()
  const pressable = page
    .getByRole('button')
    .elements()
    .filter((each) => each.checkVisibility() && !each.closest('th'))
  expect(pressable).toEqual([])
  expect(
    page
      .getByRole('navigation')
      .elements()
      .filter((each) => each.checkVisibility()),
  ).toEqual([])
  await expect.element(page.getByRole('table')).toBeVisible()
  await media('')
})
