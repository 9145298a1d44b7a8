import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { SettingsPage } from './settings.page.tsx'
import { sampleSettings } from './testing.ts'

beforeEach(() => {
  vi.spyOn(api.operators, 'me').mockResolvedValue({
    id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10',
    name: 'Priya',
    roles: ['compliance'],
    permissions: ['settings.read', 'settings.rules'],
  })
  vi.spyOn(api.settings, 'list').mockResolvedValue({ rows: [...sampleSettings] })
  vi.spyOn(api.settings, 'preview').mockResolvedValue({
    before: waits,
    changed: ['newAddressHours'],
    effects: [{ name: 'addresses_waiting', count: 12 }],
    isSigned: false,
  })
})

const request = (content: Record<string, unknown>) =>
  vi.spyOn(api.approvals, 'subject').mockResolvedValue({
    content: null,
    contentHash: null,
    approvable: true,
    summary: { number: '', subject: '', about: [] },
    requests: [
      {
        id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b11',
        number: 'S-1',
        kind: 'setting',
        subjectId: 'waits',
        verdict: 'approve',
        reason: 'The new policy.',
        reasonCode: null,
        customerMessage: null,
        status: 'requested',
        by: { id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12', name: 'Ana' },
        at: '2026-11-20T00:00:00.000Z',
        content,
        contentHash: 'a'.repeat(64),
        decided: null,
      },
    ],
  })
const waits = sampleSettings.find(({ area }) => area === 'waits')?.current?.values ?? null
const content = {
  area: 'waits',
  settingSubject: '',
  version: 1,
  effectiveFrom: null,
  withdraws: null,
  before: waits,
  after: { ...waits, newAddressHours: 0 },
  changed: ['["waits","newAddressHours",24,0]'],
}
const openCase = () => show(SettingsPage, '/console/en_US/settings?case=setting:waits')

test('the second person sees the same difference, the time and the counts', async () => {
  request(content)
  await openCase()
  const drawer = page.getByRole('dialog')
  await expect.element(drawer.getByText('Waiting period for a new address: 24 hours → 0 hours')).toBeVisible()
  await expect.element(drawer.getByText('Immediately after approval')).toBeVisible()
  await expect
    .element(drawer.getByText('12 addresses are in their waiting period now. Their end dates do not change.'))
    .toBeVisible()
})

test('the second person sees which version a proposal withdraws', async () => {
  request({ ...content, withdraws: 4, effectiveFrom: '2027-01-01T00:00:00.000Z' })
  await openCase()
  const drawer = page.getByRole('dialog')
  await expect.element(drawer).toMatchTextContent(/Withdraws version4Would take effect2027-01-01 00:00:00 UTC/u)
})
