import type { ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { both, type Pair } from './notation.ts'

const of = (title: Pair, description: Pair, keywords: Pair) => ({
  title: both(title),
  description: both(description),
  keywords: both(keywords),
})

export const seo: ContentOf<'seo'> = {
  kind: 'seo',
  ...of(
    ['Tessera · Exchange for private markets', 'Tessera · 私募市场交易平台'],
    [
      'Companies offer shares, bonds and funds. Verified investors subscribe to them and trade them.',
      '企业在此发售股票、债券和基金，已认证的投资者可以认购和交易。',
    ],
    [
      'private markets, tokenized securities, digital assets, bonds, funds, exchange',
      '私募市场，代币化证券，数字资产，债券，基金，交易所',
    ],
  ),
  favicon: { en_US: null, zh_CN: null },
  logo: { en_US: null, zh_CN: null },
  logoAlt: { en_US: '', zh_CN: '' },
  routes: {
    home: of(
      ['Tessera · Private markets, one tile at a time', 'Tessera · 一方一片，拼成您的私募版图'],
      [
        'Subscribe to shares of private companies, bonds, funds and real estate. Hold them as digital securities and trade them on one order book.',
        '认购未上市公司股份、债券、基金与房地产，以数字证券形式持有，并在同一订单簿上交易。',
      ],
      ['private markets, digital securities, invest, exchange', '私募市场，数字证券，投资，交易所'],
    ),
    investments: of(
      ['Investments: shares, bonds, funds, real estate · Tessera', '投资产品：股票、债券、基金、房地产 · Tessera'],
      [
        'All products open for subscription or trading, with issuer, minimum, expected return, documents and risks.',
        '全部认购中与交易中的产品，列明发行人、起投金额、预期收益、文件与风险。',
      ],
      ['investment products, bonds, private equity, real estate, funds', '投资产品，债券，私募股权，房地产，基金'],
    ),
    cms: of(
      ['Notices and help · Tessera', '公告与帮助 · Tessera'],
      [
        'Announcements, answers to common questions, fees, terms, privacy policy and risk disclosure.',
        '平台公告、常见问题、费用、服务条款、隐私政策与风险披露。',
      ],
      ['announcements, help, fees, terms, risk', '公告，帮助，费用，条款，风险'],
    ),
    login: of(
      ['Log in · Tessera', '登录 · Tessera'],
      ['Log in to your Tessera account.', '登录您的 Tessera 账户。'],
      ['log in, account', '登录，账户'],
    ),
    register: of(
      ['Open an account · Tessera', '开户 · Tessera'],
      [
        'Opening an account is free. Verification takes 3 to 7 working days for individuals.',
        '开户免费，个人身份认证需 3 至 7 个工作日。',
      ],
      ['open account, register, verification', '开户，注册，身份认证'],
    ),
    resetPass: of(
      ['Reset your password · Tessera', '重置密码 · Tessera'],
      ['Set a new password for your Tessera account.', '为您的 Tessera 账户设置新密码。'],
      ['reset password', '重置密码'],
    ),
  },
}
