import type { DraftTerms } from './draft-terms.ts'
import type { ProductDocument } from './products.ts'
import type { z } from 'zod'

/** A draft as the console sends it to the site's preview page. */
export type PreviewedDraft = {
  readonly id: string
  readonly symbol: string
  readonly version: number
  readonly terms: DraftTerms
  readonly documents: readonly z.output<typeof ProductDocument>[]
}

/**
 * The messages between the console and the preview page that it opened, both of this exchange's address. The page sends
 * the first once it is ready, and the console responds with the draft. So no URL contains a draft, and the page shows
 * nothing to anybody else.
 */
export const PREVIEW_READY = 'tessera.preview.ready'
export const PREVIEW_DRAFT = 'tessera.preview.draft'
export type PreviewMessage =
  | { readonly type: typeof PREVIEW_READY }
  | { readonly type: typeof PREVIEW_DRAFT; readonly draft: PreviewedDraft }
