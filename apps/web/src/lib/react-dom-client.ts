/** The build puts this file beside React DOM (vite.config.ts), so that React DOM is evaluated in a task before the screens. */
export { createRoot, hydrateRoot } from 'react-dom/client'
