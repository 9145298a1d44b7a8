import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'

const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'
const row = (path: string) => `ex/api/v1/kyc/qr/${path}`
const later = () => new Date(Date.now() + 600_000).toISOString()
const facts = { id, flow: 'personal', status: 'opened', step: 0, of: 2 } as const
const onPhone = (sent: readonly boolean[], status = 'opened') => ({
  ...facts,
  status,
  step: sent.filter(Boolean).length,
  expiresAt: later(),
  device: 'Chrome on Windows',
  items: (['front', 'selfie'] as const).map((item, at) => ({ item, sent: sent[at] ?? false })),
})

/** A picture with the size of a camera photo, sharp or in one colour. */
async function photo(sharpness: 'sharp' | 'flat'): Promise<File> {
  const canvas = new OffscreenCanvas(1600, 1200)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('the browser has no 2D canvas')
  context.fillStyle = 'rgb(190,190,190)'
  context.fillRect(0, 0, 1600, 1200)
  context.fillStyle = 'rgb(40,40,40)'
  if (sharpness === 'sharp') for (let x = 0; x < 1600; x += 20) context.fillRect(x, 0, 8, 1200)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'camera.png', { type: 'image/png' })
}

/** Answers uploads, which use XMLHttpRequest, and returns the sent forms. */
function answerForms(answer: object): FormData[] {
  const sent: FormData[] = []
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest, body) {
    if (body instanceof FormData) sent.push(body)
    Object.defineProperty(this, 'response', { value: answer })
    this.dispatchEvent(new Event('load'))
  })
  return sent
}

async function shoot(sharpness: 'sharp' | 'flat'): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('the screen shows no camera input')
  await userEvent.upload(input, await photo(sharpness))
}

test.each([
  [
    'en_US',
    /on Chrome on Windows/u,
    'The photo looks blurred. Hold the phone still and tap to focus.',
    'Use it anyway',
  ],
  ['zh_CN', /Chrome on Windows/u, '照片可能模糊，请拿稳手机并点击对焦。', '仍然使用'],
] as const)(
  'in %s a phone warns of codes from others and names the fault of a photo',
  async (locale, device, flaw, use) => {
    sessionStorage.clear()
    serve({ [row('open')]: { phoneToken: 'x'.repeat(43), handover: onPhone([]) } })
    await openApp(`/${locale}/kycPhotos#${'c'.repeat(43)}`)
    await expect.element(page.getByText(device)).toBeVisible()
    await shoot('flat')
    await expect.element(page.getByText(flaw)).toBeVisible()
    await expect.element(page.getByRole('button', { name: use })).toBeVisible()
  },
)

test('each photo is sent once; the next one follows, and the last one shows the finish button', async () => {
  sessionStorage.clear()
  const answers = {
    [row('open')]: { phoneToken: 'x'.repeat(43), handover: onPhone([true]) },
    [row('finish')]: onPhone([true, true], 'done'),
  }
  const calls = serve(answers)
  const sent = answerForms({ code: 'SUCCESS', message: '', data: onPhone([true, true], 'step') })
  await openApp(`/en_US/kycPhotos#${'d'.repeat(43)}`)
  await expect.element(page.getByText('Photo 2 of 2')).toBeVisible()
  await shoot('sharp')
  await expect.element(page.getByText('The photo looks sharp and well lit.')).toBeVisible()
  await page.getByRole('button', { name: 'Use this photo' }).click()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect.element(page.getByText('All photos were sent')).toBeVisible()
  expect(sent.map((form) => form.get('item'))).toEqual(['selfie'])
  expect(calls.map(({ path }) => path).filter((path) => path.includes('/qr/'))).toEqual([row('open'), row('finish')])
})

test('a phone that loses its network during an upload keeps the photo and sends it again', async () => {
  sessionStorage.clear()
  serve({ [row('open')]: { phoneToken: 'x'.repeat(43), handover: onPhone([true]) } })
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementationOnce(function send(this: XMLHttpRequest) {
    this.dispatchEvent(new Event('error'))
  })
  await openApp(`/en_US/kycPhotos#${'f'.repeat(43)}`)
  await expect.element(page.getByText('Photo 2 of 2')).toBeVisible()
  await shoot('sharp')
  await page.getByRole('button', { name: 'Use this photo' }).click()
  await expect.element(page.getByText(/connection/u)).toBeVisible()
  const sent = answerForms({ code: 'SUCCESS', message: '', data: onPhone([true, true], 'step') })
  await page.getByRole('button', { name: 'Use this photo' }).click()
  await expect.element(page.getByRole('button', { name: 'Finish' })).toBeVisible()
  expect(sent.map((form) => form.get('item'))).toEqual(['selfie'])
})

test('a phone that opens an expired code shows the reason and no camera', async () => {
  sessionStorage.clear()
  serve({ [row('open')]: 'KYC_QR_EXPIRED' })
  await openApp(`/zh_CN/kycPhotos#${'e'.repeat(43)}`)
  await expect.element(page.getByText('KYC_QR_EXPIRED')).toBeVisible()
  expect(page.getByRole('button', { name: '打开相机' }).elements()).toEqual([])
})

test('an address without a code explains where to find the code', async () => {
  serve({})
  await openApp('/en_US/kycPhotos')
  await expect.element(page.getByText('Scan the QR code on your computer to begin.')).toBeVisible()
})

const onComputer = (status: string, uploads: readonly (string | null)[]) => ({
  ...facts,
  status,
  step: uploads.filter((upload) => upload !== null).length,
  expiresAt: later(),
  items: (['front', 'selfie'] as const).map((item, at) => {
    const upload = uploads[at] ?? null
    return { item, upload: upload === null ? null : { id: upload, name: `${item}.jpg` } }
  }),
})

/** Opens the form of a person on a screen of this width, in px. */
async function openForm(width: number): Promise<void> {
  const handover = onComputer('waiting', [])
  serve({
    ...signedIn('unknown'),
    'ex/api/v1/kyc/get': {
      status: 'unknown',
      label: 'unverified',
      step: 'details',
      case: null,
      medianReviewHours: null,
    },
    'ex/api/v1/companies/current': { application: null, choice: null },
    'ex/api/v1/companies/countries': [],
    [row('create')]: { qrId: id, url: 'http://127.0.0.1/en_US/kycPhotos#code', expiresIn: 600, handover },
    [row('status')]: onComputer('done', [id, '8b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10']),
  })
  await openApp('/en_US/personal/kycEnter', 'token', width)
  await page.getByRole('button', { name: 'Verify as an individual' }).click()
}

test('photos from the phone appear in the form on the computer', async () => {
  await openForm(1280)
  await page.getByRole('button', { name: 'Take the photos with a phone' }).click()
  await expect.element(page.getByText('All photos received.')).toBeVisible()
  await expect.element(page.getByText('front.jpg')).toBeVisible()
  await expect.element(page.getByText('selfie.jpg')).toBeVisible()
})

test('on a phone no QR code is offered: its own camera takes the photos', async () => {
  await openForm(390)
  await expect.element(page.getByText('A photo of yourself')).toBeVisible()
  expect(page.getByRole('button', { name: 'Take the photos with a phone' }).elements()).toEqual([])
})
