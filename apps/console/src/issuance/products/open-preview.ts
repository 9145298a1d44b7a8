import {
  PREVIEW_DRAFT,
  PREVIEW_READY,
  type PreviewedDraft,
  type PreviewMessage,
} from '@tessera/contract/issuance/products/preview-message.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'

/** The page of the site that draws a draft. It has the address of this console. */
export const previewPath = (locale: Locale): string => `/${locale}/previewProduct`

/**
 * Opens the preview of a draft in a new window of the site, and sends the draft each time that window requests it. False
 * if the browser blocked the window.
 */
export function openPreview(draft: PreviewedDraft, locale: Locale): boolean {
  const preview = window.open(previewPath(locale), '_blank')
  if (preview === null) return false
  const answer = ({ origin, source, data }: MessageEvent<PreviewMessage>) => {
    if (origin !== location.origin || source !== preview || data.type !== PREVIEW_READY) return
    const message: PreviewMessage = { type: PREVIEW_DRAFT, draft }
    preview.postMessage(message, location.origin)
  }
  window.addEventListener('message', answer)
  return true
}
