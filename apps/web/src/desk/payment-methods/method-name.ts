import { methodNames } from '@tessera/contract/desk/payment-methods/method-names.ts'
import type { MethodKind } from '@tessera/domain/desk/payment-methods/method.ts'
import { useLocale } from '#parts/use-locale.ts'

/** The name of each payment method, in the reader's language. */
export function useMethodName(): (kind: MethodKind) => string {
  const locale = useLocale()
  return (kind) => methodNames[kind][locale]
}
