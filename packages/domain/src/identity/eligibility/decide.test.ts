import { expect, test } from 'vitest'
import { investorClasses } from '#identity/investor-classes/classes.ts'
import { decide, fixOf, refusalOf, rulesOf } from './decide.ts'
import {
  acquiring,
  type Action,
  actions,
  type Actor,
  type Asset,
  disposing,
  freeAsset,
  type Subject,
  unpaused,
  outgoingActions,
} from './rules.ts'

const now = new Date('2026-11-28T00:00:00Z')
const person: Actor = {
  active: true,
  approved: true,
  secured: true,
  strong: true,
  trades: true,
  deposits: true,
  investorClass: 'ri',
  residence: 'SG',
  nationality: 'SG',
  tested: false,
  ...unpaused,
  indebted: false,
  owes: [],
}
const region = { type: 1, limited: [], allowed: [] } as const
const exchange: Subject['exchange'] = { region, authenticator: false, riskTest: false }
const token: Asset = { ...freeAsset, category: 'ri', unit: 100n }
const about = (asset: Partial<Asset> = {}, rest: Partial<Subject> = {}): Subject => ({
  asset: { ...token, ...asset },
  exchange,
  total: 0n,
  ...rest,
})
const codes = (actor: Partial<Actor>, action: Action, object: Subject = about()) =>
  decide({ ...person, ...actor }, action, object, now).reasons.map(({ code }) => code)

const may = { ri: ['ri', 'ai', 'ei'], ai: ['ai', 'ei'], ei: ['ei'] }
const pairs = investorClasses.flatMap((category) => investorClasses.map((held) => ({ category, held })))

test.each(pairs)(
  'ELG-01 a product of category $category: an investor of class $held can acquire it only if the class allows it, and can always dispose of it',
  ({ category, held }) => {
    const object = about({ category })
    const allowed = may[category].includes(held)
    for (const action of acquiring) {
      const code = action === 'subscribe' ? 'SUBSCRIPTION_CLASS_NOT_ALLOWED' : 'INVESTOR_CLASS_NOT_ALLOWED'
      expect(codes({ investorClass: held }, action, object)).toEqual(allowed ? [] : [code])
    }
    for (const action of disposing) expect(codes({ investorClass: held }, action, object)).toEqual([])
  },
)

test.each([
  [
    'a country that we no longer serve',
    { residence: 'KP' },
    about({}, { exchange: { ...exchange, region: { ...region, limited: ['KP'] } } }),
    'COUNTRY_RESTRICTED',
  ],
  [
    'a nationality that we no longer serve',
    { nationality: 'KP' },
    about({}, { exchange: { ...exchange, region: { ...region, limited: ['KP'] } } }),
    'COUNTRY_RESTRICTED',
  ],
  [
    'a country outside the list of those that we serve',
    {},
    about({}, { exchange: { ...exchange, region: { type: 2, limited: [], allowed: ['NO'] } } }),
    'COUNTRY_RESTRICTED',
  ],
  ['a country that the product excludes', { residence: 'NO' }, about({ excluded: ['NO'] }), 'COUNTRY_NOT_ALLOWED'],
  [
    'an unknown country, where the product excludes any',
    { residence: null },
    about({ excluded: ['NO'] }),
    'COUNTRY_NOT_ALLOWED',
  ],
  [
    'a nationality that the product excludes',
    { nationality: 'US' },
    about({ excluded: ['US'] }),
    'COUNTRY_NOT_ALLOWED',
  ],
  ['a residence outside the allow list', { residence: 'NO' }, about({ allowed: ['SG'] }), 'COUNTRY_NOT_ALLOWED'],
  ['an unknown country with an allow list', { residence: null }, about({ allowed: ['SG'] }), 'COUNTRY_NOT_ALLOWED'],
  ['a country on both lists', {}, about({ allowed: ['SG'], excluded: ['SG'] }), 'COUNTRY_NOT_ALLOWED'],
  ['a missing risk test', {}, about({}, { exchange: { ...exchange, riskTest: true } }), 'RISK_TEST_REQUIRED'],
  ['one unit above the cap', {}, about({ cap: 1_000n }, { total: 1_001n }), 'HOLDING_ABOVE_CAP'],
] as const)('ELG-01 %s blocks acquiring and no other action', (_, actor, object, code) => {
  for (const action of actions) {
    const stops = action === 'buy' || action === 'receive' || action === 'subscribe'
    expect(codes(actor, action, object).length).toBe(stops ? 1 : 0)
  }
  expect(codes(actor, 'buy', object)).toEqual([code])
})

