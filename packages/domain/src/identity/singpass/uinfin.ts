const WEIGHTS = [2, 7, 6, 5, 4, 3, 2] as const
/** Per first letter: the number that it adds to the sum, and the check letters by the remainder of the sum. */
const series: Readonly<Record<string, { readonly plus: number; readonly ends: string }>> = {
  S: { plus: 0, ends: 'JZIHGFEDCBA' },
  T: { plus: 4, ends: 'JZIHGFEDCBA' },
  F: { plus: 0, ends: 'XWUTRQPNMLK' },
  G: { plus: 4, ends: 'XWUTRQPNMLK' },
  M: { plus: 3, ends: 'XWUTRQPNJLK' },
}

/**
 * True for the number of a Singapore identity card (NRIC: S, T) or foreigner's pass (FIN: F, G, M) with a valid check
 * letter. Source: the published modulus-11 rule of the Immigration and Checkpoints Authority.
 */
export function isUinfin(text: string): boolean {
  const [, first = '', digits = '', last] = /^([STFGM])(\d{7})([A-Z])$/.exec(text) ?? []
  const of = series[first]
  if (of === undefined) return false
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), of.plus)
  return of.ends[sum % 11] === last
}

/** True for the number of a foreigner's pass, which expires. An identity card does not. */
export const isPassNumber = (uinfin: string): boolean => /^[FGM]/.test(uinfin)
