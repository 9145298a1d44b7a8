export const READ_BANNERS = 'tessera.readBanners'
export const bannerId = (hash: string): string => `banner-${hash}`

/**
 * Hides the banners that this reader has dismissed, because the server renders them for everybody. Call it before the
 * first paint.
 */
export function hideReadBanners(): void {
  const hashes = readHashes()
  if (hashes.length === 0) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${hashes.map((hash) => `#${bannerId(hash)}`).join()}{display:none}`)
  document.adoptedStyleSheets.push(sheet)
}

function readHashes(): string[] {
  try {
    return localStorage.getItem(READ_BANNERS)?.match(/\w+/g) ?? []
  } catch {
    // Access throws if the browser blocks site data; nothing was dismissed then.
    return []
  }
}
