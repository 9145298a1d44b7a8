import type { DraftTerms } from '@tessera/contract/issuance/products/draft-terms.ts'
import { expect, test } from 'vitest'
import { percentOf, ratioOf } from './field-text.ts'
import { checkForm, emptyForm, formOf, type ProductForm } from './product-form.ts'

const texts = {
  'facts.name.en': 'Lantern Bay',
  'facts.name.zh': '灯塔湾',
  'facts.issuer.en': 'Lantern Bay Trust',
  'facts.issuer.zh': '灯塔湾信托',
  'facts.region.en': 'Singapore',
  'facts.region.zh': '新加坡',
  'facts.summary.en': 'A building.',
  'facts.summary.zh': '一栋楼。',
  'facts.description.en': 'A building.\n\nIt is let.',
  'facts.description.zh': '一栋已出租的楼。',
  'facts.risk.en': 'You may lose all of it.',
  'facts.risk.zh': '您可能损失全部本金。',
  'facts.type': 'real_estate',
  'facts.structure': 'equity',
  'facts.createdOn': '2025-01-01',
  'economics.term.en': '5 years',
  'economics.term.zh': '5 年',
  'economics.currency': 'SGD',
  'economics.unitPrice': '1,250.50',
  'economics.supply': '10,000',
  'economics.minUnits': '5',
  'economics.stepUnits': '5',
  'economics.fee': '0.5',
  'economics.expectedReturn': '6.2',
  'economics.returnBasis.en': 'Rent.',
  'economics.returnBasis.zh': '租金。',
  'economics.distribution': 'annually',
  'token.decimals': '0',
  'access.category': 'ri',
  'allotment.allotmentMethod': 'pro_rata',
  'life.opensAt': '2026-03-01 00:00',
  'life.closesAt': '2026-03-31 15:59',
  'life.allotmentExpectedAt': '2026-04-05 00:00',
}
const entry = {
  id: 0,
  texts: {
    'name.en': 'Ada',
    'name.zh': '艾达',
    'role.en': 'Chair',
    'role.zh': '主席',
    'about.en': 'x',
    'about.zh': '某',
  },
}
const form: ProductForm = { ...emptyForm, symbol: 'LBR4', texts, members: [entry] }
const scaleOf = (currency: string) => (currency === 'SGD' ? 2 : undefined)
const changed = (more: Record<string, string>): ProductForm => ({ ...form, texts: { ...texts, ...more } })

/** The terms of a form without errors. */
function termsOf(typed: ProductForm): DraftTerms {
  const { terms, errors } = checkForm(typed, scaleOf)
  if (terms === undefined) throw new Error(`the form has errors: ${Object.keys(errors).join(', ')}`)
  return terms
}

test('a complete form becomes the terms: percentages as ratios, times in UTC, null for empty fields', () => {
  expect(checkForm(form, scaleOf)).toMatchObject({
    terms: {
      facts: {
        name: { en: 'Lantern Bay', zh: '灯塔湾' },
        subTrust: null,
        members: [{ role: { zh: '主席' } }],
        faq: [],
      },
      economics: {
        unitPrice: '1250.50',
        supply: '10000',
        fee: '0.005',
        expectedReturn: '0.062',
        returnBasis: { en: 'Rent.', zh: '租金。' },
      },
      token: { decimals: 0, network: null },
      life: { closesAt: '2026-03-31T15:59:00.000Z' },
    },
  })
})

test('shows saved terms again as they were typed', () => {
  const terms = termsOf(form)
  const filled = formOf('LBR4', terms)
  expect(filled.texts).toMatchObject({ ...texts, 'economics.unitPrice': '1250.50', 'economics.supply': '10000' })
  expect(checkForm(filled, scaleOf)).toEqual({ terms, errors: {}, unsatisfied: {}, missing: [] })
})

test('an empty form needs only its symbol to be saved, and lists every required field as missing', () => {
  const { errors, missing } = checkForm(emptyForm, scaleOf)
  expect(errors).toEqual({ symbol: 'required' })
  expect(missing).toEqual(expect.arrayContaining(['facts.name.zh', 'economics.currency', 'life.opensAt']))
  for (const optional of ['facts.subTrust', 'economics.returnBasis.en', 'token.network', 'access.maxUnits'])
    expect(missing).not.toContain(optional)
})

test('a draft with one text in one language is saved with it, and lists the other language', () => {
  const half: ProductForm = { ...emptyForm, symbol: 'LBR4', texts: { 'facts.name.en': ' Lantern Bay ' } }
  const { terms, errors, missing } = checkForm(half, scaleOf)
  expect(errors).toEqual({})
  expect(terms?.facts.name).toEqual({ en: 'Lantern Bay', zh: null })
  expect(missing).toContain('facts.name.zh')
  expect(missing).not.toContain('facts.name.en')
  expect(formOf('LBR4', termsOf(half)).texts).toMatchObject({
    'facts.name.en': 'Lantern Bay',
    'facts.name.zh': '',
  })
})

test('an invalid value keeps a draft from being saved, and is not listed as missing', () => {
  const { terms, errors, missing } = checkForm(
    { ...emptyForm, symbol: 'LBR4', texts: { 'economics.fee': 'ten', 'facts.createdOn': '2026-02-30' } },
    scaleOf,
  )
  expect(terms).toBeUndefined()
  expect(errors).toEqual({ 'economics.fee': 'ratio', 'facts.createdOn': 'day' })
  expect(missing).not.toContain('economics.fee')
  expect(missing).toContain('economics.supply')
})

