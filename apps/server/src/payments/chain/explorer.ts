import type { Config } from '#platform/config/config.ts'
import { filledLink } from '#platform/settings/explorer-link.ts'
import { type ClockSource, settingNow } from '#platform/settings/settings.sql.ts'

/** Pages of a block explorer, on which people can check the configured nodes independently. */
export type Explorer = {
  readonly transaction: (signature: string) => string
  readonly address: (account: string) => string
}

/** Returns the explorer in the current settings. */
export async function explorerNow(
  source: ClockSource,
  config: Pick<Config, 'CHAIN' | 'PUBLIC_URL'>,
): Promise<Explorer> {
  const { transactionLink, addressLink } = await settingNow(source, 'chain')
  const [transaction, address] = [filledLink(config, transactionLink), filledLink(config, addressLink)]
  return {
    transaction: (signature) => transaction.replaceAll('{transaction}', signature),
    address: (account) => address.replaceAll('{address}', account),
  }
}
