import { useLocation as useAnyLocation, useRouteContext, useRouter as useAnyRouter } from '@tanstack/react-router'
import type { ParsedAddress, SiteRouter } from '#frame/router.ts'

export const useRouter = (): SiteRouter => useAnyRouter<SiteRouter>()

/** The address that was requested last. Its page may still be loading. */
export const useRequested = (): ParsedAddress => useAnyLocation<SiteRouter>()

/** The address of the page on the screen. It changes together with the page. */
export const useLocation = (): ParsedAddress => useRouteContext<SiteRouter, '/$locale'>({ from: '/$locale' }).here
