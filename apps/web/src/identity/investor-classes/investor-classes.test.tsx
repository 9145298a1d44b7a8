import { investorClasses } from '@tessera/contract/identity/investor-classes/investor-classes.ts'
import { firstInvestorRules } from '@tessera/domain/identity/investor-classes/rules.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'
import type { Application, InvestorClassState } from './investor-classes.queries.ts'

const application: Application = {
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12',
  number: 'IC-40001',
  class: 'ai',
  ground: 'income',
  worth: { income: 320_000, home: 0, assets: 0, volatileTokens: 0, stablecoins: 0 },
  statement: null,
  counted: 320_000,
  status: 'granted',
  consent: { version: '2026-11', sha256: 'a'.repeat(64), at: '2026-11-20T10:00:00.000Z' },
  files: [],
  submittedAt: '2026-11-20T10:00:00.000Z',
  decidedAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2199-11-21T10:00:00.000Z',
  endedAt: null,
  rejected: null,
}
const current = (about: Partial<InvestorClassState> = {}): InvestorClassState => ({
  code: 'ri',
  held: null,
  newest: null,
  ofOwner: false,
  grounds: [
    { ground: 'income', class: 'ai' },
    { ground: 'personal_assets', class: 'ai' },
    { ground: 'exam', class: 'ei' },
  ],
  rules: { ...firstInvestorRules, remindDays: [30, 7], retailMode: false },
  notices: [
    { class: 'ai', version: '2026-11', sha256: 'a'.repeat(64), text: 'Accredited investors have less protection.' },
    { class: 'ei', version: '2026-11', sha256: 'e'.repeat(64), text: 'Expert investors have less protection.' },
  ],
  ...about,
})
const opened = async (path: string, answers: Record<string, unknown>) => {
  const calls = serve({ ...signedIn('approved'), ...answers })
  const bodies = (row: { readonly path: string }) =>
    calls.filter((call) => call.path === row.path).map(({ body }) => JSON.parse(body) as Record<string, unknown>)
  return { bodies, ...(await openApp(path, 'token')) }
}

test('the form counts the home up to its cap, and its button says what is missing', async () => {
  await opened('/en_US/personal/investorClass', { [investorClasses.current.path]: current() })
  await page.getByRole('button', { name: 'Apply for a class' }).click()
  await page.getByText('Personal assets', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Home, less its mortgage' }).fill('5000000')
  await expect.element(page.getByText('Counted: S$1,000,000. Threshold: S$2,000,000.')).toBeVisible()
  const submit = page.getByRole('button', { name: 'Submit application' })
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('textbox', { name: 'Other assets, less debts' }).fill('1000001')
  await expect.element(page.getByText('Counted: S$2,000,001. Threshold: S$2,000,000.')).toBeVisible()
  await expect.element(page.getByText('Accredited investors have less protection.')).toBeVisible()
  await page.getByText('Examination', { exact: true }).click()
  await expect.element(page.getByText('Expert investors have less protection.')).toBeVisible()
})

test('a customer with a class withdraws the consent after a confirmation', async () => {
  const held = current({ code: 'ai', held: application })
  const { bodies } = await opened('/en_US/personal/investorClass', {
    [investorClasses.current.path]: held,
    [investorClasses.withdraw.path]: current({ newest: { ...application, status: 'withdrawn' } }),
  })
  await expect.element(page.getByText('Accredited investor').first()).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw consent' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Withdraw consent' }).click()
  await expect.poll(() => bodies(investorClasses.withdraw)[0]).toMatchObject({ id: application.id })
  await expect.element(page.getByText('Retail investor').first()).toBeVisible()
})

test('a rejected application says why, and a sub-account is referred to its owner', async () => {
  const rejected = { reason: 'below_threshold', reasonText: 'Too little.', customerMessage: null } as const
  await opened('/en_US/personal/investorClass', {
    [investorClasses.current.path]: current({
      newest: { ...application, status: 'rejected', rejected },
      ofOwner: true,
    }),
  })
  await expect.element(page.getByText(/Your last application was not approved. Too little./)).toBeVisible()
  await expect.element(page.getByText(/class of its main account/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Apply for a class' }).query()).toBeNull()
})

test('while an application is reviewed, the page shows the expected day, what was sent and how to cancel', async () => {
  const submitted = { ...application, status: 'submitted', decidedAt: null, expiresAt: null } as const
  await opened('/en_US/personal/investorClass', { [investorClasses.current.path]: current({ newest: submitted }) })
  // Three working days after Friday, 20 November 2026.
  await expect.element(page.getByText('We expect to decide by 2026-11-25.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cancel application' })).toBeVisible()
  const meanwhile = page.getByRole('region', { name: 'What you can do meanwhile' })
  await expect.element(meanwhile.getByRole('link')).toHaveAttribute('href', '/en_US/investments')
  await page.getByText('What you sent').click()
  await expect.element(page.getByText('320,000 SGD')).toBeVisible()
})
