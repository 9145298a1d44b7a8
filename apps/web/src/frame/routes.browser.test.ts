import { screenPaths } from '@tessera/contract/screens.ts'
import { expect, test } from 'vitest'
import {
  assetsMenu,
  accountMenu,
  assetNavigation,
  groupsVisibleTo,
  personalMenu,
  type Reader,
  visibleTo,
} from './menus.ts'
import type { RouteRow } from './route-row.ts'
import { routes } from './routes.ts'

/** Specification §2.2 as a list, and the proof of what we owe. */
const assets = [
  'tokenAccount',
  'spotAccount',
  'fiatAccount',
  'recharge',
  'withdraw',
  'applyList',
  'flowingWater',
  'mnFait',
  'liabilities',
]
const personal = (
  'kycEnter userManagement changePassword bindEmail bindPhone changeEmail changePhone bindGoogle closeGoogle closePhone ' +
  'idAuth safetyRecord receivingAccount paymentMethods bindBankCard verificationCenter sumsub entityVerification entitySumsub ' +
  'enterpriseCert enterpriseCertResult companyChanges'
).split(' ')
const open = ['login', 'register', 'resetPass', 'investments', 'investmentDetail', 'cms']
const plain = (path: string): string => path.replace(/\/\{-\$\w+\}$/u, '')
const rows = Object.entries<RouteRow>(routes).map(([path, row]) => ({ ...row, path }))
const row = (path: string) => rows.find((each) => plain(each.path) === path)

test('the paths that the server knows are these, in their order', () => {
  expect(rows.map(({ path }) => path)).toEqual(screenPaths)
})

test.each(assets)('/assets/%s asks for login and an approved identity', (name) => {
  expect(row(`/assets/${name}`)).toMatchObject({ login: true, kyc: true, area: 'assets' })
})

test.each(personal)('/personal/%s asks for login and not for an approved identity', (name) => {
  expect(row(`/personal/${name}`)).toMatchObject({ login: true })
  expect(row(`/personal/${name}`)).not.toHaveProperty('kyc')
})

test.each(open)('/%s is open to visitors', (name) => {
  expect(row(`/${name}`)).toBeDefined()
  expect(row(`/${name}`)).not.toHaveProperty('login')
})

test.each(['/otc', '/otc/deals', '/otc/deal', '/otc/ads'])('%s asks for login and an approved identity', (path) => {
  expect(row(path)).toMatchObject({ login: true, kyc: true })
})

test('trade asks for both, and takes a symbol', () => {
  expect(rows.find(({ path }) => path === '/trade/{-$symbol}')).toMatchObject({ login: true, kyc: true })
})

test('the asset navigation stands beside the three accounts and what is paid into them, and nowhere else', () => {
  const beside = rows.filter(({ assetNavigation: shown }) => shown === true).map(({ path }) => path)
  expect(beside).toEqual([
    '/assets/tokenAccount',
    '/assets/spotAccount',
    '/assets/fiatAccount',
    '/assets/distributions',
  ])
})

test('only pages for one task without a login hide the header, such as logging in or a link of a mail', () => {
  expect(rows.filter(({ hideHeader }) => hideHeader === true).map(({ path }) => path)).toEqual([
    '/login',
    '/register',
    '/kycPhotos',
    '/companyPerson',
    '/resetPass',
    '/freezeAccount',
    '/confirmWithdrawal',
    '/join',
  ])
})

test('logging in and opening an account are for visitors alone; a lost password and a link that freezes are for everybody', () => {
  expect(rows.filter(({ visitor }) => visitor === true).map(({ path }) => path)).toEqual(['/login', '/register'])
})

test('every entry of a menu leads to a row of the table', () => {
  for (const { to } of [
    ...assetsMenu,
    ...accountMenu,
    ...personalMenu.flatMap(({ entries }) => entries),
    ...assetNavigation,
  ])
    expect(row(to('en_US').replace('/en_US', ''))).toBeDefined()
})

test('receiving accounts show to the approved, verification to the others', () => {
  const ids = (approved: boolean) => visibleTo(accountMenu, { approved, isSub: false }).map(({ id }) => id)
  expect(ids(true)).toEqual(['userManagement', 'safetyRecord', 'receivingAccount'])
  expect(ids(false)).toEqual(['userManagement', 'safetyRecord', 'kycEnter'])
})

const groupsOf = (reader: Reader) =>
  Object.fromEntries(
    groupsVisibleTo(personalMenu, reader).map(({ id, entries }) => [id, entries.map((entry) => entry.id)]),
  )

test('every entry of the account menu is in one group of the personal menu, and no entry is in two', () => {
  const ids = personalMenu.flatMap(({ entries }) => entries.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(accountMenu.map(({ id }) => id)))
})

test('a person before verification sees no group of things that only the verified may use', () => {
  expect(groupsOf({ approved: false, isSub: false })).toEqual({
    account: ['userManagement', 'safetyRecord', 'personalData', 'blacklist'],
    verification: ['kycEnter', 'verificationCenter', 'investorClass'],
    api: ['openApi'],
    programs: ['invitations', 'agent', 'agentConsent'],
  })
})

test('the people of a company see its people and signatures, and nothing that is only its owner’s', () => {
  expect(groupsOf({ approved: true, isSub: false, isCompany: true, isMember: true })).toMatchObject({
    payments: ['receivingAccount'],
    people: ['people', 'signatures', 'subAccounts'],
  })
})

test('a sub-account finds nothing in its menu that is its owner’s', () => {
  expect(groupsOf({ approved: true, isSub: true })).toEqual({ account: ['userManagement', 'safetyRecord'] })
  const accounts = visibleTo(assetNavigation, { approved: true, isSub: true }).map(({ id }) => id)
  expect(accounts).toEqual(['tokenAccount', 'spotAccount', 'fiatAccount', 'distributions'])
})
