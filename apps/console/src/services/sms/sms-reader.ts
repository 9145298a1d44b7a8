import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { smsRuleNames } from '@tessera/domain/access/verification/sms-budget.ts'
import { numberText } from '@tessera/ui/num.tsx'
import type { Translate } from '@tessera/ui/messages.ts'
import { dialText } from './dials.ts'

/** Shows a rule of a proposal, such as `95.countryDay=5` or `smsClosed=true`, in words. */
export const smsText =
  (t: Translate<'sms'>, shell: Translate<'shell'>, locale: Locale) =>
  (text: string): string => {
    const [, dial, name = '', value = ''] = /^(?:(\d+)\.)?(\w+)=(.*)$/.exec(text) ?? []
    const known = smsRuleNames.find((each) => each === name)
    if (known === undefined) return text
    const rule = dial === undefined ? t(`rules.${known}`) : `${dialText(locale, dial)} · ${t(`rules.${known}`)}`
    const to = { true: t('yes'), false: t('no'), '': t('asEvery') }[value] ?? numberText(value, true)
    return shell('named', { name: rule, value: to })
  }
