import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

// Renders the app. The build puts this file beside React DOM (vite.config.ts), so that React DOM is evaluated in a task
// before the screens.

export const renderApp = (element: Element, app: ReactNode): void => createRoot(element).render(app)

/**
 * Hydrates a page that the server rendered. A transition is hydrated in short steps, and input is handled between them.
 */
export const hydrateApp = (element: Element, app: ReactNode): void =>
  startTransition(() => void hydrateRoot(element, app))
