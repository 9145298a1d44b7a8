/** '1000000.00' → '1,000,000.00', for amounts inside a sentence. */
export function groupDigits(amount: string): string {
  const [whole = '', parts] = amount.split('.')
  const groups = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/gu, ',')
  return parts === undefined ? groups : `${groups}.${parts}`
}
