import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useReader } from '#parts/reader.ts'
import { show } from './testing.tsx'

test.each([
  ['en_US', 'replaces.price', '123456.50', '123,456.50'],
  ['en_US', 'before.price', '234567.89', '234,567.89'],
  ['en_US', 'own', '0.2', '20%'],
  ['zh_CN', 'grand', '0.015', '1.5%'],
  ['en_US', 'chain', 'solana_devnet', 'Solana Devnet'],
  ['en_US', 'changed', 'limitCountries=IR,KP', 'Blocked countries: IR, KP'],
  ['en_US', 'changed', 'limitCountries=', 'Blocked countries: none'],
  ['en_US', 'changed', 'restrictionType=0', 'Country restriction: No restriction'],
  ['zh_CN', 'changed', 'limitCountries=IR,KP', '限制的国家或地区：IR、KP'],
  ['zh_CN', 'changed', 'limitCountries=CU,IR,KP', '限制的国家或地区：CU、IR、KP'],
  ['zh_CN', 'changed', 'loginForbidden=true', '禁止登录：开启'],
  ['en_US', 'messages', '65.countryDay=5000', '+65 Singapore · To one country: 5,000'],
  ['zh_CN', 'messages', 'smsClosed=true', '短信已关闭：是'],
] as const)('in %s the %s %s is shown as %s', async (locale, field, value, text) => {
  const Read = () => <p>{useReader()(field, value)}</p>
  await show(Read, `/console/${locale}`)
  await expect.element(page.getByRole('paragraph')).toHaveTextContent(text)
})
