import { expect, test } from 'vitest'
import { depthShape } from './depth-shape.ts'

const scales = { price: 2, quantity: 0 }

test('accumulates both sides outwards, with the same price range on each side', () =>
  expect(
    depthShape(
      {
        bids: [
          ['9.00', '5'],
          ['8.00', '15'],
        ],
        asks: [
          ['11.00', '10'],
          ['12.00', '10'],
          ['90.00', '999'],
        ],
      },
      scales,
    ),
  ).toEqual({
    bids: [
      [0.25, 0.25],
      [0, 1],
    ],
    asks: [
      [0.75, 0.5],
      [1, 1],
    ],
    low: '8.00',
    high: '12.00',
  }))

test('draws nothing while a side is empty', () =>
  expect(depthShape({ bids: [['9.00', '5']], asks: [] }, scales)).toBeUndefined())

test('if the sides of an auction cross completely, the range is from the best ask to the best bid', () =>
  expect(
    depthShape(
      {
        bids: [
          ['12.00', '5'],
          ['11.00', '15'],
        ],
        asks: [
          ['8.00', '10'],
          ['9.00', '10'],
        ],
      },
      scales,
    ),
  ).toEqual({
    bids: [
      [1, 0.25],
      [0.75, 1],
    ],
    asks: [
      [0, 0.5],
      [0.25, 1],
    ],
    low: '8.00',
    high: '12.00',
  }))

test.each([
  ['one price on both sides is in the middle', '10.00', '10.00', '9.99', '10.01', 0.5, 0.5],
  ['two best prices one tick apart are both visible', '10.00', '10.01', '9.99', '10.01', 0.5, 1],
] as const)('%s', (_what, bid, ask, low, high, bidAt, askAt) =>
  expect(depthShape({ bids: [[bid, '5']], asks: [[ask, '5']] }, scales)).toEqual({
    bids: [[bidAt, 1]],
    asks: [[askAt, 1]],
    low,
    high,
  }),
)
