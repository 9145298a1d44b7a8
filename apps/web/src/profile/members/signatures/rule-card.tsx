import { Button } from '@tessera/ui/button.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import { useLogin } from '#access/customers/login-state.ts'
import { RuleDialog } from './rule-dialog.tsx'
import { signatureRule } from './signatures.queries.ts'

/** The amounts above which two people must sign. */
export function RuleCard() {
  const t = useTranslations('signatures')
  const { user } = useLogin()
  const { data } = useQuery(signatureRule())
  const [open, setOpen] = useState(false)
  const may = user?.membership === null || user?.membership?.roles.includes('administer') === true
  const words = (bound: string | null | undefined) =>
    bound === null || bound === undefined ? t('unset') : t('above', { amount: numberText(trimmed(bound)) })
  return (
    <Card
      title={t('rule')}
      titleEnd={
        <Button
          kind="secondary"
          size="xs"
          disabledReason={may ? undefined : t('needsRole')}
          onPress={() => setOpen(true)}
        >
          {t('change')}
        </Button>
      }
    >
      <p className="sm t2">{t('ruleText')}</p>
      <Details
        items={[
          { term: t('ordersAbove'), value: <Amount>{words(data?.ordersAbove)}</Amount> },
          { term: t('moneyAbove'), value: <Amount>{words(data?.moneyAbove)}</Amount> },
        ]}
      />
      {data && data.setBy.length > 0 && <p className="xs t3">{t('setBy', { names: data.setBy.join(', ') })}</p>}
      {open && data && <RuleDialog rule={data} onClose={() => setOpen(false)} />}
    </Card>
  )
}

/** An amount that breaks only between words, also beside a long term. */
const Amount = ({ children }: { children: string }) => (
  <span style={{ overflowWrap: 'normal', wordBreak: 'keep-all' }}>{children}</span>
)
