/**
 * '0.062' → '6.20': a fraction as percent with two decimals, cut. The decimal point is moved as text, never computed in
 * floats.
 */
export function percentText(ratio: string): string {
  const [whole = '0', fraction = ''] = ratio.split('.')
  const digits = `${whole}${fraction.padEnd(4, '0')}`
  const head = digits.slice(0, whole.length + 2).replace(/^0+(?=\d)/u, '')
  return `${head}.${digits.slice(whole.length + 2, whole.length + 4)}`
}
