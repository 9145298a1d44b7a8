export const en_US = {
  title: 'Tessera · Exchange for private markets',
  keywords: 'private markets, tokenized securities, digital assets, bonds, funds, exchange',
  description: 'Companies offer shares, bonds and funds. Verified investors subscribe to them and trade them.',
} as const
