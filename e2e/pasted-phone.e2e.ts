import { expect, test } from '@playwright/test'
import { solveCaptcha } from './steps/captcha.ts'
import { freshPhone, newcomer } from './steps/newcomers.ts'
import { mailsTo } from './steps/outbox.ts'

/** `+6581234567` → `+65 8123 4567`. */
const spaced = (phone: string): string => `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`

for (const prefix of ['+', '00'])
  test(`a phone pasted with ${prefix}65 into the registration receives the code, and no other phone does`, async ({
    page,
    request,
  }) => {
    const phone = freshPhone()
    await page.goto('/en_US/register')
    await page.getByRole('tab', { name: 'Phone', exact: true }).click()
    const field = page.getByRole('textbox', { name: 'Phone number' })
    await field.fill(spaced(phone).replace('+', prefix))
    await expect(field).toHaveValue(phone.slice(3))
    await page.getByRole('button', { name: 'Send code' }).click()
    await solveCaptcha(page)
    await expect.poll(async () => (await mailsTo(request, phone)).length, { message: `a code for ${phone}` }).toBe(1)
    expect(await mailsTo(request, `+65${phone.slice(1)}`)).toEqual([])
  })

test('a phone pasted with its area code logs in, and one of another country switches the area code and shows a note', async ({
  page,
  request,
  baseURL,
}) => {
  const who = await newcomer(request, baseURL ?? '', 'phone')
  await page.goto('/en_US/login')
  await page.getByRole('tab', { name: 'Phone', exact: true }).click()
  const field = page.getByRole('textbox', { name: 'Phone number' })
  await field.fill('+86 138 0013 8000')
  await expect(page.getByText('Area code changed to China (+86) to match the number you entered.')).toBeVisible()
  await field.fill(spaced(who.email))
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('Security verification')).toBeVisible()
})

test('an invalid email is reported on leaving the field, before the captcha', async ({ page }) => {
  await page.goto('/zh_CN/register')
  const field = page.getByRole('textbox', { name: '邮箱', exact: true })
  await field.fill('用户@例子.公司')
  await field.blur()
  await expect(page.getByText('邮箱地址只能包含英文字母、数字和符号，不能有空格。')).toBeVisible()
  await field.fill('dot@x.example.')
  await field.blur()
  await expect(page.getByText('@ 后面须为域名，例如 example.com，且末尾不能有点号。')).toBeVisible()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
