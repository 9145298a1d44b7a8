import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeFieldKey, serve } from '#parts/testing.ts'
import { openApp, publicInfo, signedIn, user } from '#frame/testing.tsx'
import type { Invitation, Member } from './members.queries.ts'

const at = '2026-11-20T08:30:00.000Z'
const [LIST, ACTS, REVOKE] = ['list', 'acts', 'revoke_invitation'].map((last) => `ex/api/v1/members/${last}`)
const id = (n: number) => `7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b${String(n).padStart(2, '0')}`
const member = (n: number, about: Partial<Member>): Member => ({
  id: id(n),
  name: 'Olivia Tan',
  email: 'olivia@harbour.example',
  owner: false,
  self: false,
  roles: [],
  active: true,
  joinedAt: at,
  countsFrom: null,
  lastSeenAt: at,
  ...about,
})
const people = [
  member(1, { owner: true, self: true }),
  member(2, { name: 'Mira Ranganathan', email: 'mira@harbour.example', roles: ['trade', 'pay'], lastSeenAt: null }),
  member(3, { name: 'Sam Lee', email: 'sam@harbour.example', roles: ['administer'], active: false }),
]
const invitation: Invitation = {
  id: id(9),
  name: 'Noor Aziz',
  email: 'noor@harbour.example',
  roles: ['pay'],
  invitedBy: 'Olivia Tan',
  expiresAt: at,
}
const acts = [
  { id: id(20), at, name: 'Mira Ranganathan', path: 'ex/api/v1/orders/place', subject: null, byKey: false },
  { id: id(21), at, name: 'Sam Lee', path: 'ex/api/v1/withdrawals/create', subject: null, byKey: true },
]
const company = (about: object = {}) => ({
  ...signedIn('approved'),
  'ex/api/v1/user/info': { ...user('approved'), type: 'corporate' },
  [LIST!]: { rows: people, invitations: [invitation], max: 30, mayChange: true, isCompany: true, ...about },
  [ACTS!]: { rows: acts, total: 2, page: 1, pageSize: 20, next: null },
})
const named = (name: RegExp) => page.getByRole('row', { name })

test('shows roles and status of each person, and only others can be changed or removed', async () => {
  serve(company())
  await openApp('/en_US/personal/people', 'token')
  await expect.element(named(/Olivia Tan/).first()).toMatchTextContent(/You.*Owner/)
  await expect.element(named(/mira@/)).toMatchTextContent(/View.*Trade.*Pay.*Never/)
  await expect.element(named(/sam@/)).toMatchTextContent(/Login frozen/)
  expect(page.getByRole('button', { name: 'Actions for Olivia Tan' }).query()).toBeNull()
  await page.getByRole('button', { name: 'Actions for Mira Ranganathan' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Remove' })).toBeVisible()
})

test('the history names the person and the API key of each act', async () => {
  serve(company())
  await openApp('/en_US/personal/people', 'token')
  await expect.element(named(/Submitted an order/)).toMatchTextContent(/Mira Ranganathan/)
  await expect.element(named(/Requested a withdrawal/)).toMatchTextContent(/Sam Lee \(API key\)/)
  expect(document.body.textContent).not.toMatch(/orders\/place|withdrawals\/create/)
})

test('the history in Chinese names an act of a removed endpoint by the group of its right', async () => {
  const removed = { ...acts[0], id: id(22), path: 'ex/api/v0/gone' }
  serve({ ...company(), [ACTS!]: { rows: [...acts, removed], total: 3, page: 1, pageSize: 20, next: null } })
  await openApp('/zh_CN/personal/people', 'token')
  await expect.element(named(/提交委托/)).toMatchTextContent(/Mira Ranganathan/)
  await expect.element(named(/其他账户操作/)).toBeVisible()
  expect(document.body.textContent).not.toMatch(/gone/)
})

test.each([
  ['en_US', /^View/],
  ['zh_CN', /^查看/],
])('at 390 px in %s no role breaks within a word, and the actions stay visible', async (locale, first) => {
  serve(company())
  await openApp(`/${locale}/personal/people`, 'token', 390)
  const roles = named(/mira@/).getByText(first).first()
  await expect.element(roles).toBeVisible()
  expect(roles.element().getClientRects().length).toBeLessThanOrEqual(3)
  const actions = named(/mira@/).getByRole('button').element().getBoundingClientRect()
  expect(actions.right).toBeLessThanOrEqual(390)
})

test('names the required role to a person who may not administer', async () => {
  serve(company({ mayChange: false }))
  await openApp('/en_US/personal/people', 'token')
  await page.getByRole('button', { name: 'Invite person' }).hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('You need the “Administer” role for this.')
})

test('an open invitation can be withdrawn', async () => {
  const calls = serve({ ...company(), [REVOKE!]: {} })
  await openApp('/en_US/personal/people', 'token')
  await named(/Noor Aziz/)
    .getByRole('button', { name: 'Revoke' })
    .click()
  await expect.poll(() => calls.find(({ path }) => path === REVOKE)?.body).toBe(JSON.stringify({ id: id(9) }))
})

test('an invited person sets a password twice, accepts the terms, and is led to the login', async () => {
  const found = { company: 'Harbour Works', name: 'Noor', email: 'noor@harbour.example', roles: ['pay'], expiresAt: at }
  const calls = serve({
    'ex/api/v0/public': publicInfo({ fieldKey: await makeFieldKey() }),
    'ex/api/v1/members/invitation': found,
    'ex/api/v1/members/accept': { email: found.email },
  })
  await openApp('/en_US/join?token=a-token-of-a-mail')
  await expect.element(page.getByRole('heading', { name: 'Join Harbour Works' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('second person 7')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('second person 7')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect.element(page.getByText('Accept the terms of service.').first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'terms of service' })).toHaveAttribute('href', '/en_US/cms/terms')
  await page
    .getByText('I accept the', { exact: false })
    .first()
    .click({ position: { x: 4, y: 4 } })
  await page.getByRole('button', { name: 'Join' }).click()
  await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(calls.filter(({ path }) => path.endsWith('accept'))).toHaveLength(1)
})
