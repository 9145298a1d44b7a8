import { numberText } from '@tessera/ui/num.tsx'

/** '318402.5' → `318,402`, '0.750000' → `0.75`: with at least four digits before the point, decimals are cut. */
export function volumeText(text: string): string {
  const [whole = '', decimals = ''] = text.split('.')
  const significantDecimals = whole.length < 4 ? decimals.replace(/0+$/u, '') : ''
  return numberText(significantDecimals === '' ? whole : `${whole}.${significantDecimals}`)
}
