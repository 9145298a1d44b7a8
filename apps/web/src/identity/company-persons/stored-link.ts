/** The link and the token with which this browser continues. */
export type OpenLink = { readonly id: string; readonly token: string }

const keyOf = (code: string): string => `companyPerson.${code}`

/** Stores the token in this tab, so that the page can be reloaded. The browser deletes it when the tab closes. */
export const storeLink = (code: string, link: OpenLink): void =>
  sessionStorage.setItem(keyOf(code), JSON.stringify([link.id, link.token]))

export function storedLink(code: string): OpenLink | undefined {
  const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(code)) ?? 'null')
  if (!Array.isArray(stored)) return undefined
  const [id, token]: unknown[] = stored
  return typeof id === 'string' && typeof token === 'string' ? { id, token } : undefined
}
