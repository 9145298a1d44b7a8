import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

const symbolTaken = (rule: 'new' | 'published') => refuse('PRODUCT_SYMBOL_TAKEN', { field: 'symbol', params: { rule } })
export const productSymbolTaken = symbolTaken('new')
/** A coin got the symbol after the draft was created. */
export const productSymbolCoin = symbolTaken('published')
export const productTermsInvalid = (field: string, params: { readonly rule: string }) =>
  refuse('PRODUCT_TERMS_INVALID', { field: `terms.${field}`, params })
export const productWrongStatus = refuse('PRODUCT_WRONG_STATUS')
export const productVersionStale = (version: number) => refuse('PRODUCT_VERSION_STALE', { params: { version } })
/** `missing`: the paths of the fields to complete. */
export const productIncomplete = (missing: readonly string[]) =>
  refuse('PRODUCT_INCOMPLETE', { params: { fields: missing.join(',') } })
export const productValuationEarly = refuse('PRODUCT_VALUATION_EARLY', { field: 'asOf' })
export const productValuationPrice = (currency: string) =>
  refuse('PRODUCT_VALUATION_PRICE', { field: 'price', params: { currency } })
export const productSupplementEmpty = refuse('PRODUCT_SUPPLEMENT_EMPTY', { field: 'contractAddress' })
export const productContractAddressWrong = (field: string, params: { readonly network: string }) =>
  refuse('PRODUCT_CONTRACT_ADDRESS_WRONG', { field, params })
export const productDocumentNeeded = refuse('PRODUCT_DOCUMENT_NEEDED')
