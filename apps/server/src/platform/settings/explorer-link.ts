import type { Config } from '#platform/config/config.ts'

/** The names of the networks in the links of the usual explorers of Solana. */
const cluster: Readonly<Record<Config['CHAIN'], string>> = { solana_mainnet: 'mainnet-beta', solana_devnet: 'devnet' }

/** Returns a link of the settings with its network filled in, and with the address of this site if it is a path. */
export const filledLink = ({ CHAIN, PUBLIC_URL }: Pick<Config, 'CHAIN' | 'PUBLIC_URL'>, template: string): string => {
  const link = template.replaceAll('{cluster}', cluster[CHAIN])
  return link.startsWith('/') ? `${new URL(PUBLIC_URL).origin}${link}` : link
}
