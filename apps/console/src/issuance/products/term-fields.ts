import { capitalStructures, distributionFrequencies, productTypes } from '@tessera/domain/issuance/products/product.ts'
import { type AllotmentMethod, allotmentMethods } from '@tessera/domain/issuance/subscriptions/allot.ts'
import { investorClasses } from '@tessera/domain/identity/investor-classes/classes.ts'
import { saleLinkKinds } from '@tessera/contract/issuance/products/new-coin-sale.ts'
import type { en_US } from './products.messages.en_US.ts'

/** How a field is typed and parsed. `both` and `note` have a text in each language; a ratio is typed in percent. */
export type FieldKind =
  | 'both'
  | 'note'
  | 'line'
  | 'choice'
  | 'classes'
  | 'day'
  | 'time'
  | 'units'
  | 'amount'
  | 'ratio'
  | 'count'
  | 'url'
  | 'codes'
  | 'slot'
export type FieldName = keyof (typeof en_US)['fields']
export type TermField = {
  /** Its path in the contract: `facts.name`. */
  readonly group: 'facts' | 'economics' | 'token' | 'access' | 'allotment' | 'life' | 'sale'
  readonly name: FieldName
  readonly kind: FieldKind
  readonly optional?: boolean
  readonly max?: number
  /** The options of a choice; `coins`, `payCoins` and `chains` are those of the exchange. */
  readonly options?: readonly string[] | 'coins' | 'payCoins' | 'chains'
}
export const pathOf = ({ group, name }: Pick<TermField, 'group' | 'name'>): string => `${group}.${name}`

/** Every field of a product's terms except members and questions, in the order of the form. */
export const termSections = {
  about: [
    { group: 'facts', name: 'name', kind: 'both', max: 80 },
    { group: 'facts', name: 'issuer', kind: 'both', max: 80 },
    { group: 'facts', name: 'region', kind: 'both', max: 40 },
    { group: 'economics', name: 'term', kind: 'both', max: 40 },
    { group: 'facts', name: 'summary', kind: 'both', max: 200 },
    { group: 'facts', name: 'description', kind: 'note', max: 5000 },
    { group: 'facts', name: 'risk', kind: 'note', max: 2000 },
    { group: 'economics', name: 'returnBasis', kind: 'note', max: 300, optional: true },
  ],
  sort: [
    { group: 'facts', name: 'type', kind: 'choice', options: productTypes },
    { group: 'facts', name: 'structure', kind: 'choice', options: capitalStructures },
    { group: 'access', name: 'category', kind: 'classes', options: investorClasses },
    { group: 'economics', name: 'distribution', kind: 'choice', options: distributionFrequencies },
    { group: 'facts', name: 'subTrust', kind: 'line', max: 80, optional: true },
    { group: 'facts', name: 'createdOn', kind: 'day' },
    { group: 'facts', name: 'completedOn', kind: 'day', optional: true },
    { group: 'life', name: 'listedOn', kind: 'day', optional: true },
    { group: 'facts', name: 'videoUrl', kind: 'url', max: 500, optional: true },
  ],
  offer: [
    { group: 'economics', name: 'currency', kind: 'choice', options: 'coins' },
    { group: 'economics', name: 'unitPrice', kind: 'amount' },
    { group: 'economics', name: 'supply', kind: 'units' },
    { group: 'economics', name: 'minUnits', kind: 'units' },
    { group: 'economics', name: 'stepUnits', kind: 'units' },
    { group: 'access', name: 'maxUnits', kind: 'units', optional: true },
    { group: 'access', name: 'limitCountries', kind: 'codes', max: 800, optional: true },
    { group: 'access', name: 'allowCountries', kind: 'codes', max: 800, optional: true },
    { group: 'economics', name: 'fee', kind: 'ratio' },
    { group: 'life', name: 'opensAt', kind: 'time' },
    { group: 'life', name: 'closesAt', kind: 'time' },
    { group: 'life', name: 'allotmentExpectedAt', kind: 'time' },
  ],
  allotment: [
    { group: 'allotment', name: 'allotmentMethod', kind: 'choice', options: allotmentMethods },
    { group: 'allotment', name: 'minimumRaise', kind: 'units', optional: true },
    { group: 'allotment', name: 'ballotSlot', kind: 'slot', optional: true },
  ],
  figures: [
    { group: 'economics', name: 'expectedReturn', kind: 'ratio', optional: true },
    { group: 'economics', name: 'dividendYield', kind: 'ratio', optional: true },
    { group: 'economics', name: 'grossMargin', kind: 'ratio', optional: true },
    { group: 'economics', name: 'leverage', kind: 'ratio', optional: true },
    { group: 'economics', name: 'profit', kind: 'amount', optional: true },
    { group: 'economics', name: 'equityMultiple', kind: 'amount', optional: true },
  ],
  token: [
    { group: 'token', name: 'decimals', kind: 'count' },
    { group: 'token', name: 'network', kind: 'choice', options: 'chains', optional: true },
    { group: 'token', name: 'contractAddress', kind: 'line', max: 64, optional: true },
    { group: 'token', name: 'protocol', kind: 'line', max: 40, optional: true },
  ],
  sale: [
    { group: 'sale', name: 'totalSupply', kind: 'units' },
    { group: 'sale', name: 'softCap', kind: 'units', optional: true },
    { group: 'sale', name: 'excludedCountries', kind: 'codes', max: 800, optional: true },
  ],
} as const satisfies Record<string, readonly TermField[]>
export type SectionName = keyof typeof termSections
export const sectionNames = [
  'about',
  'sort',
  'offer',
  'allotment',
  'figures',
  'token',
  'sale',
] as const satisfies readonly SectionName[]
export const termFields: readonly TermField[] = sectionNames.flatMap((name): readonly TermField[] => termSections[name])

