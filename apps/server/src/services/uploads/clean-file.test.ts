import { maxBytesOf } from '@tessera/domain/services/uploads/purpose.ts'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanFile } from './clean-file.ts'

const MAX = maxBytesOf('logo')

/** Returns a noisy picture whose copy is larger than a logo may be. Orientation 6 means that it is shown turned by 90°. */
const noisy = (width: number, height: number, orientation?: number): Promise<Buffer> =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .withMetadata(orientation === undefined ? {} : { orientation })
    .png()
    .toBuffer()

/** Returns a clock that advances by some milliseconds each time that it is read. */
function clock(step: number): () => number {
  let now = 0
  return () => (now += step)
}

test.each([
  ['a picture', [390, 260], undefined, [390, 260]],
  ['a picture that the camera turned', [390, 260], 6, [260, 390]],
  ['a wide picture that the camera turned', [500, 200], 6, [200, 500]],
  ['a high picture that the camera turned', [200, 500], 6, [500, 200]],
] as const)(
  'FIL-04 shrinks %s by its shown width',
  async (_, [width, height], orientation, [shownWidth, shownHeight]) => {
    const cleaned = await cleanFile(await noisy(width, height, orientation), 'logo', clock(0))
    if (!cleaned.ok) throw new Error(cleaned.code)
    const { bytes } = cleaned.value
    expect(bytes.length).toBeLessThanOrEqual(MAX)
    const copy = await sharp(bytes).metadata()
    expect([0.75, 0.5, 0.35].map((side) => Math.round(shownWidth * side))).toContain(copy.width)
    expect(copy.height / copy.width).toBeCloseTo(shownHeight / shownWidth, 1)
  },
)

test('FIL-03 stops shrinking a picture after 8 s, for all copies together', async () => {
  const bytes = await noisy(390, 260)
  const sizeOf = async (step: number) => {
    const cleaned = await cleanFile(bytes, 'logo', clock(step))
    return cleaned.ok ? cleaned.value.bytes.length : cleaned.code
  }
  // The clock is read at the start, and before each copy.
  expect(await sizeOf(5_000)).toBeGreaterThan(MAX)
  expect(await sizeOf(500)).toBeLessThanOrEqual(MAX)
  expect(await sizeOf(8_000)).toBe('UPLOAD_UNREADABLE')
})
