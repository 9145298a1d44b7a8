import { type Bus, openBus } from './bus.ts'
import { type Cipher, cipherFor } from '#platform/secrets/cipher.ts'
import type { Config } from '#platform/config/config.ts'
import type { Log } from '#platform/observing/log.ts'

/** Opens the bus of this exchange; undefined without NATS. */
export const openPrivateBus = async (config: Config, log: Log): Promise<Bus | undefined> =>
  config.NATS_URL === undefined ? undefined : privateBus(await openBus(config.NATS_URL, log), config, log)

/**
 * Encrypts messages and binds each to its subject. Without the exchange's key, a client of NATS can neither read a
 * customer's order nor send a message that a node accepts.
 */
export function privateBus(bus: Bus, config: Pick<Config, 'SECRET_KEY'>, log: Log): Bus {
  const cipher = cipherFor(config, 'bus')
  return {
    publish: (subject, text) => bus.publish(subject, cipher.seal(`${subject}\n${text}`)),
    subscribe: (subject, listener) =>
      bus.subscribe(subject, (sealed) => {
        const [head, text] = opened(cipher, sealed)
        if (head === subject && text !== undefined) listener(text)
        else log.error({ subject }, 'a NATS message was ignored: it was not encrypted with the key of this exchange')
      }),
    isUp: bus.isUp,
    close: bus.close,
  }
}

/** Returns the subject and the text; nothing for a message that was not encrypted with our key. */
function opened(cipher: Cipher, sealed: string): readonly [] | readonly [subject: string, text: string] {
  try {
    const text = cipher.open(sealed)
    const end = text.indexOf('\n')
    return [text.slice(0, end), text.slice(end + 1)]
  } catch {
    return []
  }
}
