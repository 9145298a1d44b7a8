type Part = readonly [from: number, to: number]

/**
 * Which bytes of `size` a Range header asks for, both ends counted. What is no single range of bytes is answered with the
 * whole, as RFC 9110 §14.2 allows; one that begins beyond the end has none.
 */
export function partOf(range: string | undefined, size: number): Part | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') return last === '0' || size === 0 ? 'none' : [Math.max(0, size - Number(last)), size - 1]
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  if (last !== '' && Number(last) < from) return 'whole'
  return from < size ? [from, to] : 'none'
}
