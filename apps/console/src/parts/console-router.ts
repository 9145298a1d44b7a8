import { useLocation as useAnyLocation, useRouteContext, useRouter as useAnyRouter } from '@tanstack/react-router'
import type { ConsoleRouter, ParsedAddress } from '#frame/router.ts'

export const useRouter = (): ConsoleRouter => useAnyRouter<ConsoleRouter>()

/** The address that was requested last. Its page may still be loading. */
export const useRequested = (): ParsedAddress => useAnyLocation<ConsoleRouter>()

/** The address of the page on the screen. It changes together with the page. */
export const useLocation = (): ParsedAddress => useRouteContext<ConsoleRouter, '/$locale'>({ from: '/$locale' }).here
