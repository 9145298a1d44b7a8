import { expect, test } from 'vitest'
import { depthShape } from './depth-shape.ts'

const scales = { price: 2, quantity: 0 }

test('both sides are added up outwards and reach equally far from the middle', () =>
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

test('without anybody on one side there is no picture', () =>
  expect(depthShape({ bids: [['9.00', '5']], asks: [] }, scales)).toBeUndefined())
