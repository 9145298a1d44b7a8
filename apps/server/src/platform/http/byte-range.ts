type Part = readonly [from: number, to: number]

/**
 * Returns the first and last byte of `size` that a Range header requests. Returns `whole` for a header that is not one
 * range of bytes (RFC 9110 section 14.2). Returns `none` for a range that begins after the end.
 */
export function byteRange(range: string | undefined, size: number): Part | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') return last === '0' || size === 0 ? 'none' : [Math.max(0, size - Number(last)), size - 1]
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  if (last !== '' && Number(last) < from) return 'whole'
  return from < size ? [from, to] : 'none'
}
