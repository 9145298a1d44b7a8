import { expect, test } from 'vitest'
import { policyHeader, vendorOf } from './policy.ts'

const script = { CAPTCHA_SCRIPT_URL: 'https://static.vendor.example/v4/gt4.js' }
const site = (vendor: readonly string[]): string => policyHeader('https://tessera.example', 'n0nce', vendor)

test('WEB-04 without a vendor of captchas a page loads nothing from elsewhere', () => {
  const none = vendorOf({ CAPTCHA: 'local', ...script, CAPTCHA_ORIGINS: ['https://x.example'] })
  expect(none).toEqual([])
  const others = site(none).match(/https?:\/\/[^ ;]+/g)
  expect(others).toBeNull()
  expect(site(none)).toContain("frame-src 'none'")
  expect(site(none)).not.toContain('unsafe')
  expect(site(none)).toContain("require-trusted-types-for 'script';trusted-types default")
})

test('WEB-04 a configured vendor comes from its own origins and nobody else does', () => {
  const vendor = vendorOf({ CAPTCHA: 'geetest4', ...script, CAPTCHA_ORIGINS: ['https://api.vendor.example'] })
  expect(vendor).toEqual(['https://static.vendor.example', 'https://api.vendor.example'])
  expect(site(vendor)).toContain(
    "script-src 'self' 'nonce-n0nce' https://static.vendor.example https://api.vendor.example;",
  )
  expect(site(vendor)).not.toContain('unsafe')
  expect(new Set(site(vendor).match(/https:\/\/[^ ;]+/g))).toEqual(new Set(vendor))
})
