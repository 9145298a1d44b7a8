/** Returns a random whole number below `sides`. */
export type Roll = (sides: number) => number

/** xorshift128 with whole numbers only, so that every machine generates the same workload. */
export function rollFrom(seed: number): Roll {
  let [x, y, z, w] = [seed ^ 0x9e3779b9, 362436069, 521288629, 88675123]
  const roll = (sides: number): number => {
    const t = x ^ (x << 11)
    ;[x, y, z] = [y, z, w]
    w = (w ^ (w >>> 19) ^ t ^ (t >>> 8)) >>> 0
    return Math.floor((w / 4294967296) * sides)
  }
  for (let skipped = 0; skipped < 64; skipped++) roll(1)
  return roll
}
