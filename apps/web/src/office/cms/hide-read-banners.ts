export const READ_BANNERS = 'tessera.readBanners'
export const bannerId = (hash: string): string => `banner-${hash}`

/** Call before the first paint: what this reader has put away is not seen, though the server draws it for everybody. */
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
    // Access itself throws when the browser blocks site data: nothing was put away here.
    return []
  }
}
