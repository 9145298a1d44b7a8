import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { PasswordText } from '#access/sessions/sessions.ts'
import { ColorMode, line, Nothing } from '#platform/http/shared.ts'
import { VerifyToken } from '#access/verification/verification.ts'

/** Message types whose email can be turned off. Security messages are always emailed. */
export const mailTypes = ['funds', 'kyc', 'invest', 'trade', 'notice'] as const

const TypesOff = z.array(z.enum(mailTypes)).max(mailTypes.length)

const CustomerSettings = z
  .object({
    /** The first letter of the phrase; the rest is hidden. A person who saw the phrase could imitate our emails. */
    phishingPhrase: z.string().nullable(),
    fundPassword: z.boolean(),
    /** Null if not chosen; then the language decides. */
    colorMode: ColorMode.nullable(),
    /** Message types without email. */
    mailsOff: z.array(z.enum(mailTypes)),
    /** Message types without text message to customers without email. */
    textsOff: z.array(z.enum(mailTypes)),
    feeCoin: z.object({
      open: z.boolean(),
      /** The coin in which trading fees are paid if `open` is true; null while the exchange offers none. */
      coin: z.string().nullable(),
    }),
  })
  .meta({ id: 'CustomerSettings' })

export const customerSettings = endpoints({
  get: {
    method: 'POST',
    path: 'ex/api/v1/customers/settings',
    summary: 'The settings of the caller’s account',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    input: z.object({}),
    reply: CustomerSettings,
    refusals: [],
  },
  setColorMode: {
    method: 'POST',
    path: 'ex/api/v1/customers/set_color_mode',
    summary: 'Sets the colour of rising prices, on every device',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    input: z.object({ colorMode: ColorMode }),
    reply: Nothing,
    refusals: [],
  },
  setMailsOff: {
    method: 'POST',
    path: 'ex/message/update_preferences',
    summary: 'Message types that are not sent as an email or a text message; they still appear on the site',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    input: z.object({ mailsOff: TypesOff.optional(), textsOff: TypesOff.optional() }),
    reply: Nothing,
    refusals: [],
  },
  updateFeeCoinOpen: {
    method: 'POST',
    path: 'ex/user/update_fee_coin_open',
    summary:
      'Sets whether trading fees are paid with the fee coin, if the exchange has one. The choice applies to new orders, also of sub-accounts',
    who: 'customer',
    memberRight: 'trade',
    input: z.object({ open: z.boolean() }),
    reply: Nothing,
    refusals: [],
  },
  setPhishingPhrase: {
    method: 'POST',
    path: 'ex/api/v1/customers/set_phishing_phrase',
    summary: 'Sets the anti-phishing phrase that every email shows from now on',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    rate: { points: 20, seconds: 3600 },
    /** The token is of the scene `set_phishing_phrase`, payload {}. */
    input: z.object({ phrase: line(20).min(4), verifyToken: VerifyToken }),
    reply: Nothing,
    refusals: ['VERIFY_TOKEN_INVALID'],
  },
  setFundPassword: {
    method: 'POST',
    path: 'ex/api/v1/customers/set_fund_password',
    summary: 'Sets the fund password, which is required before funds leave; changing it pauses withdrawals',
    who: 'approved',
    rate: { points: 20, seconds: 3600 },
    /** The token is of the scene `set_fund_password`, payload {}. */
    secret: ['password'],
    input: z.object({ password: PasswordText, verifyToken: VerifyToken }),
    reply: Nothing,
    refusals: [
      'KYC_REQUIRED',
      'SECURITY_FACTOR_REQUIRED',
      'ACCOUNT_FROZEN',
      'NICKNAME_REQUIRED',
      'PASSWORD_TOO_WEAK',
      'PASSWORD_TOO_COMMON',
      'FUND_PASSWORD_IS_LOGIN',
      'VERIFY_TOKEN_INVALID',
    ],
  },
})
