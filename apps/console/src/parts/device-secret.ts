const KEY = 'tessera.console.device'

/**
 * A secret by which the server recognises this browser, so that failed passwords on other devices do not count against
 * it.
 */
export function deviceSecret(): string {
  const saved = localStorage.getItem(KEY)
  if (saved !== null) return saved
  const made = `${crypto.randomUUID()}${crypto.randomUUID()}`
  localStorage.setItem(KEY, made)
  return made
}
