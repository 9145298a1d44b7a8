const KEY = 'tessera.console.device'

/** A secret by which the server knows this browser again: passwords that strangers try on other devices take no tries from it. */
export function deviceSecret(): string {
  const saved = localStorage.getItem(KEY)
  if (saved !== null) return saved
  const made = `${crypto.randomUUID()}${crypto.randomUUID()}`
  localStorage.setItem(KEY, made)
  return made
}
