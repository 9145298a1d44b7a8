import { changedFields } from '@tessera/contract/platform/settings/setting-areas.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { SettingsPage } from './settings.page.tsx'
import { sampleSettings, versionWith } from './testing.ts'

const preview = vi.spyOn(api.settings, 'preview')
const propose = vi.spyOn(api.approvals, 'propose')
const both = (en_US: string, zh_CN: string) => ({ en_US, zh_CN })
const codes = [
  {
    code: 'bank_refused',
    name: both('Bank refused', '银行拒绝'),
    text: both('The bank refused.', '银行拒绝。'),
    lastDay: null,
  },
  {
    code: 'account_risk',
    name: both('Risk', '风险'),
    text: both('Use another account.', '请更换账户。'),
    lastDay: null,
  },
]
const added = {
  code: 'name_differs',
  name: both('Name differs', '姓名不符'),
  text: both('The account is not yours.', '该账户不属于您。'),
  lastDay: null,
}

beforeEach(() => {
  vi.spyOn(api.operators, 'me').mockResolvedValue({
    id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10',
    name: 'Priya',
    roles: ['compliance'],
    permissions: ['settings.read', 'settings.rules'],
  })
  vi.spyOn(api.operators, 'roleNames').mockResolvedValue({ rows: [] })
  vi.spyOn(api.approvals, 'reasons').mockResolvedValue({
    rows: codes.map(({ code, name, text }) => ({ act: 'payout' as const, code, name, text, isOpen: true })),
  })
  vi.spyOn(api.approvals, 'subject').mockRejectedValue(new TypeError('not part of the test'))
  vi.spyOn(api.settings, 'versions').mockResolvedValue({ rows: [] })
  vi.spyOn(api.settings, 'list').mockResolvedValue({
    rows: [
      ...sampleSettings,
      { area: 'reasonCodes', subject: 'payout', current: versionWith({ values: { codes } }), next: null },
    ],
  })
  propose.mockReset().mockRejectedValue(new TypeError('not part of the test'))
  preview.mockReset().mockImplementation(({ values }) =>
    Promise.resolve({
      before: { codes },
      changed: changedFields('reasonCodes', { codes }, values),
      effects: [{ name: 'open_proposals', count: 1 }],
      isSigned: false,
    }),
  )
})
const open = (locale = 'en_US') => show(SettingsPage, `/console/${locale}/settings?edit=reasonCodes:payout`)
const box = (name: string) => page.getByRole('textbox', { name, exact: true })

test('lists the acts in words with the number of their reasons, and offers no new act', async () => {
  await show(SettingsPage, '/console/en_US/settings')
  await expect
    .element(page.getByRole('row', { name: /payout/u }))
    .toMatchTextContent(/Fiat withdrawal: reject, return.*2 reasons/u)
  expect(page.getByRole('button', { name: 'Add a list' }).elements()).toEqual([])
})

test('a stored code and the end of a code of the system cannot be changed', async () => {
  await open()
  await expect.element(box('Code 1')).toBeDisabled()
  await expect.element(box('Last day 1 (UTC), blank for no end')).toBeDisabled()
  await expect.element(box('Last day 2 (UTC), blank for no end')).toBeEnabled()
  await expect.element(page.getByText('Used by the system')).toBeVisible()
  expect(page.getByRole('button', { name: 'Remove reason 2' }).elements()).toEqual([])
})

test('a new reason is proposed with its texts in both languages', async () => {
  await open()
  await page.getByRole('button', { name: 'Add a reason' }).click()
  await box('Code 3').fill('Name Differs')
  await userEvent.tab()
  await expect.element(box('Code 3')).toHaveAccessibleDescription(/lowercase letters/u)
  await box('Code 3').fill(added.code)
  await box('Internal name 3 (English)').fill(added.name.en_US)
  await box('Internal name 3 (Chinese)').fill(added.name.zh_CN)
  await box('Text for the customer 3 (English)').fill(added.text.en_US)
  await box('Text for the customer 3 (Chinese)').fill(added.text.zh_CN)
  await expect.element(page.getByText(/^Added: name_differs \(Name differs\)/u)).toBeVisible()
  await expect.element(page.getByText(/1 open proposal uses one of these reasons/u)).toBeVisible()
  await page.getByRole('textbox', { name: 'Reason', exact: true }).fill('Asked by support.')
  await page.getByRole('button', { name: 'Propose', exact: true }).click()
  await expect
    .poll(() => propose.mock.calls.map(([{ subjectId, proposal }]) => [subjectId, proposal?.['values']]))
    .toEqual([['reasonCodes:payout', { codes: [...codes, added] }]])
})

test('shows only the changed reason, before and after', async () => {
  await open()
  await box('Last day 2 (UTC), blank for no end').fill('2027-01-31')
  const change = page.getByRole('list', { name: 'Changes' })
  await expect.element(change).toMatchTextContent(/account_risk.*→.*until 2027-01-31/u)
  await expect.element(change).not.toMatchTextContent(/bank_refused/u)
  await box('Last day 2 (UTC), blank for no end').fill('tomorrow')
  await userEvent.tab()
  await expect
    .element(box('Last day 2 (UTC), blank for no end'))
    .toHaveAccessibleDescription(/Enter a day such as 2026-12-31/u)
})

test('shows the form in Chinese', async () => {
  await open('zh_CN')
  await expect.element(page.getByText('系统使用')).toBeVisible()
  await expect.element(box('客户看到的文字 2（中文）')).toHaveValue('请更换账户。')
})
