import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../lib/api.ts'
import { freshId } from '../lib/fresh-id.ts'
import { trimmed } from '../lib/money-text.ts'
import { stampText } from '../lib/time-text.ts'
import type { Act } from './signatures.queries.ts'

type ActTableProps = { rows: readonly Act[]; loading: boolean; open: boolean; onSign: (act: Act) => void }

export const ActTable = ({ rows, loading, open, onSign }: ActTableProps) => {
  const t = useTranslations('signatures')
  return (
    <Table
      label={t(open ? 'open' : 'ended')}
      rows={rows}
      loading={loading}
      rowId={({ id }) => id}
      empty={{ title: t(open ? 'none' : 'noneEnded') }}
      columns={useColumns(open, onSign)}
    />
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

function useColumns(open: boolean, onSign: (act: Act) => void): readonly Column<Act>[] {
  const t = useTranslations('signatures')
  return [
    {
      key: 'what',
      title: t('what'),
      cell: ({ kind, act }) => (
        <span className="col" style={{ '--g': '2px', maxWidth: '280px' }}>
          <b className="fw6">{t(`kind.${kind}`)}</b>
          <span className="xs t3 mono" style={{ overflowWrap: 'anywhere' }}>
            {act}
          </span>
        </span>
      ),
    },
    {
      key: 'amount',
      title: t('amount'),
      align: 'end',
      cell: ({ amount, coin }) =>
        amount === null || coin === null ? '--' : <Num value={trimmed(amount)} unit={coin} />,
    },
    {
      key: 'people',
      title: t('askedBy'),
      cell: (act) => <People of={act} />,
    },
    {
      key: 'until',
      title: t(open ? 'lapses' : 'status'),
      cell: ({ lapsesAt, status }) =>
        open && status === 'waiting' ? (
          <span className="num">{stampText(lapsesAt)}</span>
        ) : (
          <Status tone={tones[status]}>{t(`statuses.${status}`)}</Status>
        ),
    },
    ...(open
      ? [{ key: 'go', title: '', align: 'end' as const, cell: (act: Act) => <Buttons of={act} onSign={onSign} /> }]
      : []),
  ]
}

/** Who asked, who may sign, and what to do where nobody can. */
const People = ({ of: { askedBy, secondBy, signers, status, askerCounts } }: { of: Act }) => {
  const t = useTranslations('signatures')
  const waits = status === 'waiting'
  return (
    <span className="col" style={{ '--g': '2px', maxWidth: '320px' }}>
      <span>{askedBy.name}</span>
      {secondBy !== null && <span className="xs t3">{t('signedBy', { name: secondBy.name })}</span>}
      {waits && signers.length > 0 && (
        <span className="xs t3">{`${t('signers')}: ${signers.map(({ name }) => name).join(', ')}`}</span>
      )}
      {waits && signers.length === 0 && <span className="xs neg">{t('noSigner')}</span>}
      {waits && !askerCounts && <span className="xs neg">{t('askerGone', { name: askedBy.name })}</span>}
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
            disabledReason={act.askerCounts ? undefined : t('askerGone', { name: act.askedBy.name })}
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
