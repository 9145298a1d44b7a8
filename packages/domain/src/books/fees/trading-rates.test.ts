import { expect, test } from 'vitest'
import { ppm } from '#books/money/amount.ts'
import { type FeeBasis, tierOf, type TradingFees, tradingFeesConflict, tradingRates } from './trading-rates.ts'

const pair = { symbol: 'AURB-tUSD', base: 'AURB', makerFee: ppm(1_000), takerFee: ppm(1_500) }
const none: TradingFees = { tiers: [], classes: [], products: [], pairs: [] }
const tiers = [
  { volume: 100_000, maker: 800, taker: 1_200 },
  { volume: 1_000_000, maker: 0, taker: 900 },
]
const retail: FeeBasis = { feeClass: 'ri', volume: 0 }

const rows: readonly (readonly [string, Partial<TradingFees>, Partial<FeeBasis>, object])[] = [
  ['the pair without any other row', {}, {}, { maker: 1_000, taker: 1_500, rule: 'pair' }],
  ['the pair below the first tier', { tiers }, { volume: 99_999 }, { maker: 1_000, taker: 1_500, rule: 'pair' }],
  ['a tier from its volume', { tiers }, { volume: 100_000 }, { maker: 800, taker: 1_200, rule: 'tier' }],
  ['the highest tier reached', { tiers }, { volume: 5_000_000 }, { maker: 0, taker: 900, rule: 'tier' }],
  [
    'the class of the customer',
    { classes: [{ class: 'ri', maker: 2_000, taker: 2_500 }] },
    {},
    { maker: 2_000, taker: 2_500, rule: 'class' },
  ],
  [
    'no row of another class',
    { classes: [{ class: 'ai', maker: 1, taker: 1 }], pairs: [{ class: 'ai', pair: 'AURB-tUSD', maker: 1, taker: 1 }] },
    {},
    { rule: 'pair' },
  ],
  [
    'a tier that lowers the rate of the class',
    { tiers, classes: [{ class: 'ri', maker: 2_000, taker: 2_500 }] },
    { volume: 200_000 },
    { maker: 800, taker: 1_200, rule: 'tier' },
  ],
  [
    'the lower of each rate if a tier lowers only one',
    { tiers, classes: [{ class: 'ri', maker: 500, taker: 2_500 }] },
    { volume: 200_000 },
    { maker: 500, taker: 1_200, rule: 'tier' },
  ],
  [
    'the class if the tier is higher',
    { tiers, classes: [{ class: 'ri', maker: 100, taker: 200 }] },
    { volume: 200_000 },
    { maker: 100, taker: 200, rule: 'class' },
  ],
  [
    'class and product before the tier',
    { tiers, products: [{ class: 'ri', product: 'AURB', maker: 3_000, taker: 3_000 }] },
    { volume: 200_000 },
    { maker: 3_000, taker: 3_000, rule: 'class_product' },
  ],
  [
    'class and pair before class and product',
    {
      tiers,
      products: [{ class: 'ri', product: 'AURB', maker: 3_000, taker: 3_000 }],
      pairs: [{ class: 'ri', pair: 'AURB-tUSD', maker: 4_000, taker: 5_000 }],
    },
    { volume: 200_000 },
    { maker: 4_000, taker: 5_000, rule: 'class_pair' },
  ],
  [
    'no row of another product or pair',
    {
      products: [{ class: 'ri', product: 'HARB', maker: 1, taker: 1 }],
      pairs: [{ class: 'ri', pair: 'HARB-tUSD', maker: 1, taker: 1 }],
    },
    {},
    { rule: 'pair' },
  ],
]

test.each(rows)('applies %s', (_, fees, basis, expected) => {
  expect(tradingRates({ ...none, ...fees }, { ...retail, ...basis }, pair)).toMatchObject(expected)
})

test('counts the tiers that a volume reaches', () => {
  expect([0, 99_999, 100_000, 1_000_000].map((volume) => tierOf({ tiers }, volume))).toEqual([0, 0, 1, 2])
})

const conflicts: readonly (readonly [string, Partial<TradingFees>, object | undefined])[] = [
  ['tiers that rise in volume and fall in rate', { tiers }, undefined],
  [
    'a volume that does not rise',
    {
      tiers: [
        { volume: 5, maker: 9, taker: 9 },
        { volume: 5, maker: 8, taker: 8 },
      ],
    },
    { field: 'tiers.1.volume', accepted: '> 5' },
  ],
  [
    'a maker rate that rises',
    {
      tiers: [
        { volume: 5, maker: 900, taker: 900 },
        { volume: 6, maker: 901, taker: 8 },
      ],
    },
    { field: 'tiers.1.maker', accepted: '≤ 0.09%' },
  ],
  [
    'a taker rate that rises',
    {
      tiers: [
        { volume: 5, maker: 9, taker: 1_500 },
        { volume: 6, maker: 8, taker: 1_501 },
      ],
    },
    { field: 'tiers.1.taker', accepted: '≤ 0.15%' },
  ],
  [
    'a tier with the rates of the tier before',
    {
      tiers: [
        { volume: 5, maker: 9, taker: 1_500 },
        { volume: 6, maker: 9, taker: 1_500 },
      ],
    },
    { field: 'tiers.1.taker', accepted: '< 0.15%' },
  ],
  [
    'a second row of a class',
    {
      classes: [
        { class: 'ri', maker: 1, taker: 1 },
        { class: 'ri', maker: 2, taker: 2 },
      ],
    },
    { field: 'classes.1.class', repeats: 1 },
  ],
  [
    'a second row of a class and product',
    {
      products: [
        { class: 'ri', product: 'AURB', maker: 1, taker: 1 },
        { class: 'ai', product: 'AURB', maker: 1, taker: 1 },
        { class: 'ri', product: 'AURB', maker: 2, taker: 2 },
      ],
    },
    { field: 'products.2.product', repeats: 1 },
  ],
]
test.each(conflicts)('refuses %s', (_, fees, expected) => {
  expect(tradingFeesConflict({ ...none, ...fees })).toEqual(expected)
})
