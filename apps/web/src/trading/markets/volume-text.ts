import { numberText } from '@tessera/ui/num.tsx'

/** '318402.5' → `318,402`, '0.750000' → `0.75`: decimals are cut where at least four digits stand before them. */
export function volumeText(text: string): string {
  const [whole = '', decimals = ''] = text.split('.')
  const telling = whole.length < 4 ? decimals.replace(/0+$/u, '') : ''
  return numberText(telling === '' ? whole : `${whole}.${telling}`)
}
