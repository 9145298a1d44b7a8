import type { Translate } from '@tessera/ui/messages.ts'
import type { Act } from './signatures.queries.ts'

/** `buy 5 AURB-tUSD @ 12.40 stop 12.50`: the server's text of an order that needs a signature. */
const ORDER = /^(?<side>buy|sell) (?<quantity>\S+) (?<symbol>\S+) (?:market|@ (?<price>\S+))(?: stop (?<stop>\S+))?$/u

/** Describes an act in the reader's language; addresses, emails and numbers stay unchanged. */
export function actText(t: Translate<'signatures'>, { kind, act }: Pick<Act, 'kind' | 'act'>): string {
  const order = kind === 'order' ? ORDER.exec(act)?.groups : undefined
  if (order === undefined) return act
  const { side = '', quantity = '', symbol = '', price = '', stop = '' } = order
  return t('orderWords', {
    side,
    quantity,
    symbol,
    type: price === '' ? 'market' : 'limit',
    price,
    stopped: stop === '' ? 'no' : 'yes',
    stop,
  })
}
