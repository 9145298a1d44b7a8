import { expect, type Page, test } from '@playwright/test'
import { picture } from './steps/form.ts'
import { desk as deskSize, phone as phoneSize } from './steps/input-modes.ts'
import { checkScreen } from './steps/check-screen.ts'
import { newcomer } from './steps/newcomers.ts'
import { customerBrowser } from './steps/sessions.ts'

const words = {
  en_US: {
    individual: 'Verify as an individual',
    start: 'Take the photos with a phone',
    code: 'QR code for your phone',
    open: 'Open the camera',
    use: /^Use (this photo|it anyway)$/u,
    finish: 'Finish',
    sent: 'All photos were sent',
    received: 'All photos received.',
    connected: 'Your phone is connected.',
    first: 'Photo 1 of 2 received.',
  },
  zh_CN: {
    individual: '个人认证',
    start: '使用手机拍照',
    code: '供手机扫描的二维码',
    open: '打开相机',
    use: /^(使用此照片|仍然使用)$/u,
    finish: '完成',
    sent: '照片已全部发送',
    received: '已收到全部照片。',
    connected: '手机已连接。',
    first: '已收到 1/2 张照片。',
  },
} as const

for (const locale of ['en_US', 'zh_CN'] as const)
  test(`photos from a phone fill the form on a computer in ${locale}`, async ({ browser, request, baseURL }) => {
    const base = baseURL ?? ''
    const say = words[locale]
    const who = await newcomer(request, base)
    const desk = await (await customerBrowser(browser, base, who.token, { viewport: deskSize })).newPage()
    const phone = await (await browser.newContext({ baseURL: base, viewport: phoneSize })).newPage()

    await desk.goto(`/${locale}/personal/kycEnter`)
    await desk.getByRole('button', { name: say.individual }).click()
    const created = desk.waitForResponse((answer) => answer.url().endsWith('/kyc/qr/create'))
    await desk.getByRole('button', { name: say.start }).click()
    const { data }: { data: { url: string } } = await (await created).json()
    await expect(desk.getByRole('img', { name: say.code })).toBeVisible()
    await checkScreen(desk, `kyc-photos-code.${locale}`)
    await desk.setViewportSize(deskSize)
    const { pathname, hash } = new URL(data.url)

    await phone.goto(`${pathname}${hash}`)
    await expect(desk.getByText(say.connected)).toBeVisible()
    // The computer may receive the phone's result before the phone has rendered it.
    await expect(phone.getByRole('button', { name: say.open })).toBeVisible()
    await checkScreen(phone, `kyc-photos-phone.${locale}`)
    await phone.setViewportSize(phoneSize)
    await shoot(phone, say.open, 'navy')
    await phone.getByRole('button', { name: say.use }).click()
    await expect(desk.getByText(say.first)).toBeVisible()
    // After a reload, the phone continues where it was.
    await phone.reload()
    await shoot(phone, say.open, 'teal')
    await phone.getByRole('button', { name: say.use }).click()
    await phone.getByRole('button', { name: say.finish }).click()
    await expect(phone.getByText(say.sent)).toBeVisible()
    await expect(desk.getByText(say.received)).toBeVisible()
    await expect(desk.getByText('document.jpg')).toBeVisible()
    await expect(desk.getByText('selfie.jpg')).toBeVisible()

    const stranger = await (await browser.newContext({ baseURL: base, viewport: phoneSize })).newPage()
    await stranger.goto(`${pathname}${hash}`)
    await expect(stranger.getByRole('button', { name: say.open })).toHaveCount(0)
    await expect(stranger.locator('main')).toContainText(
      locale === 'en_US' ? 'This QR code has expired' : '二维码已过期',
    )
  })

async function shoot(phone: Page, open: string, colour: string): Promise<void> {
  const buffer = await picture(phone, 'Specimen', colour)
  const chooser = phone.waitForEvent('filechooser')
  await phone.getByRole('button', { name: open }).click()
  await (await chooser).setFiles({ name: 'camera.png', mimeType: 'image/png', buffer })
}
