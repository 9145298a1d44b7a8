import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, publicInfo } from './testing.tsx'

const INFO = 'ex/api/v0/public'
const hidden = { loginHide: true, registerHide: true }
const names = () =>
  page
    .getByRole('banner')
    .getByRole('link')
    .elements()
    .map((each) => each.textContent)

test('shows the button of an open entry point in the header', async () => {
  serve({ [INFO]: publicInfo() })
  await openApp('/en_US/nowhere')
  await expect.poll(names).toEqual(expect.arrayContaining(['Log in', 'Open account']))
})

test.each([
  ['loginHide', 'Log in', 'Open account'],
  ['registerHide', 'Open account', 'Log in'],
] as const)('with %s the button “%s” is absent and the other one stays', async (flag, absent, stays) => {
  serve({ [INFO]: publicInfo({ [flag]: true }) })
  await openApp('/en_US/nowhere')
  await expect.poll(names).toContain(stays)
  await expect.poll(names).not.toContain(absent)
})

test('the phone menu shows neither button when both are hidden', async () => {
  serve({ [INFO]: publicInfo(hidden) })
  await openApp('/en_US/nowhere', undefined, 390)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect
    .poll(() =>
      page
        .getByRole('dialog')
        .getByRole('link', { name: /Log in|Open account/ })
        .elements(),
    )
    .toEqual([])
})

test.each([
  ['/en_US/login', /^Login is temporarily closed\./],
  ['/en_US/register', /^Registration is temporarily closed\./],
])('the page %s of a hidden entry point shows a message and no form', async (path, words) => {
  serve({ [INFO]: publicInfo(hidden) })
  await openApp(path)
  await expect.element(page.getByText(words)).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
  expect(page.getByRole('button', { name: /passkey/ }).elements()).toEqual([])
})
