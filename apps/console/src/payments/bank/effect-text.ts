import { moneyEffects, queueReasons } from '@tessera/domain/payments/fiat-orders/match.ts'
import type { Translate } from '@tessera/ui/messages.ts'

const own = [...moneyEffects, 'known', 'contradicts'] as const

/** The effect of a claimed line in words; an unknown code stays unchanged. */
export function effectText(bank: Translate<'bank'>, effect: string): string {
  const one = own.find((known) => known === effect)
  if (one !== undefined) return bank(`effect.${one}`)
  const reason = queueReasons.find((known) => known === effect)
  return reason === undefined ? effect : bank('effect.waits', { reason: bank(`reason.${reason}`) })
}
