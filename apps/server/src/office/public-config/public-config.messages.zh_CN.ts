import type { SiteWords } from './site-words.ts'

export const zh_CN: SiteWords = {
  title: 'Tessera · 私募市场交易平台',
  keywords: '私募市场，代币化证券，数字资产，债券，基金，交易所',
  description: '企业在此发售股票、债券和基金，已认证的投资者可以认购和交易。',
}
