import { useEffect } from 'react'
import { useLocation } from '#parts/site-router.ts'

const belowLanguage = (path: string): string => path.split('/').slice(2).join('/')

/** The browser's document; tests replace it. */
export const documents = {
  /** The path for which this document was loaded. */
  path: (): string => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname,
  reload: (): void => location.reload(),
}

/**
 * True if the server sent this document for the current screen. The content security policy belongs to a document, and
 * only the vendor's pages may run the vendor's script. So such a page is reloaded after a link opens it, and so is the
 * next page after the script has run.
 */
export function useOwnDocument(): boolean {
  const current = useLocation().pathname
  const isOwn = belowLanguage(documents.path()) === belowLanguage(current)
  useEffect(() => {
    if (!isOwn) documents.reload()
    return () => {
      if (window.snsWebSdk !== undefined) documents.reload()
    }
  }, [isOwn])
  return isOwn
}