test.each([
  ['the cap itself', {}, about({ cap: 1_000n }, { total: 1_000n })],
  ['an unknown country where none is excluded', { residence: null, nationality: null }, about()],
  ['a residence on the allow list', { nationality: 'NO' }, about({ allowed: ['SG'] })],
  ['a company without a nationality', { nationality: null }, about({ excluded: ['US'], allowed: ['SG'] })],
  ['a risk test that was passed', { tested: true }, about({}, { exchange: { ...exchange, riskTest: true } })],
  [
    'an accredited investor without a risk test',
    { investorClass: 'ai' },
    about({}, { exchange: { ...exchange, riskTest: true } }),
  ],
  ['a coin of no product without a risk test', {}, about(freeAsset, { exchange: { ...exchange, riskTest: true } })],
] as const)('%s blocks no action', (_, actor, object) => {
  for (const action of actions) expect(codes(actor, action, object)).toEqual([])
})

test('a frozen account can do nothing, and cannot even be paid, until the freeze ends', () => {
  for (const action of actions) expect(codes({ active: false }, action)).toEqual(['ACCOUNT_FROZEN'])
})

test.each([
  ['pausedUntil', ['redeem', 'withdraw'], 'WITHDRAWAL_FROZEN'],
  ['transfersPausedUntil', ['transfer_out'], 'TRANSFER_OUT_FROZEN'],
  ['salesPausedUntil', ['p2p_sell'], 'OTC_SALE_FROZEN'],
] as const)('%s blocks only its own action, and only until its end', (field, stopped, code) => {
  const until = new Date(now.getTime() + 1)
  const refused = actions.filter((action) => codes({ [field]: until }, action).length > 0)
  expect(refused).toEqual(stopped)
  for (const action of refused) expect(codes({ [field]: until }, action)).toEqual([code])
  expect(actions.filter((action) => codes({ [field]: now }, action).length > 0)).toEqual([])
})

test('STM-03 a receivable blocks outgoing actions, and orders that would spend the owed coin', () => {
  expect(actions.filter((action) => codes({ indebted: true }, action).length > 0)).toEqual([
    'redeem',
    ...outgoingActions,
  ])
  const owes = { owes: ['SGD'] }
  expect(codes(owes, 'spend', about({}, { spends: 'SGD' }))).toEqual(['RECEIVABLE_IN_COIN'])
  expect(codes(owes, 'spend', about({}, { spends: 'tUSD' }))).toEqual([])
  expect(actions.filter((action) => codes(owes, action).length > 0)).toEqual([])
})

test('while an authenticator is required, an account without one can neither place orders nor see deposit addresses', () => {
  const enforced = about({}, { exchange: { ...exchange, authenticator: true } })
  const stopped = actions.filter((action) => codes({ strong: false }, action, enforced).length > 0)
  expect(stopped).toEqual(['place_order', 'show_address'])
  expect(decide({ ...person, strong: false }, 'place_order', enforced, now).reasons).toEqual([
    { rule: 'authenticator', code: 'AUTHENTICATOR_REQUIRED', params: {}, fix: { route: '/personal/bindGoogle' } },
  ])
  expect(codes({ strong: false }, 'place_order')).toEqual([])
  expect(codes({}, 'place_order', enforced)).toEqual([])
})

test('lists every reason in the order of precedence, with the arguments of its sentence', () => {
  const object = about({ category: 'ei', excluded: ['SG'], cap: 500n }, { total: 600n })
  const { allowed, reasons } = decide({ ...person, approved: false }, 'buy', object, now)
  expect(allowed).toBe(false)
  expect(reasons.map(({ code }) => code)).toEqual([
    'KYC_REQUIRED',
    'INVESTOR_CLASS_NOT_ALLOWED',
    'COUNTRY_NOT_ALLOWED',
    'HOLDING_ABOVE_CAP',
  ])
  expect(reasons.at(-1)?.params).toEqual({ max: '5' })
  expect(reasons[0]?.fix).toEqual({ route: '/personal/kycEnter' })
})

test('turns a reason into a refusal; that of the cap names the field of the amount', () => {
  const { reasons } = decide(person, 'subscribe', about({ cap: 100n }, { total: 200n }), now)
  expect(reasons.map((reason) => refusalOf(reason, 'quantity'))).toEqual([
    { ok: false, code: 'SUBSCRIPTION_ABOVE_MAXIMUM', params: { max: '1' }, field: 'quantity' },
  ])
  expect(fixOf('SECURITY_FACTOR_REQUIRED')).toEqual({ route: '/personal/userManagement' })
  expect([fixOf('COUNTRY_NOT_ALLOWED'), fixOf('NOT_FOUND')]).toEqual([null, null])
  expect(fixOf('SUBSCRIPTION_CLASS_NOT_ALLOWED')).toEqual({ route: '/personal/investorClass' })
  expect(fixOf('RISK_TEST_REQUIRED')).toEqual({ route: '/personal/riskTest' })
})

test('an account can be paid unless it is frozen', () => {
  expect(rulesOf('be_paid')).toEqual(['active'])
})
