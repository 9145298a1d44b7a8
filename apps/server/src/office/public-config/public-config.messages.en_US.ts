export const en_US = {
  title: 'Tessera · an exchange for private markets',
  keywords: 'private markets, tokenized securities, digital assets, bonds, funds, exchange',
  description: 'Companies list shares, bonds and funds. Verified investors subscribe to them and trade them.',
} as const
