import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Empty } from '@tessera/ui/empty.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { freshId } from '#parts/fresh-id.ts'
import { trimmed } from '#parts/money-text.ts'
import { stampText } from '#parts/time-text.ts'
import { FormLoading } from '#parts/form-loading.tsx'
import { actText } from './act-text.ts'
import type { Act } from './signatures.queries.ts'

type ActListProps = { rows: readonly Act[]; loading: boolean; open: boolean; onSign: (act: Act) => void }

/** Pending acts as cards, because an address and a reason do not fit into a table cell. */
export const ActList = ({ rows, loading, open, onSign }: ActListProps) => {
  const t = useTranslations('signatures')
  if (loading) return <FormLoading />
  if (rows.length === 0) return <Empty title={t(open ? 'none' : 'noneEnded')} />
  return (
    <ul aria-label={t(open ? 'open' : 'ended')} className="col" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {rows.map((act) => (
        <li key={act.id}>
          <Card>
            <OneAct of={act} onSign={onSign} />
          </Card>
        </li>
      ))}
    </ul>
  )
}

const tones: Readonly<Record<Act['status'], Tone>> = {
  waiting: 'warning',
  signed: 'info',
  done: 'positive',
  failed: 'negative',
  refused: 'negative',
  cancelled: 'neutral',
  lapsed: 'neutral',
}

const OneAct = ({ of: act, onSign }: { of: Act; onSign: (act: Act) => void }) => {
  const t = useTranslations('signatures')
  const { kind, amount, coin, status, lapsesAt } = act
  return (
    <div className="col" style={{ '--g': '12px' }}>
      <div className="row row--between row--wrap" style={{ '--g': '12px' }}>
        <b className="fw6">{t(`kind.${kind}`)}</b>
        {amount !== null && coin !== null && <Num value={trimmed(amount)} unit={coin} />}
      </div>
      <span className="xs t3 mono" style={{ overflowWrap: 'anywhere' }}>
        {actText(t, act)}
      </span>
      <People of={act} />
      <div className="row row--between row--wrap" style={{ '--g': '12px' }}>
        <span className="row" style={{ '--g': '12px' }}>
          <Status tone={tones[status]}>{t(`statuses.${status}`)}</Status>
          {status === 'waiting' && <span className="sm t3 num">{`${t('lapses')} ${stampText(lapsesAt)}`}</span>}
        </span>
        <Buttons of={act} onSign={onSign} />
      </div>
    </div>
  )
}

/** The requester, the possible signers, and a hint if no person can sign. */
const People = ({ of: { requestedBy, secondBy, signers, status, requesterCounts } }: { of: Act }) => {
  const t = useTranslations('signatures')
  const isPending = status === 'waiting'
  return (
    <span className="col" style={{ '--g': '2px' }}>
      <span className="sm">{t('requestedBy', { name: requestedBy.name })}</span>
      {secondBy !== null && <span className="xs t3">{t('signedBy', { name: secondBy.name })}</span>}
      {isPending && signers.length > 0 && (
        <span className="xs t3">{t('signers', { names: signers.map(({ name }) => name).join(', ') })}</span>
      )}
      {isPending && signers.length === 0 && <span className="xs neg">{t('noSigner')}</span>}
      {isPending && !requesterCounts && (
        <span className="xs neg">{t('requesterGone', { name: requestedBy.name })}</span>
      )}
    </span>
  )
}

function Buttons({ of: act, onSign }: { of: Act; onSign: (act: Act) => void }) {
  const t = useTranslations('signatures')
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: (what: 'refuse' | 'cancel') => api.signatures[what]({ id: act.id }, { idempotencyKey: freshId() }),
    onSuccess: (_done, what) => {
      toast('positive', t(what === 'refuse' ? 'refused' : 'cancelled'))
      return client.invalidateQueries()
    },
    onError: (error) => toast('negative', error.message),
  })
  return (
    <span className="row row--wrap" style={{ '--g': '6px', justifyContent: 'flex-end' }}>
      {act.maySign && (
        <>
          <Button
            size="xs"
            disabledReason={act.requesterCounts ? undefined : t('requesterGone', { name: act.requestedBy.name })}
            onPress={() => onSign(act)}
          >
            {t('sign')}
          </Button>
          <Button kind="secondary" size="xs" loading={end.isPending} onPress={() => end.mutate('refuse')}>
            {t('refuse')}
          </Button>
        </>
      )}
      {act.mayCancel && (
        <Button kind="secondary" size="xs" loading={end.isPending} onPress={() => end.mutate('cancel')}>
          {t('cancel')}
        </Button>
      )}
    </span>
  )
}