test.each([
  ['facts.createdOn', 'yesterday', 'day'],
  ['facts.videoUrl', 'http://plain.example', 'url'],
  ['economics.unitPrice', '-1', 'amount'],
  ['economics.unitPrice', '0', 'unitPrice'],
  ['economics.unitPrice', '1000,5', 'amount'],
  ['economics.supply', '1,00', 'units'],
  ['economics.supply', '1.5', 'units'],
  ['economics.fee', '10.1', 'fee'],
  ['economics.fee', '0.00001', 'ratio'],
  ['economics.fee', '6,2', 'ratio'],
  ['economics.minUnits', '6', 'minUnitsInSteps'],
  ['economics.currency', 'XXX', 'currency'],
  ['life.closesAt', '2026-02-30', 'time'],
  ['life.closesAt', '2026-02-28 10:00', 'closesAt'],
  ['token.decimals', '12', 'count'],
])('reports %s of %s at its field', (path, text, error) => {
  expect(checkForm(changed({ [path]: text }), scaleOf).errors).toEqual({ [path]: error })
})

test('lists a text that lacks one language, and a member with empty parts, as missing', () => {
  expect(checkForm(changed({ 'economics.returnBasis.zh': '' }), scaleOf)).toMatchObject({
    errors: {},
    missing: ['economics.returnBasis.zh'],
  })
  const members = [entry, { id: 1, texts: { ...entry.texts, 'role.zh': ' ' } }]
  expect(checkForm({ ...form, members }, scaleOf)).toMatchObject({ errors: {}, missing: ['facts.members.1.role.zh'] })
})

test('an expected return needs its basis before the publication', () => {
  const without = { 'economics.returnBasis.en': '', 'economics.returnBasis.zh': '' }
  expect(checkForm(changed(without), scaleOf)).toMatchObject({
    errors: {},
    unsatisfied: { 'economics.returnBasis.en': 'returnBasis' },
    missing: ['economics.returnBasis.en'],
  })
  expect(checkForm(changed({ ...without, 'economics.expectedReturn': '' }), scaleOf).missing).toEqual([])
})

test.each([
  ['6.2', '0.062'],
  ['0', '0'],
  ['100', '1'],
  ['0.0001', '0.000001'],
])('converts %s percent to %s', (percent, ratio) => {
  expect(ratioOf(percent)).toBe(ratio)
  expect(percentOf(ratio)).toBe(percent)
})

const scales: Readonly<Record<string, number>> = { SGD: 2, tUSD: 6 }
const listed = (...entries: Record<string, string>[]) => entries.map((own, id) => ({ id, texts: own }))
const tokenSale = (more: Partial<ProductForm> = {}): ProductForm => ({
  ...changed({
    'facts.type': 'token_sale',
    'sale.totalSupply': '100,000',
    'sale.softCap': '500',
    'sale.excludedCountries': 'us, KP',
  }),
  payCoins: listed({ coin: 'tUSD', unitPrice: '900.5' }),
  allocation: listed(
    { 'to.en': 'Sale', 'to.zh': '发行', share: '10' },
    { 'to.en': 'Team', 'to.zh': '团队', share: '90' },
  ),
  unlocks: listed({ at: '2026-04-10 00:00', share: '25' }, { at: '2026-07-10 00:00', share: '75' }),
  ...more,
})
const checkSale = (more: Partial<ProductForm> = {}) => checkForm(tokenSale(more), scaleOf, (coin) => scales[coin])

test('a token sale has its own terms, which are shown again as they were typed', () => {
  const { terms } = checkSale()
  expect(terms?.sale).toEqual({
    totalSupply: '100000',
    softCap: '500',
    excludedCountries: ['US', 'KP'],
    payCoins: [{ coin: 'tUSD', unitPrice: '900.5' }],
    allocation: [
      { to: { en: 'Sale', zh: '发行' }, share: '0.1' },
      { to: { en: 'Team', zh: '团队' }, share: '0.9' },
    ],
    unlocks: [
      { at: '2026-04-10T00:00:00.000Z', share: '0.25' },
      { at: '2026-07-10T00:00:00.000Z', share: '0.75' },
    ],
    links: [],
  })
  const again = terms && formOf('LBR4', terms)
  expect(again).toMatchObject({
    texts: { 'sale.totalSupply': '100000', 'sale.excludedCountries': 'US, KP' },
    unlocks: [{ texts: { at: '2026-04-10 00:00', share: '25' } }, { texts: { share: '75' } }],
  })
})

test('reports inconsistent entries of a sale at their list', () => {
  expect(checkSale({ payCoins: [] })).toMatchObject({ errors: {}, missing: ['sale.payCoins'] })
  expect(checkSale({ payCoins: listed({ coin: 'tUSD', unitPrice: '1.0000001' }) }).errors).toEqual({
    'sale.payCoins': 'payCoins',
  })
  expect(checkSale({ unlocks: listed({ at: 'soon', share: '100' }) }).errors).toEqual({ 'sale.unlocks.0.at': 'time' })
  expect(checkSale({ unlocks: listed({ at: '2026-04-10 00:00', share: '99' }) }).unsatisfied).toEqual({
    'sale.unlocks': 'unlocks',
  })
  expect(checkForm(changed({ 'facts.type': 'bond' }), scaleOf).terms).not.toHaveProperty('sale')
})

test('shares of a sale that do not add up yet can be saved, and are listed', () => {
  const { terms, unsatisfied, missing } = checkSale({
    allocation: listed({ 'to.en': 'Sale', 'to.zh': '发行', share: '10' }),
  })
  expect(terms?.sale?.allocation).toHaveLength(1)
  expect(unsatisfied).toEqual({ 'sale.allocation': 'allocation' })
  expect(missing).toEqual(['sale.allocation'])
})