/** One field of an entry of a list. */
export type EntryField = Pick<TermField, 'kind' | 'max' | 'options'> & {
  readonly name: keyof (typeof en_US)['entryFields']
}
export const entryLists = ['members', 'faq', 'bands', 'payCoins', 'allocation', 'unlocks', 'links'] as const
export type EntryList = (typeof entryLists)[number]

/**
 * The fields of one entry of each list: a member, a question or a band of a ballot. In a token sale, an entry is a pay
 * coin, an allocation or an unlock.
 */
export const entryFields: Readonly<Record<EntryList, readonly EntryField[]>> = {
  members: [
    { name: 'name', kind: 'both', max: 60 },
    { name: 'role', kind: 'both', max: 60 },
    { name: 'about', kind: 'note', max: 300 },
  ],
  faq: [
    { name: 'question', kind: 'both', max: 200 },
    { name: 'answer', kind: 'note', max: 1000 },
  ],
  bands: [
    { name: 'fromUnits', kind: 'units' },
    { name: 'units', kind: 'units' },
  ],
  payCoins: [
    { name: 'coin', kind: 'choice', options: 'payCoins' },
    { name: 'unitPrice', kind: 'amount' },
  ],
  allocation: [
    { name: 'to', kind: 'both', max: 60 },
    { name: 'share', kind: 'ratio' },
  ],
  unlocks: [
    { name: 'at', kind: 'time' },
    { name: 'share', kind: 'ratio' },
  ],
  links: [
    { name: 'kind', kind: 'choice', options: saleLinkKinds },
    { name: 'url', kind: 'url', max: 300 },
  ],
}
/** The part of the contract that has the list. */
export const groupOf: Readonly<Record<EntryList, 'facts' | 'allotment' | 'sale'>> = {
  members: 'facts',
  faq: 'facts',
  bands: 'allotment',
  payCoins: 'sale',
  allocation: 'sale',
  unlocks: 'sale',
  links: 'sale',
}
export const maxEntries: Readonly<Record<EntryList, number>> = {
  members: 20,
  faq: 30,
  bands: 10,
  payCoins: 8,
  allocation: 12,
  unlocks: 48,
  links: 10,
}
/** True for a token sale, which alone has the terms of a sale. */
export const isSale = (texts: Readonly<Record<string, string>>): boolean => texts['facts.type'] === 'token_sale'
export const sectionsOf = (texts: Readonly<Record<string, string>>): readonly SectionName[] =>
  isSale(texts) ? sectionNames : sectionNames.filter((name) => name !== 'sale')
const isBallot = (texts: Readonly<Record<string, string>>): boolean =>
  texts['allotment.allotmentMethod'] === ('ballot' satisfies AllotmentMethod)
export const listsOf = (texts: Readonly<Record<string, string>>): readonly EntryList[] =>
  entryLists.filter((list) => (groupOf[list] !== 'sale' || isSale(texts)) && (list !== 'bands' || isBallot(texts)))
export const languages = ['en', 'zh'] as const
