import { productDocumentKinds } from '@tessera/contract/issuance/products/products.ts'
import { publicationForms } from '@tessera/domain/issuance/ipfs/publication.ts'
import type { Translate } from '@tessera/ui/messages.ts'
import { codeReader } from '#parts/code-reader.ts'

/** Returns functions that translate the codes of a product's document. */
export const documentReaders = (products: Translate<'products'>) => ({
  'document.kind': codeReader(productDocumentKinds, (code) => products(`document.kinds.${code}`)),
  'document.languages': codeReader(['en_US', 'zh_CN'] as const, (code) => products(`document.in.${code}`)),
  form: codeReader(publicationForms, (code) => products(`publish.forms.${code}`)),
})
