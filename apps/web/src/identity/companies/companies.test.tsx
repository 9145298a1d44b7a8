import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { corppass } from '@tessera/contract/identity/corppass/corppass.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'
import type { Application, CompanyVerification } from './companies.queries.ts'

/** Input is saved after a debounce. */
const soon = { timeout: 8000 }
const nowhere = { country: null, city: null, street: null, zip: null }
const helena: Application['persons'][number] = {
  id: 'b2f1c7de-52a5-4a6e-9f0a-0a3b6f0c1d22',
  name: 'Helena Voss',
  roles: ['owner'],
  idType: 'passport',
  idNumberMasked: '•••4567',
  nationality: 'SG',
  birthDate: '1974-05-17',
  share: 6250,
  complete: true,
  maySign: true,
  registerFields: [],
  registerRoles: [],
  registerDiffers: [],
}
const draft: Application = {
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12',
  number: 'CO-1',
  status: 'draft',
  mayWithdraw: false,
  label: 'unverified',
  version: 0,
  basics: {
    companyType: 'sole_proprietorship',
    name: 'Northquay',
    registrationNumber: null,
    incorporatedOn: null,
    contactNumber: null,
    sourceOfFunds: null,
    natureOfBusiness: null,
    applicationReason: null,
    website: null,
    registeredAddress: nowhere,
    businessAddress: nowhere,
    widelyHeld: false,
  },
  documents: [],
  persons: [],
  checklist: [
    { kind: 'business_profile', maxAgeMonths: 3, state: 'missing' },
    { kind: 'proof_of_address', maxAgeMonths: 3, state: 'missing' },
  ],
  structure: { entities: [], stakes: [], restBelow: false },
  ownership: { listed: 0, rest: 10_000, needed: true, effective: [] },
  missing: [
    { step: 'basics', field: 'incorporatedOn', code: 'COMPANY_FIELD_MISSING', text: 'This field is required.' },
  ],
  continueAt: 'basics',
  editable: ['basics', 'persons', 'business_profile', 'proof_of_address'],
  requestedItems: [],
  rejected: null,
  register: null,
  savedAt: '2026-11-20T10:00:00.000Z',
  submittedAt: null,
  decidedAt: null,
  dueOn: null,
}
const current = (about: Partial<Application> = {}): CompanyVerification => ({
  choice: 'company',
  application: { ...draft, ...about },
  declaration: { version: '2026-11', sha256: 'a'.repeat(64), text: 'I am authorized to act for this company.' },
})
const nothing: CompanyVerification = { ...current(), choice: null, application: null }
/** A site that is not registered with Corppass. */
const notRegistered = { available: false, authUrl: null, state: null, scopes: [], standing: null }
const opened = async (path: string, saved: CompanyVerification, more: object = {}, width?: number) => {
  const answers: Record<string, unknown> = {
    ...signedIn('unknown'),
    [corppass.enterpriseConfig.path]: notRegistered,
    [companies.current.path]: saved,
    ...more,
  }
  const calls = serve(answers)
  const bodies = (row: { readonly path: string }) =>
    calls.filter((call) => call.path === row.path).map(({ body }) => JSON.parse(body) as Record<string, unknown>)
  return { answers, bodies, ...(await openApp(path, 'token', width)) }
}

test('warns before the start that the choice is final, and shows what a type of company needs', async () => {
  const { bodies } = await opened('/en_US/personal/enterpriseCert', nothing, { [companies.save.path]: current() })
  await expect.element(page.getByText('You cannot change this later.')).toBeVisible()
  await page.getByRole('button', { name: /Type of company/ }).click()
  await page.getByRole('searchbox').fill('sole prop')
  await page.getByRole('option', { name: 'Sole proprietorship' }).click()
  await expect.poll(() => bodies(companies.save)[0], soon).toMatchObject({ companyType: 'sole_proprietorship' })
  await expect.element(page.getByText('Evidence of the source of wealth')).toBeVisible()
  await expect.element(page.getByText('Issued within 12 months')).toBeVisible()
})

test.each([
  ['', 'Choose the type of company.', '1 highlighted item in this step is incomplete.'],
  ['?step=basics', 'Complete this step first.', 'Complete this step first.'],
])('before the first save, Continue at %j says what is missing', async (search, expected, summary) => {
  const { path } = await opened(`/en_US/personal/enterpriseCert${search}`, nothing)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByText(expected).first()).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: summary })).toBeVisible()
  expect(path()).toContain(`/personal/enterpriseCert${search}`)
})

