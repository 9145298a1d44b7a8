/**
 * A postal address in the separate parts that banks require. `detail` is one additional line of free text (a hybrid
 * address). Town and country are required from November 2026. Source: EPC153-22, SWIFT CBPR+.
 */
export type PostalAddress = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly town: string
  readonly postCode?: string | undefined
  readonly street?: string | undefined
  readonly building?: string | undefined
  readonly detail?: string | undefined
}
/** The typed parts, in the order of forms. */
export const addressParts = ['street', 'building', 'detail', 'postCode', 'town'] as const
export type AddressPart = (typeof addressParts)[number]

/** Maximum lengths in a payment file. Source: PostalAddress24 of ISO 20022. */
export const addressLengths: Readonly<Record<AddressPart, number>> = {
  street: 70,
  building: 16,
  detail: 70,
  postCode: 16,
  town: 35,
}

/** Formats the address in one line, for people. */
export const addressLine = ({ street, building, detail, postCode, town, country }: PostalAddress): string =>
  [detail, [street, building], [postCode, town], country]
    .map((part) => (Array.isArray(part) ? part.filter(Boolean).join(' ') : (part ?? '')))
    .filter((part) => part !== '')
    .join(', ')
