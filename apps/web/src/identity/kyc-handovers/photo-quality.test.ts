import { expect, test } from 'vitest'
import { flawsOf, type Grey } from './photo-quality.ts'

const picture = (value: (x: number, y: number) => number): Grey => {
  const [width, height] = [64, 48]
  const values = new Uint8ClampedArray(width * height)
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) values[y * width + x] = value(x, y)
  return { width, height, values }
}
/** Dark lines on light paper, like print. */
const print = picture((x) => (x % 4 === 0 ? 60 : 190))

test('a sharp, well-lit photo has no flaw', () => {
  expect(flawsOf(print, 2000)).toEqual([])
})

test('a photo with too few pixels is too small', () => {
  expect(flawsOf(print, 999)).toEqual(['small'])
})

test('reports a dark photo and an overexposed photo', () => {
  expect(
    flawsOf(
      picture((x) => (x % 4 === 0 ? 0 : 50)),
      2000,
    ),
  ).toEqual(['dark'])
  expect(
    flawsOf(
      picture((x) => (x % 16 === 0 ? 150 : 255)),
      2000,
    ),
  ).toEqual(['bright'])
})

test('a photo without edges is blurred', () => {
  expect(
    flawsOf(
      picture((x) => 90 + x),
      2000,
    ),
  ).toEqual(['blurred'])
})
