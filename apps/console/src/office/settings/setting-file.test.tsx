import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { settingPermissionNames } from '@tessera/contract/platform/settings/setting-permissions.ts'
import type { Permission } from '@tessera/contract/permissions.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { SettingsPage } from './settings.page.tsx'
import type { FileCheck, FileRow } from './settings.queries.ts'
import { sampleSettings } from './testing.ts'

const check = vi.spyOn(api.settings, 'checkFile')
const propose = vi.spyOn(api.approvals, 'propose')
const subject = vi.spyOn(api.approvals, 'subject')
const none = { content: null, contentHash: null, approvable: false, requests: [], summary: null }

let permissions: Permission[]
beforeEach(() => {
  permissions = ['settings.read', ...settingPermissionNames]
  check.mockReset()
  propose.mockReset()
  vi.spyOn(api.operators, 'me').mockImplementation(() =>
    Promise.resolve({ id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10', name: 'Priya', roles: ['superadmin'], permissions }),
  )
  vi.spyOn(api.settings, 'list').mockResolvedValue({ rows: [...sampleSettings] })
  subject.mockResolvedValue(none)
  check.mockImplementation(({ leftOut }) => Promise.resolve(checked(leftOut)))
})

const waits = { ...sampleSettings.find(({ area }) => area === 'waits')?.current?.values }
const rowOf = (about: Partial<FileRow>): FileRow => ({
  area: 'waits',
  subject: '',
  outcome: 'same',
  values: waits,
  before: waits,
  changed: [],
  effects: [],
  refusal: null,
  ...about,
})
const refusal = { code: 'SETTING_MINT_WRONG', message: 'The coin cannot use this mint.', field: 'values.mint' }
const proposal = { entries: [] }

/** The reply of the server: the network is refused unless it is left out. */
const checked = (leftOut: readonly number[]): FileCheck => ({
  exchange: 'Harbour Exchange',
  chain: 'solana_mainnet',
  exportedAt: '2026-11-01T00:00:00.000Z',
  ownChain: 'solana_devnet',
  rows: [
    rowOf({
      outcome: 'changed',
      values: { ...waits, newAddressHours: 12 },
      changed: ['newAddressHours'],
      effects: [{ name: 'addresses_waiting', count: 3 }],
    }),
    leftOut.includes(1)
      ? rowOf({ area: 'network', subject: 'USDC/solana_mainnet', outcome: 'left_out', before: null })
      : rowOf({ area: 'network', subject: 'USDC/solana_mainnet', outcome: 'refused', before: null, refusal }),
    rowOf({ area: 'financing' }),
  ],
  proposal: leftOut.includes(1) ? proposal : null,
  contentHash: leftOut.includes(1) ? 'a'.repeat(64) : null,
})

const open = (locale = 'en_US') => show(SettingsPage, `/console/${locale}/settings?edit=file`)
const choose = async (text = '{}') => {
  await expect.element(page.getByRole('button', { name: /^Choose a file|^选择文件/u })).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('the page renders no file input')
  await userEvent.upload(input, new File([text], 'settings.json', { type: 'application/json' }))
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('shows the effect of a file, and proposes it once the refused entry is left out', async () => {
  await open()
  await choose()
  const effect = page.getByRole('region', { name: 'Effect of the file' })
  await expect.element(effect.getByText('0 new, 1 changed, 1 cannot be imported, 1 unchanged')).toBeVisible()
  await expect.element(effect.getByText('Waiting period for a new address: 24 hours → 12 hours')).toBeVisible()
  await expect.element(effect.getByText('The coin cannot use this mint.')).toBeVisible()
  await expect.element(effect.getByText(/This exchange uses Solana Devnet\./u)).toBeVisible()
  await page.getByRole('textbox', { name: 'Reason' }).fill('The same rules as in Hong Kong.')
  await expect.element(button('Propose')).toHaveAttribute('aria-disabled', 'true')
  await button('Skip all entries that cannot be imported').click()
  await expect.element(effect.getByText('0 new, 1 changed, 0 cannot be imported, 1 unchanged')).toBeVisible()
  propose.mockReturnValue(new Promise(() => undefined))
  await button('Propose').click()
  await expect
    .poll(() => propose.mock.lastCall?.[0])
    .toMatchObject({
      kind: 'setting_file',
      subjectId: 'file',
      proposal,
      contentHash: 'a'.repeat(64),
      reason: 'The same rules as in Hong Kong.',
    })
})

test('an entry is left out and imported again with the keyboard', async () => {
  await open()
  await choose()
  const box = page.getByRole('checkbox', { name: 'Import Networks · USDC/solana_mainnet' })
  const toggle = async () => {
    await expect.element(box).toBeEnabled()
    box.element().focus()
    await userEvent.keyboard(' ')
  }
  await toggle()
  await expect.element(page.getByText('Skipped')).toBeVisible()
  await toggle()
  await expect.element(page.getByText('The coin cannot use this mint.')).toBeVisible()
})

test('lists the areas of the file for which the person lacks the permission', async () => {
  permissions = ['settings.read', 'settings.money']
  await open()
  await choose()
  await page.getByRole('textbox', { name: 'Reason' }).fill('The same rules as in Hong Kong.')
  await button('Skip all entries that cannot be imported').click()
  const missing = 'Your roles do not have the permission for Waiting periods. Skip these entries.'
  await button('Propose').hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(missing)
})

test('shows at the file why it cannot be read', async () => {
  check.mockRejectedValue(new ApiError('SETTING_FILE_UNREADABLE', 'This is not a settings file.', { field: 'text' }))
  await open()
  await choose('{')
  await expect.element(page.getByRole('alert').filter({ hasText: 'This is not a settings file.' })).toBeVisible()
})

test('refuses a file that is too long without sending it', async () => {
  await open()
  await choose(' '.repeat(400_001))
  await expect.element(page.getByText('The file is longer than 400,000 characters.')).toBeVisible()
  expect(check).not.toHaveBeenCalled()
})

test('the second person sees the effect of the file as the server checks it again', async () => {
  subject.mockResolvedValue({
    ...none,
    approvable: true,
    summary: { number: '', subject: '', about: [] },
    requests: [
      {
        id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b11',
        number: 'S-1',
        kind: 'setting_file',
        subjectId: 'file',
        verdict: 'approve',
        reason: 'The same rules as in Hong Kong.',
        reasonCode: null,
        reasonText: null,
        customerMessage: null,
        status: 'requested',
        by: { id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12', name: 'Ana' },
        at: '2026-11-20T00:00:00.000Z',
        content: {
          fileExchange: 'Harbour Exchange',
          fileChain: 'solana_devnet',
          fileExportedAt: '2026-11-01T00:00:00.000Z',
          effectiveFrom: null,
          fileEntries: '1',
          entries: [
            { area: 'waits', settingSubject: '', version: 1, before: waits, after: { ...waits, newAddressHours: 12 } },
          ],
        },
        contentHash: 'a'.repeat(64),
        decided: null,
      },
    ],
  })
  await show(SettingsPage, '/console/en_US/settings?case=setting_file:file')
  const drawer = page.getByRole('dialog')
  await expect.element(drawer.getByText('Waiting period for a new address: 24 hours → 12 hours')).toBeVisible()
  await expect
    .element(drawer.getByText('3 addresses are in their waiting period now. Their end dates do not change.'))
    .toBeVisible()
  expect(JSON.parse(check.mock.lastCall?.[0].text ?? '')).toMatchObject({
    format: 'tessera-settings',
    settings: [{ area: 'waits', values: { newAddressHours: 12 } }],
  })
})

test('exports the settings as a file named after its day', async () => {
  const file = {
    format: 'tessera-settings',
    version: 1,
    exchange: 'Tessera Exchange',
    chain: 'solana_devnet',
    exportedAt: '2026-11-20T00:00:00.000Z',
    settings: [{ area: 'waits', subject: '', values: waits }],
  } as const
  vi.spyOn(api.settings, 'exportFile').mockResolvedValue({ file: { ...file, settings: [...file.settings] } })
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await show(SettingsPage, '/console/en_US/settings')
  await button('Export settings').click()
  await expect
    .poll(() => saved.mock.contexts.map((link) => (link instanceof HTMLAnchorElement ? link.download : '')))
    .toEqual(['settings-2026-11-20.json'])
})

test('shows the page in Chinese', async () => {
  await open('zh_CN')
  await choose()
  await expect.element(page.getByText('新增 0 项，变更 1 项，不可导入 1 项，无变化 1 项')).toBeVisible()
})