test('asks a customer on a phone to begin on a computer', async () => {
  await opened('/en_US/personal/entityVerification', nothing, {}, 390)
  await expect.element(page.getByRole('heading', { name: 'Verify a company' })).toBeVisible()
  await expect.element(page.getByText('on a computer', { exact: false }).first()).toBeVisible()
  expect(page.getByRole('link', { name: 'Start the application' }).query()).toBeNull()
})

test('saves each field when it loses focus, and shows the server’s refusal below it', async () => {
  const later = new ApiError('COMPANY_DATE_LATER', 'The date cannot be in the future.', { field: 'incorporatedOn' })
  const { answers, bodies } = await opened('/en_US/personal/enterpriseCert?step=basics', current(), {
    [companies.save.path]: current({ basics: { ...draft.basics, natureOfBusiness: 'Tea' } }),
  })
  await page.getByRole('textbox', { name: 'Nature of business' }).fill('Tea')
  await expect.poll(() => bodies(companies.save)[0], soon).toMatchObject({ natureOfBusiness: 'Tea' })
  await expect.element(page.getByText('Draft saved', { exact: false })).toBeVisible()
  answers[companies.save.path] = later
  await page.getByRole('textbox', { name: 'Date of incorporation' }).fill('2999-01-01')
  await userEvent.tab()
  await expect.element(page.getByText('The date cannot be in the future.')).toBeVisible()
  await expect.element(page.getByText('Some entries were not saved.')).toBeVisible()
})

test('sends a field without an answer again with the next one, and before the next step', async () => {
  const { answers, bodies } = await opened('/en_US/personal/enterpriseCert?step=basics', current(), {
    [companies.save.path]: 'NETWORK',
  })
  await page.getByRole('textbox', { name: 'Nature of business' }).fill('Tea')
  await expect.element(page.getByText('Some entries were not saved.')).toBeVisible()
  answers[companies.save.path] = current({ basics: { ...draft.basics, natureOfBusiness: 'Tea' } })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => bodies(companies.save).length, soon).toBe(2)
  expect(bodies(companies.save)[1]).toMatchObject({ natureOfBusiness: 'Tea' })
  await expect.element(page.getByText('Some entries were not saved.')).not.toBeInTheDocument()
})

test('rejects an impossible date before it is sent; Continue marks missing fields and stays on the step', async () => {
  const { bodies, path } = await opened('/en_US/personal/enterpriseCert?step=basics', current())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByText('This field is required.')).toBeVisible()
  await expect.element(page.getByText('1 highlighted item in this step is incomplete.')).toBeVisible()
  expect(path()).toContain('step=basics')
  await page.getByRole('textbox', { name: 'Date of incorporation' }).fill('2026-02-')
  await userEvent.tab()
  await expect.element(page.getByText('Enter a date like 2020-02-28.')).toBeVisible()
  expect(bodies(companies.save)).toEqual([])
})

test('saves a new person once a name is entered, with the earlier entries; the bar shows each share', async () => {
  const whole = current({ persons: [helena], ownership: { listed: 6250, rest: 3750, needed: true, effective: [] } })
  const { bodies } = await opened('/en_US/personal/enterpriseCert?step=persons', current(), {
    [companies.savePerson.path]: { ...whole, personId: helena.id },
  })
  await page.getByRole('button', { name: 'Add person' }).click()
  await page.getByRole('textbox', { name: 'Ownership' }).fill('62.5')
  await userEvent.tab()
  expect(bodies(companies.savePerson)).toEqual([])
  await page.getByRole('textbox', { name: 'Full legal name' }).fill('Helena Voss')
  await userEvent.tab()
  await expect.poll(() => bodies(companies.savePerson)[0], soon).toMatchObject({ name: 'Helena Voss', share: 6250 })
  await expect.element(page.getByText('Edit: Helena Voss')).toBeVisible()
  await expect.element(page.getByText('37.5%')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Authorized trader' }).click({ force: true })
  await expect
    .poll(() => bodies(companies.savePerson)[1])
    .toMatchObject({ id: helena.id, roles: ['authorized_trader', 'owner'] })
})

test('submits only a signed and accepted declaration, and then shows the result', async () => {
  const sent = { status: 'submitted', submittedAt: draft.savedAt, dueOn: '2026-12-11', continueAt: null } as const
  const { bodies, path } = await opened(
    '/en_US/personal/enterpriseCert?step=declaration',
    current({ missing: [], persons: [helena] }),
    { [companies.submit.path]: current(sent) },
  )
  await page.getByRole('button', { name: /Signed by/ }).click()
  await page.getByRole('option', { name: 'Helena Voss' }).click()
  await page.getByRole('button', { name: 'Submit for review' }).click({ force: true })
  expect(bodies(companies.submit)).toEqual([])
  await page.getByRole('checkbox').click({ force: true })
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect.poll(path, soon).toBe('/en_US/personal/enterpriseCertResult')
  await expect.element(page.getByText('We decide by 2026-12-11 at the latest', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'What you can do meanwhile' })).toBeVisible()
  await page.getByText('What you sent').click()
  await expect.element(page.getByRole('term').filter({ hasText: 'Registration number' })).toBeVisible()
  expect(bodies(companies.submit)[0]).toMatchObject({ signerId: helena.id, declaration: { accepted: true } })
})

