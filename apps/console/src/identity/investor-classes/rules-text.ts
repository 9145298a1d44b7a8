import { InvestorRules } from '@tessera/contract/identity/investor-classes/investor-shapes.ts'
import { numberText } from '@tessera/ui/num.tsx'
import type { Translate } from '@tessera/ui/messages.ts'

const ruleNames = InvestorRules.keyof().options

/**
 * Shows a setting of a proposal, such as `income=400000` or `retailMode=true`, in words; undefined for other settings.
 */
export const rulesText =
  (t: Translate<'investor-classes'>, shell: Translate<'shell'>) =>
  (text: string): string | undefined => {
    const [name = '', value = ''] = text.split('=')
    const known = ruleNames.find((each) => each === name)
    if (known === undefined) return undefined
    const words = { true: t('rules.on'), false: t('rules.off') }[value]
    return shell('named', {
      name: t(`rules.names.${known}`),
      value:
        words ??
        value
          .split(',')
          .map((each) => numberText(each))
          .join(' · '),
    })
  }
