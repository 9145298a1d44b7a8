import { type Locale, locales } from '@tessera/contract/locale.ts'

/** `npm test` looks at everything, but not in every way; `npm run e2e` leaves nothing out. */
export const isQuick = process.env['E2E_LOOKS'] === 'half'

/** The languages that the `at`th of several like cases is looked at in: quickly, every other case in the other one. */
export const languagesOf = (at: number): readonly Locale[] =>
  isQuick ? locales.filter((_, index) => index === at % locales.length) : locales
