import type { investorClasses } from '@tessera/contract/identity/investor-classes/investor-classes.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import {
  countedWorth,
  groundsFor,
  type InvestorGround,
  isWealthGround,
  reaches,
  thresholdOf,
  type Worth,
  worthFields,
} from '@tessera/domain/identity/investor-classes/evidence.ts'
import { ungrouped } from '@tessera/domain/books/money/amount-text.ts'
import type { InvestorClassState } from './investor-classes.queries.ts'

export type Fields = {
  readonly ground: InvestorGround | undefined
  readonly amounts: Readonly<Partial<Record<keyof Worth, string>>>
  readonly statement: string
  readonly files: readonly { readonly id: string }[]
  readonly accepted: boolean
}
export const noFields: Fields = { ground: undefined, amounts: {}, statement: '', files: [], accepted: false }

export type MissingItem = 'ground' | 'amounts' | 'threshold' | 'statement' | 'files' | 'consent'
type Body = InputOf<typeof investorClasses.apply>
type Checked = { readonly ok: true; readonly body: Body } | { readonly ok: false; readonly missing: MissingItem }

const wholeAmountOf = (text: string | undefined): number => {
  const plain = ungrouped(text ?? '')
  return /^\d{1,12}$/.test(plain) ? Number(plain) : 0
}

/** The amounts that the ground needs, in whole SGD; empty fields are zero. */
export function worthOf({ ground, amounts }: Fields): Worth {
  const none: Worth = { income: 0, home: 0, assets: 0, volatileTokens: 0, stablecoins: 0 }
  if (ground === undefined || !isWealthGround(ground)) return none
  return { ...none, ...Object.fromEntries(worthFields[ground].map((field) => [field, wholeAmountOf(amounts[field])])) }
}

/**
 * The counted amount and the threshold of a financial ground, as the server computes them; undefined for other grounds.
 */
export function countedSumOf(fields: Fields, { rules }: Pick<InvestorClassState, 'rules'>) {
  const { ground } = fields
  if (ground === undefined || !isWealthGround(ground)) return undefined
  const counted = countedWorth(ground, worthOf(fields), rules)
  return { counted, threshold: thresholdOf(ground, rules), reaches: reaches(ground, counted, rules) }
}

/** The body of the application, or the first missing item. */
export function toApplication(fields: Fields, current: Pick<InvestorClassState, 'rules' | 'notices'>): Checked {
  const { ground, statement, files } = fields
  if (ground === undefined) return { ok: false, missing: 'ground' }
  const count = countedSumOf(fields, current)
  if (count?.counted === 0) return { ok: false, missing: 'amounts' }
  if (count?.reaches === false) return { ok: false, missing: 'threshold' }
  const text = statement.trim()
  if (count === undefined && text === '') return { ok: false, missing: 'statement' }
  if (files.length === 0) return { ok: false, missing: 'files' }
  const applied = groundsFor[ground].class
  const notice = current.notices.find((each) => each.class === applied)
  if (!fields.accepted || notice === undefined) return { ok: false, missing: 'consent' }
  const proof = count === undefined ? { statement: text } : { worth: worthOf(fields) }
  const consent = { version: notice.version, sha256: notice.sha256 }
  return { ok: true, body: { class: applied, ground, ...proof, uploads: files.map(({ id }) => id), consent } }
}
