import { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { Permission } from '@tessera/contract/permissions.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { SettingsPage } from './settings.page.tsx'
import { changedFields } from '@tessera/contract/platform/settings/setting-areas.ts'
import { feeInForce, plannedFee, sampleSettings, versionWith } from './testing.ts'

const list = vi.spyOn(api.settings, 'list')
const versions = vi.spyOn(api.settings, 'versions')
const preview = vi.spyOn(api.settings, 'preview')
const propose = vi.spyOn(api.approvals, 'propose')

const signIn = (permissions: Permission[]) =>
  vi.spyOn(api.operators, 'me').mockResolvedValue({
    id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10',
    name: 'Priya',
    roles: ['superadmin'],
    permissions,
  })

/** Previews as the server does, with one count. */
const previewWith = (effect: string, count: number) =>
  preview.mockImplementation(({ area, subject, values }) => {
    const before = sampleSettings.find((row) => row.area === area && row.subject === subject)?.current?.values ?? null
    const changed = changedFields(area, before, values)
    return Promise.resolve({ before, changed, effects: [{ name: effect, count }], isSigned: false })
  })

beforeEach(() => {
  propose.mockReset()
  signIn(['settings.read', 'settings.rules', 'settings.money'])
  list.mockResolvedValue({ rows: [...sampleSettings] })
  versions.mockResolvedValue({ rows: [plannedFee, feeInForce] })
  vi.spyOn(api.approvals, 'subject').mockResolvedValue({
    content: null,
    contentHash: null,
    approvable: false,
    requests: [],
    summary: null,
  })
  previewWith('addresses_waiting', 12)
})

const open = (edit: string, locale = 'en_US') => show(SettingsPage, `/console/${locale}/settings?edit=${edit}`)
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const text = (value: string | RegExp) => page.getByText(value)

test('lists every area with values in words, its version, who decided it, and a planned version', async () => {
  await show(SettingsPage, '/console/en_US/settings')
  const waits = page.getByRole('region', { name: 'Waiting periods' })
  await expect.element(waits).toMatchTextContent(/Waiting period for a new address24 hours/u)
  await expect.element(waits).toMatchTextContent(/Version 1, set at installation/u)
  const financing = page.getByRole('region', { name: 'Financing applications' })
  await expect.element(financing).toMatchTextContent(/Fee on the amount raised2%/u)
  await expect.element(financing).toMatchTextContent(/Proposed by Ana, approved by Wei/u)
  await expect
    .element(financing)
    .toMatchTextContent(/From 2027-01-01 00:00:00 UTC: Applications open: No → Yes, Fee on the amount raised: 2% → 3%/u)
  await expect.element(page.getByRole('row', { name: /SGD/u })).toMatchTextContent(/Singapore dollar · 新加坡元/u)
  await expect.element(text('1,500 SGD')).toBeVisible()
  await expect.element(text('2026-12-05 18:00 to 2026-12-05 20:00 UTC')).toBeVisible()
})

test('lists the settings in Chinese', async () => {
  await show(SettingsPage, '/console/zh_CN/settings')
  const financing = page.getByRole('region', { name: '融资申请' })
  await expect.element(financing).toMatchTextContent(/自 2027-01-01 00:00:00 UTC 起：开放申请：否 → 是/u)
  await expect.element(page.getByRole('region', { name: '等待期' })).toMatchTextContent(/新地址等待期24 小时/u)
  await expect.element(button('添加币种')).toBeVisible()
})

test('a change is previewed with its differences and counts before it is proposed', async () => {
  propose.mockResolvedValue(expect.anything())
  await open('waits')
  await expect.element(button('Propose')).toHaveAttribute('aria-disabled', 'true')
  await field('Waiting period for a new address').fill('0')
  await expect.element(text('Waiting period for a new address: 24 hours → 0 hours')).toBeVisible()
  await expect
    .element(text('12 addresses are in their waiting period now. Their end dates do not change.'))
    .toBeVisible()
  await field('Reason').fill('The new policy.')
  await button('Propose').click()
  await expect
    .poll(() => propose.mock.calls[0]?.[0])
    .toEqual({
      kind: 'setting',
      subjectId: 'waits',
      verdict: 'approve',
      reason: 'The new policy.',
      proposal: {
        act: 'change',
        area: 'waits',
        values: {
          newAddressHours: 0,
          newBankAccountHours: 48,
          newApiKeyHours: 24,
          newSignerHours: 24,
          securityPauseHours: 48,
          adjustmentHours: 24,
          adjustmentFrom: 10_000,
        },
        effectiveFrom: null,
      },
    })
  await expect.element(field('Waiting period for a new address')).toHaveValue('24')
})

test('a planned change names its time in UTC', async () => {
  await open('waits')
  await field('Waiting period for a new address').fill('1')
  await page.getByText('From a date and time').click()
  await field('Date and time (UTC)').fill('2027-02-01 09:30')
  await expect.poll(() => preview.mock.lastCall?.[0].effectiveFrom).toBe('2027-02-01T09:30:00.000Z')
})

test('a number out of its range is an error at its field, in words', async () => {
  await open('waits')
  await field('Withdrawal pause after a security change').fill('24')
  await field('Waiting period for a new address').click()
  await expect.element(text('Enter a whole number from 48 to 720.')).toBeVisible()
  expect(preview.mock.calls.some(([{ values }]) => values['securityPauseHours'] === 24)).toBe(false)
})

test('a refusal of the preview appears at its field, and the input stays', async () => {
  preview.mockRejectedValue(
    new ApiError('SETTING_CONFLICT', 'This value does not fit. Accepted: 3%.', { field: 'values.feePpm' }),
  )
  await open('financing')
  await field('Fee on the amount raised').fill('4')
  await field('Reason').fill('A test.')
  await expect.element(field('Fee on the amount raised')).toHaveAccessibleDescription(/Accepted: 3%/u)
  await expect.element(field('Fee on the amount raised')).toHaveValue('4')
  await expect.element(field('Reason')).toHaveValue('A test.')
})

test('a refusal of the time appears at the time', async () => {
  preview.mockRejectedValue(new ApiError('SETTING_TIME_PAST', 'This time has passed.', { field: 'effectiveFrom' }))
  await open('waits')
  await field('Waiting period for a new address').fill('1')
  await page.getByText('From a date and time').click()
  await field('Date and time (UTC)').fill('2020-02-01 09:30')
  await field('Reason').click()
  await expect.element(field('Date and time (UTC)')).toHaveAccessibleDescription(/This time has passed/u)
})

test('a preview without an answer can be retried', async () => {
  preview.mockRejectedValueOnce(new ApiError('INTERNAL', 'Something broke.'))
  await open('waits')
  await field('Waiting period for a new address').fill('1')
  await expect.element(text('The preview did not load')).toBeVisible()
  await button('Retry').click()
  await expect.element(text('Waiting period for a new address: 24 hours → 1 hour')).toBeVisible()
})

test('a refused proposal keeps the input and shows the refusal', async () => {
  propose.mockRejectedValue(new ApiError('APPROVAL_REQUEST_EXISTS', 'Someone has already proposed this.'))
  await open('waits')
  await field('Waiting period for a new address').fill('1')
  await expect.element(text('Waiting period for a new address: 24 hours → 1 hour')).toBeVisible()
  await field('Reason').fill('A test.')
  await button('Propose').click()
  await expect.element(text('Someone has already proposed this.')).toBeVisible()
  await expect.element(field('Waiting period for a new address')).toHaveValue('1')
})

test('shares, classes, countries and switches are proposed as their values', async () => {
  previewWith('active_agents', 1)
  await open('rewards')
  await field('Share of fees for the inviter').fill('12.5')
  await page.getByText('Accredited').click()
  await field('Countries where fees are not shared').fill('cn us')
  await expect.element(text('Share of fees for the inviter: 0% → 12.5%')).toBeVisible()
  await expect.element(text('1 agent is active.')).toBeVisible()
  expect(preview.mock.lastCall?.[0].values).toEqual({
    invitationPpm: 125_000,
    agentCapPpm: 500_000,
    barredClasses: ['ai', 'ri'],
    barredCountries: ['CN', 'US'],
  })
})

test('a text and a country are previewed in words', async () => {
  await open('exchange')
  await field('Legal name').fill('Tessera Pte Ltd')
  await field('Country of registration').fill('my')
  await expect.element(text('Country of registration: Singapore → Malaysia')).toBeVisible()
})

test('a switch is previewed in words', async () => {
  await open('registration')
  await page.getByText('Registration open').last().click()
  await expect.element(text('Registration open: Yes → No')).toBeVisible()
})

test('periods are added, checked and removed', async () => {
  await open('maintenance')
  await button('Add a period').click()
  await field('Start 2 (UTC)').fill('2027-01-02 00:00')
  await field('End 2 (UTC)').fill('2027-01-01 00:00')
  await field('Start 2 (UTC)').click()
  await expect.element(text('Enter a time after the start.')).toBeVisible()
  await field('End 2 (UTC)').fill('2027-01-02 02:00')
  await button('Remove period 1').click()
  await expect
    .poll(() => preview.mock.lastCall?.[0].values)
    .toEqual({
      planned: [{ startsAt: '2027-01-02T00:00:00.000Z', endsAt: '2027-01-02T02:00:00.000Z' }],
    })
})

test('a new coin needs a code that does not exist', async () => {
  previewWith('accounts', 0)
  await open('coin:')
  await field('Code').fill('SGD')
  await field('Decimals').fill('2')
  await expect.element(text('SGD already exists. Open it in the list to change it.')).toBeVisible()
  await field('Code').fill('MYR')
  await page.getByRole('button', { name: /Type/u }).click()
  await page.getByRole('option', { name: 'Fiat currency' }).click()
  await field('Name (English)').fill('Ringgit')
  await field('Name (Chinese)').fill('林吉特')
  await expect.element(text('Type: Fiat currency')).toBeVisible()
  await expect.element(text('No accounts hold this coin.')).toBeVisible()
  expect(preview.mock.lastCall?.[0]).toEqual({
    area: 'coin',
    subject: 'MYR',
    values: { kind: 'fiat', decimals: 2, names: { en_US: 'Ringgit', zh_CN: '林吉特' }, logo: null },
    effectiveFrom: null,
  })
})

test('fields that were set once cannot be changed for an existing coin', async () => {
  versions.mockResolvedValue({ rows: [] })
  await open('coin:SGD')
  await expect.element(field('Decimals')).toBeDisabled()
  await expect.element(field('Name (English)')).toBeEnabled()
})

test('an earlier version is proposed again with its values', async () => {
  await open('financing')
  await button('Propose these values again').first().click()
  await expect.element(field('Fee on the amount raised')).toHaveValue('3')
  await expect.element(text('The form now contains the values of version 3.')).toBeVisible()
})

test('a planned version can be proposed for withdrawal', async () => {
  propose.mockResolvedValue(expect.anything())
  await open('financing')
  await button('Propose to withdraw').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(/Planned for 2027-01-01 00:00:00 UTC/u)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too early.')
  await dialog.getByRole('button', { name: 'Propose to withdraw' }).click()
  await expect
    .poll(() => propose.mock.calls[0]?.[0])
    .toEqual({
      kind: 'setting',
      subjectId: 'financing',
      verdict: 'approve',
      reason: 'Too early.',
      proposal: { act: 'withdraw', version: 3 },
    })
})

test('an operator without the permission to change reads everything and changes nothing', async () => {
  signIn(['settings.read'])
  await open('financing')
  await expect.element(field('Fee on the amount raised')).toBeDisabled()
  await expect.element(button('Propose')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Propose to withdraw')).toHaveAttribute('aria-disabled', 'true')
})

test('settings changed by a colleague keep the input and show a notice', async () => {
  const { client } = await open('financing')
  await field('Fee on the amount raised').fill('4')
  const changed = versionWith({ version: 4, values: { isOpen: true, feePpm: 10_000 } })
  list.mockResolvedValue({ rows: [{ area: 'financing', subject: '', current: changed, next: null }] })
  await client.refetchQueries()
  await expect.element(text(/Someone else changed these settings/u)).toBeVisible()
  await expect.element(field('Fee on the amount raised')).toHaveValue('4')
})

test('leaving with unsaved input asks first', async () => {
  await open('waits')
  await field('Waiting period for a new address').fill('1')
  await button('All settings').click()
  await expect.element(text('Leave without proposing?')).toBeVisible()
  await button('Leave').click()
  await expect.element(page.getByRole('region', { name: 'Waiting periods' })).toBeVisible()
})

test('an address with unknown settings shows a message', async () => {
  await open('weather')
  await expect.element(text('These settings do not exist.')).toBeVisible()
})
