/** Returns a deterministic generator of numbers in [0, 1) from a seed (mulberry32). Not for secrets. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns the seed for a name, such as the ticker of a product. */
export function seedOf(name: string): number {
  let seed = 0
  for (const char of name) seed = (seed * 31 + char.charCodeAt(0)) >>> 0
  return seed
}
