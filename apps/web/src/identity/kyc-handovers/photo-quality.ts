/** Reasons why people cannot read a photo of a document. */
export type PhotoFlaw = 'small' | 'dark' | 'bright' | 'blurred'

/** A picture by its brightness: one value from 0 to 255 for each pixel, row by row. */
export type Grey = { readonly width: number; readonly height: number; readonly values: Uint8ClampedArray }

/** The minimum length of the longer side in pixels; below it, small print is unreadable. */
const SMALLEST_SIDE = 1000
const DARKEST_MEAN = 55
const BRIGHTEST_MEAN = 225
/** The variance of the Laplacian, measured on a picture of about 640 pixels; sharp text has several hundred. */
const MIN_SHARPNESS = 40

/** Returns the flaws of a photo whose longer side had `side` pixels; an empty list if there are none. */
export function flawsOf(grey: Grey, side: number): PhotoFlaw[] {
  const mean = grey.values.reduce((sum, value) => sum + value, 0) / Math.max(grey.values.length, 1)
  const found: Record<PhotoFlaw, boolean> = {
    small: side < SMALLEST_SIDE,
    dark: mean < DARKEST_MEAN,
    bright: mean > BRIGHTEST_MEAN,
    blurred: sharpnessOf(grey) < MIN_SHARPNESS,
  }
  return (['small', 'dark', 'bright', 'blurred'] as const).filter((flaw) => found[flaw])
}

/** The variance of the Laplacian: how much each pixel differs from its four neighbours. */
function sharpnessOf({ width, height, values }: Grey): number {
  const at = (x: number, y: number): number => values[y * width + x] ?? 0
  let [count, sum, squares] = [0, 0, 0]
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const edge = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1)
      count += 1
      sum += edge
      squares += edge * edge
    }
  if (count === 0) return 0
  const mean = sum / count
  return squares / count - mean * mean
}
