/** The site setting that allows a green verdict alone to verify a customer, and its countries. */
export type SumsubRule = { readonly verifies: boolean; readonly countries: readonly string[] }

export type Candidate = {
  readonly type: 'individual' | 'corporate'
  readonly investorClass: 'ri' | 'ai' | 'ei'
  /** The countries of citizenship and residence, ISO 3166-1 alpha-2. */
  readonly nationality: string
  readonly country: string
  /** True if people decided on the file before; then people must decide again. */
  readonly wasDecided: boolean
}

/** True if a green verdict alone verifies this customer: a natural person of class ri whose countries are all listed. */
export const mayVerify = (rule: SumsubRule, who: Candidate): boolean =>
  rule.verifies &&
  who.type === 'individual' &&
  who.investorClass === 'ri' &&
  !who.wasDecided &&
  rule.countries.includes(who.nationality) &&
  rule.countries.includes(who.country)
