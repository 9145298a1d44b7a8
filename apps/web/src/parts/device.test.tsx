import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, publicInfo, signedIn } from '#frame/testing.tsx'
import { serve } from './testing.ts'

const INFO = 'ex/api/v1/user/info'
const settings = {
  phishingPhrase: null,
  fundPassword: false,
  colorMode: null,
  mailsOff: [],
  textsOff: [],
  feeCoin: { open: false, coin: null },
}

test('G9 every body has the time and a hash of the device, until its owner switches recognition off', async () => {
  localStorage.removeItem('tessera.deviceRecognition')
  const calls = serve({
    ...signedIn('approved'),
    'ex/api/v0/public': publicInfo(),
    'ex/api/v1/customers/settings': settings,
  })
  const infos = (path: string) => calls.filter((call) => call.path === path)
  await openApp('/en_US/personal/userManagement', 'token')
  await expect.poll(() => infos(INFO).length).toBeGreaterThan(0)
  const before = infos(INFO).at(-1)
  expect(before?.info).toEqual({ uaTime: expect.any(Number), securityInfo: expect.stringMatching(/^[0-9a-f]{64}$/) })
  await page.getByText('Recognize this device').click()
  const callsBefore = calls.length
  await page.getByText('Trading', { exact: true }).click()
  await expect.poll(() => calls.length).toBeGreaterThan(callsBefore)
  const after = infos('ex/message/update_preferences').at(-1)
  expect(after?.info).toEqual({ uaTime: expect.any(Number) })
  expect(after?.headers.get('device-id')).not.toBe(before?.headers.get('device-id'))
  localStorage.removeItem('tessera.deviceRecognition')
})
