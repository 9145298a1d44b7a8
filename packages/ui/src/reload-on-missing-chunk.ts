/** The messages of browsers for a script that fails to load. */
const MISSING = /dynamically imported module|importing a module script failed/i
const keyOf = (message: string): string => `tessera.reloaded-for:${message}`

/**
 * Returns the loaded chunk. A release removes chunks that open pages may still request: then the page is reloaded and
 * uses those of the new release. It reloads once for each chunk, and not without a connection, where a reload would
 * fail too.
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
