/** The handover and the token with which a phone sends photos. */
export type Phone = { readonly id: string; readonly phoneToken: string }

const keyOf = (code: string): string => `kycPhotos.${code}`

/** Stores the token in this tab, so that the page can be reloaded. The browser deletes it when the tab closes. */
export const storePhone = (code: string, phone: Phone): void =>
  sessionStorage.setItem(keyOf(code), JSON.stringify([phone.id, phone.phoneToken]))

export const forgetPhone = (code: string): void => sessionStorage.removeItem(keyOf(code))

export function storedPhone(code: string): Phone | undefined {
  const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(code)) ?? 'null')
  if (!Array.isArray(stored)) return undefined
  const [id, phoneToken]: unknown[] = stored
  return typeof id === 'string' && typeof phoneToken === 'string' ? { id, phoneToken } : undefined
}
