/** What browsers say of a file of code that does not come. */
const MISSING = /dynamically imported module|importing a module script failed/i
const keyOf = (message: string): string => `tessera.reloaded-for:${message}`

/**
 * What a file of code brings. A release takes away files that a page opened before it still asks for: the page is then loaded
 * anew, and asks for those of the release. Once for each file; and not without a connection, when nothing else would come either.
 */
export async function reloadOnMissingChunk<T>(loading: Promise<T>, reload = () => location.reload()): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (!navigator.onLine || !(error instanceof TypeError) || !MISSING.test(error.message)) throw error
    const key = keyOf(error.message)
    if (sessionStorage.getItem(key) !== null) throw error
    sessionStorage.setItem(key, 'yes')
    reload()
    return new Promise(() => undefined)
  }
}
