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

/** Specification §2.2 as a list, and the proof of liabilities. */
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

test('the server knows exactly these paths, in this order', () => {
  expect(rows.map(({ path }) => path)).toEqual(screenPaths)
})

test.each(assets)('/assets/%s requires login and a verified identity', (name) => {
  expect(row(`/assets/${name}`)).toMatchObject({ login: true, kyc: true, area: 'assets' })
})

test.each(personal)('/personal/%s requires login but no verified identity', (name) => {
  expect(row(`/personal/${name}`)).toMatchObject({ login: true })
  expect(row(`/personal/${name}`)).not.toHaveProperty('kyc')
})

test.each(open)('/%s is open to visitors', (name) => {
  expect(row(`/${name}`)).toBeDefined()
  expect(row(`/${name}`)).not.toHaveProperty('login')
})

test.each(['/otc', '/otc/deals', '/otc/deal', '/otc/ads'])('%s requires login and a verified identity', (path) => {
  expect(row(path)).toMatchObject({ login: true, kyc: true })
})

test('trade requires both and takes a symbol', () => {
  expect(rows.find(({ path }) => path === '/trade/{-$symbol}')).toMatchObject({ login: true, kyc: true })
})

test('the asset navigation is shown beside the three accounts and the screen of distributions, and nowhere else', () => {
  const withNavigation = rows
    .filter(({ assetNavigation: hasNavigation }) => hasNavigation === true)
    .map(({ path }) => path)
  expect(withNavigation).toEqual([
    '/assets/tokenAccount',
    '/assets/spotAccount',
    '/assets/fiatAccount',
    '/assets/distributions',
  ])
})

test('only pages for a single task without login hide the header, such as login or a link in an email', () => {
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

test('login and registration are for visitors only; password reset and the freeze link are for everybody', () => {
  expect(rows.filter(({ visitor }) => visitor === true).map(({ path }) => path)).toEqual(['/login', '/register'])
})

test('every menu entry has a row in the table', () => {
  for (const { to } of [
    ...assetsMenu,
    ...accountMenu,
    ...personalMenu.flatMap(({ entries }) => entries),
    ...assetNavigation,
  ])
    expect(row(to('en_US').replace('/en_US', ''))).toBeDefined()
})

test('receiving accounts are shown to verified customers, verification to the others', () => {
  const ids = (approved: boolean) => visibleTo(accountMenu, { approved, isSub: false }).map(({ id }) => id)
  expect(ids(true)).toEqual(['userManagement', 'safetyRecord', 'receivingAccount'])
  expect(ids(false)).toEqual(['userManagement', 'safetyRecord', 'kycEnter'])
})

const groupsOf = (reader: Reader) =>
  Object.fromEntries(
    groupsVisibleTo(personalMenu, reader).map(({ id, entries }) => [id, entries.map((entry) => entry.id)]),
  )

test('every entry of the account menu is in exactly one group of the personal menu', () => {
  const ids = personalMenu.flatMap(({ entries }) => entries.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(accountMenu.map(({ id }) => id)))
})

test('a customer who is not verified sees no group whose entries need verification', () => {
  expect(groupsOf({ approved: false, isSub: false })).toEqual({
    account: ['userManagement', 'safetyRecord', 'personalData', 'blacklist'],
    verification: ['kycEnter', 'verificationCenter', 'investorClass'],
    api: ['openApi'],
    programs: ['invitations', 'agent', 'agentConsent'],
  })
})

test('members of a company see its members and signatures, but nothing reserved for the owner', () => {
  expect(groupsOf({ approved: true, isSub: false, isCompany: true, isMember: true })).toMatchObject({
    payments: ['receivingAccount'],
    people: ['people', 'signatures', 'subAccounts'],
  })
})

test('the menu of a sub-account has no entries reserved for its owner', () => {
  expect(groupsOf({ approved: true, isSub: true })).toEqual({ account: ['userManagement', 'safetyRecord'] })
  const accounts = visibleTo(assetNavigation, { approved: true, isSub: true }).map(({ id }) => id)
  expect(accounts).toEqual(['tokenAccount', 'spotAccount', 'fiatAccount', 'distributions'])
})
