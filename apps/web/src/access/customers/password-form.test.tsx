import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { holdBack, serve } from '#parts/testing.ts'
import { openApp, publicInfo, signedIn } from '#frame/testing.tsx'

const DEMANDS = 'ex/api/v1/verification/demands'

test.each([
  ['en_US', 'Phone code', 'Email code', 'Change password', 'Send the code first.'],
  ['zh_CN', '短信验证码', '邮箱验证码', '修改密码', '请先获取验证码。'],
])(
  'in %s an account with only a phone is asked for its code and for no other factor',
  async (locale, phone, email, submit, words) => {
    serve({
      ...signedIn('approved'),
      'ex/api/v0/public': publicInfo(),
      [DEMANDS]: { demands: [['mobile']], masked: { email: null, mobile: '+65****6789' } },
    })
    const answer = holdBack(DEMANDS)
    await openApp(`/${locale}/personal/changePassword`, 'token')
    const button = page.getByRole('button', { name: submit })
    await expect.element(button).toBeVisible()
    expect(page.getByText(email).query()).toBeNull()
    answer()
    await expect.element(page.getByText(phone)).toBeVisible()
    await button.click()
    await expect.element(page.getByText(words).first()).toBeVisible()
    expect(page.getByText(email).query()).toBeNull()
  },
)
