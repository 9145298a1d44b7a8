import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeFieldKey, serve } from '#parts/testing.ts'
import { openApp, publicInfo, signedIn, user } from '#frame/testing.tsx'

afterEach(() => vi.restoreAllMocks())

const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const codes = Array.from({ length: 10 }, (_, at) => `abcd${'234567abcd'[at] ?? ''}-efghi`)
const token = { verifyToken: 'a token of sixteen letters', expiresAt: '2030-01-01T00:00:00.000Z', missing: [] }

async function bound(locale: 'en_US' | 'zh_CN'): Promise<void> {
  serve({
    ...signedIn('approved'),
    'ex/api/v0/public': publicInfo({ fieldKey: await makeFieldKey() }),
    'ex/api/v1/user/info': {
      ...user('approved'),
      security: { email: true, mobile: false, google: false, passkeys: true },
    },
    'ex/api/v1/verification/demands': { demands: [['google']], masked: { email: null, mobile: null }, pause: null },
    'ex/api/v1/verification/prove_authenticator': token,
    'ex/api/v1/user/google/setting': {
      secret: SECRET,
      otpauthUrl: `otpauth://totp/x?secret=${SECRET}`,
      expiresAt: token.expiresAt,
    },
    'ex/api/v1/user/google/binding': { backupCodes: codes },
  })
  await openApp(`/${locale}/personal/bindGoogle`, 'token')
  await page.getByRole('button', { name: locale === 'en_US' ? 'Start' : '开始绑定' }).click()
}

/** Enters the password, the proof and the first code. */
async function confirmInEnglish(): Promise<void> {
  await page.getByRole('textbox', { name: 'Login password' }).fill('a password 1')
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).fill('428105')
  await page.getByRole('textbox', { name: 'Code from your authenticator app' }).fill('123456')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
}

test('the key is shown in groups of four and copied without blanks', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await bound('en_US')
  await expect.element(page.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Copy the key' }).click()
  expect(write).toHaveBeenCalledWith(SECRET)
})

test('says that the authenticator is on, and lists, copies, saves and prints the backup codes', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file)
    return 'blob:none'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await bound('en_US')
  await confirmInEnglish()
  await expect.element(page.getByText('Your authenticator is on. From now on, we ask for its codes.')).toBeVisible()
  const list = page.getByRole('list', { name: 'Backup codes' })
  await expect.element(list).toBeVisible()
  expect(
    list
      .getByRole('listitem')
      .elements()
      .map((each) => each.textContent),
  ).toEqual(codes)
  await page.getByRole('button', { name: 'Copy codes' }).click()
  expect(write).toHaveBeenCalledWith(codes.join('\n'))
  await page.getByRole('button', { name: 'Download' }).click()
  expect(await saved[0]?.text()).toBe(
    `Tessera backup codes of account 80217734. Each code works once in place of the authenticator.\r\n\r\n${codes.join('\r\n')}\r\n`,
  )
  await page.getByRole('button', { name: 'Print' }).click()
  expect(print).toHaveBeenCalledOnce()
})
