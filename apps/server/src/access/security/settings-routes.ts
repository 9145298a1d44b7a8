import { customerSettings } from '@tessera/contract/access/security/customer-settings.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import { settingNow } from '#platform/settings/settings.sql.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { setFundPassword } from './set-fund-password.ts'
import {
  readSettings,
  setColorMode,
  setFeeCoinOpen,
  setMailsOff,
  setPhrase,
  setTextsOff,
} from '#access/customers/settings.sql.ts'

const masked = (phrase: string): string => `${Array.from(phrase)[0] ?? ''}•••`

export const customerSettingRoutes = (deps: Deps): Noun =>
  noun('customer_settings', customerSettings, {
    get: async ({ customer }) => {
      const row = await readSettings(deps, customer.customerId)
      const [feeCoin] = (await settingNow(deps, 'feeCoin')).coins
      return ok({
        phishingPhrase: row.phishing_phrase && masked(row.phishing_phrase),
        fundPassword: row.fund_password,
        colorMode: row.color_mode,
        mailsOff: row.mails_off,
        textsOff: row.texts_off,
        feeCoin: { open: row.fee_coin_open, coin: feeCoin?.coin ?? null },
      })
    },
    setColorMode: ({ customer, inTx }, { colorMode }) =>
      inTx(async (tx) => {
        await setColorMode(tx, customer.customerId, colorMode)
        return ok({})
      }),
    setMailsOff: ({ customer, inTx }, { mailsOff, textsOff }) =>
      inTx(async (tx) => {
        if (mailsOff !== undefined) await setMailsOff(tx, customer.customerId, mailsOff)
        if (textsOff !== undefined) await setTextsOff(tx, customer.customerId, textsOff)
        return ok({})
      }),
    updateFeeCoinOpen: ({ customer, inTx }, { open }) =>
      inTx(async (tx) => {
        await setFeeCoinOpen(tx, customer.customerId, open)
        return ok({})
      }),
    setPhishingPhrase: ({ customer: { customerId }, inTx, ip, userAgent }, { phrase, verifyToken: token }) =>
      inTx(async (tx) => {
        const proven = await consumeVerifyToken(tx, { token, scene: 'set_phishing_phrase', customerId, payload: {} })
        if (!proven.ok) return proven
        await setPhrase(tx, customerId, phrase)
        await insertSecurityEvent(tx, customerId, 'phishing_phrase_set', { ip, userAgent })
        await notify(tx, customerId, { kind: 'phishing_phrase_set', params: { ip } })
        return ok({})
      }),
    setFundPassword: (call, input) => setFundPassword(deps, call, input),
  })
