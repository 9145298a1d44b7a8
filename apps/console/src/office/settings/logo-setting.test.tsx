import { changedFields } from '@tessera/contract/platform/settings/setting-areas.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#frame/testing.tsx'
import { api } from '#parts/api.ts'
import { SettingsPage } from './settings.page.tsx'
import { versionWith } from './testing.ts'

const [OLD, NEW] = ['7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b21', '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b22']
const coin = (logo: string | null) => ({
  kind: 'fiat',
  decimals: 2,
  names: { en_US: 'Singapore dollar', zh_CN: '新加坡元' },
  logo,
})
const inForce = versionWith({ version: 2, values: coin(OLD), proposedBy: 'Ana', confirmedBy: 'Wei' })
const former = versionWith({ version: 1, values: coin(null), state: 'former', proposedBy: 'Ana', confirmedBy: 'Wei' })
const preview = vi.spyOn(api.settings, 'preview')
const logo = vi.spyOn(api.coinsDesk, 'logo')

async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(64, 64)
  canvas.getContext('2d')?.fillRect(8, 8, 48, 48)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'sgd.png', { type: 'image/png' })
}

/** Answers uploads, which use XMLHttpRequest. Returns the purposes of the sent files. */
function answerUploads(id: string): FormDataEntryValue[] {
  const purposes: FormDataEntryValue[] = []
  const data = { id, url: '/', path: '/', name: 'sgd.png', mediaType: 'image/png', sha256: 'a', size: 1 }
  const answer = { code: 'SUCCESS', message: '', data, traceId: 't', serverTime: '2026-11-20T00:00:00.000Z' }
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest, body) {
    if (body instanceof FormData) purposes.push(...body.getAll('purpose'))
    Object.defineProperty(this, 'response', { value: answer })
    this.dispatchEvent(new Event('load'))
  })
  return purposes
}

beforeEach(() => {
  vi.spyOn(api.operators, 'me').mockResolvedValue({
    id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10',
    name: 'Priya',
    roles: ['superadmin'],
    permissions: ['settings.read', 'settings.money'],
  })
  vi.spyOn(api.settings, 'list').mockResolvedValue({
    rows: [{ area: 'coin', subject: 'SGD', current: inForce, next: null }],
  })
  vi.spyOn(api.settings, 'versions').mockResolvedValue({ rows: [inForce, former] })
  vi.spyOn(api.approvals, 'subject').mockResolvedValue({
    content: null,
    contentHash: null,
    approvable: false,
    requests: [],
    summary: null,
  })
  logo.mockImplementation(picture)
  preview.mockImplementation(({ values }) =>
    Promise.resolve({
      before: coin(OLD),
      changed: changedFields('coin', coin(OLD), values),
      effects: [],
      isSigned: false,
    }),
  )
})

const effect = () => page.getByRole('region', { name: 'If approved' })
const pictures = (within: ReturnType<typeof page.getByRole>) => within.getByRole('img', { name: 'Coin logo' })

test('a coin shows its logo, an earlier version the earlier logo, and both pictures have their space before they load', async () => {
  await show(SettingsPage, '/console/en_US/settings?edit=coin:SGD')
  await expect.element(pictures(page.getByRole('region', { name: 'Values in force' }))).toBeVisible()
  const history = page.getByRole('list', { name: 'History' })
  await expect
    .element(history.getByRole('listitem').filter({ hasText: 'Version 1' }).first())
    .toMatchTextContent(/Default logo/u)
  await expect.element(pictures(history).first()).toHaveAttribute('width', '32')
  expect(logo.mock.calls.every(([{ id }]) => id === OLD)).toBe(true)
})

test('an operator uploads another logo, and the preview shows the old and the new picture', async () => {
  const purposes = answerUploads(NEW)
  await show(SettingsPage, '/console/en_US/settings?edit=coin:SGD')
  await page.getByRole('button', { name: 'Use the default logo' }).click()
  await expect.element(page.getByText('Square PNG or WebP, 64 to 1024 pixels, up to 256 KB')).toBeVisible()
  await expect.element(effect().getByText('Default logo')).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('the form has no file input')
  await userEvent.upload(input, await picture())
  await expect.poll(() => preview.mock.lastCall?.[0].values).toEqual(coin(NEW))
  expect(purposes).toEqual(['logo'])
  await expect.poll(() => pictures(effect()).elements().length).toBe(2)
  expect(logo.mock.calls.map(([{ id }]) => id)).toContain(NEW)
})

test('a picture that is larger than accepted is refused before it is sent', async () => {
  const purposes = answerUploads(NEW)
  await show(SettingsPage, '/console/zh_CN/settings?edit=coin:SGD')
  await page.getByRole('button', { name: '使用默认徽标' }).click()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('the form has no file input')
  await userEvent.upload(input, new File([new Uint8Array(300 * 1024)], 'sgd.png', { type: 'image/png' }))
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  expect(purposes).toEqual([])
})
