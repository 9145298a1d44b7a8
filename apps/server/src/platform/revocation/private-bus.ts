import { type Bus, openBus } from './bus.ts'
import { type Cipher, cipherFor } from '#platform/secrets/cipher.ts'
import type { Config } from '#platform/config/config.ts'
import type { Log } from '#platform/observing/log.ts'

/** The bus of this house, when its nodes have one. */
export const openPrivateBus = async (config: Config, log: Log): Promise<Bus | undefined> =>
  config.NATS_URL === undefined ? undefined : privateBus(await openBus(config.NATS_URL, log), config, log)

/**
 * What is told is encrypted, and bound to what it is told under: whoever reaches NATS without the key of the house neither
 * reads a customer's order nor says anything that a node would hear.
 */
export function privateBus(bus: Bus, config: Pick<Config, 'SECRET_KEY'>, log: Log): Bus {
  const cipher = cipherFor(config, 'bus')
  return {
    tell: (subject, text) => bus.tell(subject, cipher.seal(`${subject}\n${text}`)),
    hear: (subject, heard) =>
      bus.hear(subject, (sealed) => {
        const [head, text] = opened(cipher, sealed)
        if (head === subject && text !== undefined) heard(text)
        else log.error({ subject }, 'what was told is not of this house')
      }),
    isUp: bus.isUp,
    close: bus.close,
  }
}

/** The subject and the text; nothing of what nobody of this house sealed. */
function opened(cipher: Cipher, sealed: string): readonly [] | readonly [subject: string, text: string] {
  try {
    const text = cipher.open(sealed)
    const end = text.indexOf('\n')
    return [text.slice(0, end), text.slice(end + 1)]
  } catch {
    return []
  }
}
