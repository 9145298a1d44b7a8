import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { withdrawalMail } from '@tessera/contract/payments/withdrawals/withdrawal-mail.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { chainName } from '@tessera/domain/payments/withdrawals/chain-name.ts'
import { CoinNum } from '#parts/coin-num.tsx'
import { stampText } from '#parts/time-text.ts'
import { FormLoading } from '#parts/form-loading.tsx'
import { TagText } from './address-lines.tsx'

type Linked = ReplyOf<typeof withdrawalMail.look>

/**
 * Shows the withdrawal of a link. Loading only reads, because email programs open links; a button confirms or stops the
 * withdrawal.
 */
export function LinkedWithdrawal({ token }: { token: string }) {
  const t = useTranslations('withdrawals')
  const client = useQueryClient()
  const queryKey = ['withdrawals', 'link', token]
  const { data, error } = useQuery({ queryKey, queryFn: () => api.withdrawalMail.look({ token }), retry: false })
  const confirm = useMutation({
    mutationFn: () => api.withdrawalMail.confirm({ token }),
    onSuccess: (linked) => client.setQueryData(queryKey, linked),
  })
  const disown = useMutation({ mutationFn: () => api.withdrawalMail.disown({ token }) })
  const [isDialogOpen, setDialogOpen] = useState(false)
  if (disown.isSuccess)
    return (
      <Banner tone="positive" live>
        {t('mail.disowned')}
      </Banner>
    )
  if (error) return <Banner tone="warning">{error.message}</Banner>
  if (data === undefined) return <FormLoading />
  return (
    <>
      <WithdrawalState linked={data} />
      <Facts linked={data} />
      {confirm.error && (
        <Banner tone="negative" live>
          {confirm.error.message}
        </Banner>
      )}
      {data.state === 'waiting' && (
        <Button loading={confirm.isPending} onPress={() => confirm.mutate()}>
          {t('mail.confirm')}
        </Button>
      )}
      {data.state !== 'ended' && (
        <Button kind="danger-line" onPress={() => setDialogOpen(true)}>
          {t('mail.notMe')}
        </Button>
      )}
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={t('mail.notMeTitle')}
        confirm={t('mail.notMeSubmit')}
        kind="danger"
        loading={disown.isPending}
        onConfirm={() => disown.mutate()}
      >
        <p className="t2">{t('mail.notMeText')}</p>
        {disown.error && <p className="neg">{disown.error.message}</p>}
      </ConfirmDialog>
    </>
  )
}

function WithdrawalState({ linked: { state, confirmUntil } }: { linked: Linked }) {
  const t = useTranslations('withdrawals')
  if (state === 'waiting') return <p className="t2">{t('mail.lead', { until: stampText(confirmUntil) })}</p>
  return (
    <Banner tone={state === 'confirmed' ? 'positive' : 'info'} live>
      {t(`mail.${state}`)}
    </Banner>
  )
}

/** The full address and tag in one place, so that they can be compared. */
function Facts({ linked: { coin, chain, address, tag, amount, fee, receives, requestedAt } }: { linked: Linked }) {
  const t = useTranslations('withdrawals')
  return (
    <Details
      items={[
        { term: t('list.amount'), value: <CoinNum coin={coin} value={amount} unit /> },
        { term: t('list.fee'), value: <CoinNum coin={coin} value={fee} unit /> },
        { term: t('list.receives'), value: <CoinNum coin={coin} value={receives} unit /> },
        { term: t('list.network'), value: chainName(chain) },
        {
          term: t('list.address'),
          value: (
            <span className="mono" style={{ overflowWrap: 'anywhere' }}>
              {address}
            </span>
          ),
        },
        ...(tag === null ? [] : [{ term: t('book.tag'), value: <TagText tag={tag} /> }]),
        { term: t('list.time'), value: stampText(requestedAt) },
      ]}
    />
  )
}