test.each([
  [
    'en_US',
    'Withdraw the application',
    'Withdraw application CO-1?',
    'You withdrew this application',
    'Continue the application',
  ],
  ['zh_CN', '撤回申请', '撤回申请 CO-1？', '您已撤回该申请', '继续申请'],
])(
  'in %s a company withdraws its application after a confirmation and can continue it',
  async (locale, button, title, heading, resume) => {
    const sent = {
      status: 'submitted',
      version: 1,
      mayWithdraw: true,
      submittedAt: draft.savedAt,
      continueAt: null,
    } as const
    const { bodies } = await opened(`/${locale}/personal/entityVerification`, current(sent), {
      [companies.withdraw.path]: current({ ...sent, status: 'withdrawn', mayWithdraw: false, continueAt: 'basics' }),
    })
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: button }).click()
    await expect.element(page.getByRole('heading', { name: heading })).toBeVisible()
    expect(bodies(companies.withdraw)).toEqual([{ id: draft.id, version: 1 }])
    await expect.element(page.getByRole('link', { name: resume })).toBeVisible()
  },
)

test('an application of a company that was verified before cannot be withdrawn', async () => {
  await opened(
    '/en_US/personal/entityVerification',
    current({ status: 'submitted', submittedAt: draft.savedAt, continueAt: null }),
  )
  await expect.element(page.getByText('What you sent')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Withdraw the application' })).not.toBeInTheDocument()
})

test.each([
  ['en_US', /Our reviewer requested the following/, 'Fix this'],
  ['zh_CN', /审核人员此前要求补充以下内容/, '去补充'],
])('in %s a withdrawn application shows the requests of its reviewer', async (locale, lead, link) => {
  const requested = {
    item: 'proof_of_address',
    reason: 'expired',
    reasonText: 'Too old.',
    customerMessage: null,
    answered: false,
  }
  await opened(`/${locale}/personal/enterpriseCertResult`, {
    ...current(),
    application: { ...draft, status: 'withdrawn', requestedItems: [requested] } as Application,
  })
  await expect.element(page.getByText(lead)).toBeVisible()
  await expect.element(page.getByText(/Too old\./)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: link }))
    .toHaveAttribute('href', `/${locale}/personal/enterpriseCert?step=documents`)
})

test('opens the step that reviewers requested again', async () => {
  const requested = {
    item: 'proof_of_address',
    reason: 'expired',
    reasonText: 'Too old.',
    customerMessage: null,
    answered: false,
  }
  await opened('/zh_CN/personal/enterpriseCertResult', {
    ...current(),
    application: { ...draft, status: 'to_be_improved', requestedItems: [requested] } as Application,
  })
  await expect.element(page.getByText('经营地址证明：')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '去补充' }))
    .toHaveAttribute('href', '/zh_CN/personal/enterpriseCert?step=documents')
})

test('a phone shows the progress and accepts documents, without the form', async () => {
  await opened('/en_US/personal/enterpriseCert?step=basics', current(), {}, 390)
  await expect.element(page.getByText('Continue on a computer')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Proof of business address' })).toBeVisible()
  expect(page.getByRole('textbox', { name: 'Registered name' }).query()).toBeNull()
})

test('an individual’s account gets no application', async () => {
  await opened('/en_US/personal/enterpriseCert', { ...nothing, choice: 'personal' })
  await expect.element(page.getByText('This account is for an individual.')).toBeVisible()
})
