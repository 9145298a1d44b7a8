import { expect, test } from 'vitest'
import { embedsOn, policyHeader, vendorOf } from './policy.ts'

const script = { CAPTCHA_SCRIPT_URL: 'https://static.vendor.example/v4/gt4.js' }
const site = (vendor: readonly string[]): string => policyHeader('https://tessera.example', 'n0nce', vendor)

test('WEB-04 allows no other origin without a captcha vendor', () => {
  const none = vendorOf({ CAPTCHA: 'local', ...script, CAPTCHA_ORIGINS: ['https://x.example'] })
  expect(none).toEqual([])
  const others = site(none).match(/https?:\/\/[^ ;]+/g)
  expect(others).toBeNull()
  expect(site(none)).toContain("frame-src 'none'")
  expect(site(none)).not.toContain('unsafe')
  expect(site(none)).toContain("require-trusted-types-for 'script';trusted-types default")
})

test('WEB-04 allows only the origins of a configured vendor', () => {
  const vendor = vendorOf({ CAPTCHA: 'geetest4', ...script, CAPTCHA_ORIGINS: ['https://api.vendor.example'] })
  expect(vendor).toEqual(['https://static.vendor.example', 'https://api.vendor.example'])
  expect(site(vendor)).toContain(
    "script-src 'self' 'nonce-n0nce' https://static.vendor.example https://api.vendor.example;",
  )
  expect(site(vendor)).not.toContain('unsafe')
  expect(new Set(site(vendor).match(/https:\/\/[^ ;]+/g))).toEqual(new Set(vendor))
})

const sumsub = {
  SUMSUB_URL: 'https://api.sumsub.example',
  SUMSUB_SDK_URL: 'https://static.sumsub.example/sdk.js',
  SUMSUB_ORIGINS: ['https://api.sumsub.example'],
}

test.each([
  ['/en_US/personal/sumsub', 2],
  ['/zh_CN/personal/entitySumsub', 2],
  ['/en_US/personal/sumsub/more', 0],
  ['/en_US/personal/kycEnter', 0],
  ['/en_US/', 0],
])('WEB-04 %s may run the script and frames of Sumsub from %d origins', (path, origins) => {
  const header = policyHeader('https://tessera.example', 'n0nce', [], embedsOn(sumsub, path))
  const named = new Set(header.match(/https:\/\/[^ ;]+/g))
  expect(named.size).toBe(origins)
  expect(header.includes("require-trusted-types-for 'script'")).toBe(origins === 0)
  expect(header).toContain("connect-src 'self' wss://tessera.example;")
  expect(header).toContain("img-src 'self' data: blob:;")
})

test('WEB-04 without Sumsub its pages run no script from another origin', () => {
  expect(embedsOn({ ...sumsub, SUMSUB_URL: undefined }, '/en_US/personal/sumsub')).toEqual([])
})
