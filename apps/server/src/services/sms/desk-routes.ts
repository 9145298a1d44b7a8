import { smsDesk } from '@tessera/contract/services/sms/sms-desk.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { isLooser } from '@tessera/domain/access/verification/sms-budget.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { lockSmsBudget, readSmsRules } from './budget.sql.ts'
import { setRules, changeTexts } from './set-rules.ts'
import { type Use, useByChannel, useByDial, useByPrefix, useOfExchange } from './use.sql.ts'
import { smsRulesLooser, smsRulesUnchanged } from './refusals.ts'

const PREFIXES = 20
const unused: Use = { sent: 0, spent: 0, delivered: 0, failed: 0, unreported: 0 }

export const smsDeskRoutes = (): Noun =>
  noun('sms_desk', smsDesk, {
    get: (call) =>
      call.inTx(async (tx) => {
        const channels = await useByChannel(tx)
        const of = (one: 'sms' | 'voice'): Use => channels.find(({ channel }) => channel === one) ?? unused
        return ok({
          rules: await readSmsRules(tx),
          exchange: await useOfExchange(tx),
          channels: { sms: of('sms'), voice: of('voice') },
          countries: await useByDial(tx),
          prefixes: await useByPrefix(tx, PREFIXES),
        })
      }),
    tighten: (call, { rules, reason }) =>
      call.inTx(async (tx) => {
        await lockSmsBudget(tx)
        const before = await readSmsRules(tx)
        if (isLooser(before, rules)) return smsRulesLooser
        if (changeTexts(before, rules).length === 0) return smsRulesUnchanged
        await setRules(tx, { before, after: rules, reason, ip: call.ip })
        return ok({})
      }),
  })
