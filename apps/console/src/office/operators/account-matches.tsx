import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { ownAccounts } from '@tessera/contract/office/operators/own-accounts.ts'
import { Button } from '@tessera/ui/button.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal } from '#parts/refusal.tsx'
import { useMay } from '#parts/me.queries.ts'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'

type Match = ReplyOf<typeof ownAccounts.matches>['rows'][number]

/** Customer accounts that may belong to an operator; another person confirms or rejects the match. */
export function AccountMatches() {
  const t = useTranslations('operators')
  const mayManage = useMay('operators.manage')
  const { data } = useQuery({
    queryKey: ['own-accounts', 'matches'],
    queryFn: () => api.ownAccounts.matches({}),
    enabled: mayManage,
  })
  const [answering, setAnswering] = useState<{ match: Match; own: boolean }>()
  if (data === undefined || data.rows.length === 0) return null
  return (
    <section aria-label={t('matches.title')}>
      <h2 className="h5">{t('matches.title')}</h2>
      <p className="t3">{t('matches.text')}</p>
      <ul>
        {data.rows.map((match) => (
          <li key={`${match.operator.id} ${match.customer.id}`} className="row">
            <span>
              <b>{match.operator.name}</b> · {match.customer.number}{' '}
              <span className="t3">{t(`own.by.${match.by}`)}</span>
            </span>
            {([true, false] as const).map((own) => (
              <Button
                key={String(own)}
                kind="secondary"
                size="xs"
                aria-label={t(own ? 'matches.ownOf' : 'matches.otherOf', {
                  name: match.operator.name,
                  number: match.customer.number,
                })}
                onPress={() => setAnswering({ match, own })}
              >
                {t(own ? 'matches.own' : 'matches.other')}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      {answering && <AnswerMatch {...answering} onClose={() => setAnswering(undefined)} />}
    </section>
  )
}

function AnswerMatch({ match, own, onClose }: { match: Match; own: boolean; onClose: () => void }) {
  const t = useTranslations('operators')
  const [reason, setReason] = useState('')
  const missing = useMissingReason(reason)
  const act = useAct(api.ownAccounts.answer, () => {
    toast('positive', t('matches.answered'))
    onClose()
  })
  const about = { operatorId: match.operator.id, customerId: match.customer.id, own }
  return (
    <ConfirmDialog
      open
      title={t(own ? 'matches.ownTitle' : 'matches.otherTitle', { number: match.customer.number })}
      confirm={t(own ? 'matches.own' : 'matches.other')}
      loading={act.busy}
      disabledReason={missing}
      onConfirm={() => act.run({ ...about, reason })}
      onClose={onClose}
    >
      <div className="col">
        <Refusal of={act.error} fields={['reason']} />
        <ReasonField value={reason} onChange={setReason} max={500} refused={act.error} />
      </div>
    </ConfirmDialog>
  )
}
