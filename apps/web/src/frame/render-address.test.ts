import { expect, test } from 'vitest'
import { renderAddress } from './render-address.ts'

test.each([
  ['/en_US', '', '/en_US'],
  ['/en_US', 'utm_source=mail&utm_medium=x', '/en_US'],
  ['/zh_CN/investments', 'tab=bonds', '/zh_CN/investments?tab=bonds'],
  ['/zh_CN/investments', 'utm_source=mail&page=2&tab=bonds', '/zh_CN/investments?tab=bonds&page=2'],
  ['/en_US/investments', 'tab=all&sort=comprehensive&page=1', '/en_US/investments'],
  ['/en_US/investments', 'tab=nothing&sort=x&view=y&page=0', '/en_US/investments'],
  ['/en_US/investments', 'view=table&sort=newest', '/en_US/investments?sort=newest&view=table'],
  ['/en_US/login', 'back=/en_US/investments', '/en_US/login'],
  ['/en_US/cms/terms', 'lang=x', '/en_US/cms/terms'],
  ['/en_US/investmentDetail/LBR3', '__proto__=1&toString=2', '/en_US/investmentDetail/LBR3'],
  ['/en_US/constructor', 'constructor=1', '/en_US/constructor'],
])('renders %s with the query %j as %s', (path, query, address) => {
  expect(renderAddress(path, query)).toBe(address)
})

test.each([
  ['/en_US/investments', 'search=bond'],
  ['/en_US/Investments', 'region=SG'],
  ['/en_US/investments', 'tab=favorites'],
  ['/en_US/cms/terms', 'edition=2026-11'],
  ['/en_US/register', 'email=a%40b.example'],
  ['/en_US/freezeAccount', 'token=abc'],
])('leaves %s with the query %j to the browser', (path, query) => {
  expect(renderAddress(path, query)).toBeUndefined()
})
