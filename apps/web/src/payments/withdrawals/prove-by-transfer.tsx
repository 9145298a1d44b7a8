import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { testTransfers } from '@tessera/contract/payments/withdrawals/test-transfers.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { CopyButton } from '@tessera/ui/copyable.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { useSecondsLeft } from '@tessera/ui/seconds-left.ts'
import { toast } from '@tessera/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { FormLoading } from '#parts/form-loading.tsx'
import { clockText } from '#parts/clock-text.ts'
import { addressBook, type BookEntry } from './withdrawals.queries.ts'

type Test = ReplyOf<typeof testTransfers.start>
const POLL_MS = 5_000
/** A countdown length in seconds that is longer than any test. */
const LONGER_THAN_ANY_TEST = 86_400

type ProveProps = { entry: BookEntry; onClose: () => void; other: ReactNode }

/** Shows the amount, its destination and the time left. Opening it again shows the same test while it runs. */
export function ProveByTransfer({ entry, onClose, other }: ProveProps) {
  const t = useTranslations('withdrawals')
  const test = useQuery({
    queryKey: ['withdrawals', 'test', entry.id],
    queryFn: () => api.testTransfers.start({ id: entry.id }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  useProved(entry, onClose)
  return (
    <Dialog open onClose={onClose} title={t('prove.title', { remark: entry.remark })}>
      <p className="t2 sm">{t('prove.transferText')}</p>
      {other}
      {test.error && <Banner tone="warning">{test.error.message}</Banner>}
      {test.isPending && <FormLoading />}
      {test.data && (
        <Steps
          test={test.data}
          readAt={test.dataUpdatedAt}
          wallet={entry.address}
          onAgain={() => void test.refetch()}
        />
      )}
    </Dialog>
  )
}

/** Closes the dialog once the address book shows the wallet as proved. */
function useProved({ id, coin, chain }: BookEntry, onClose: () => void): void {
  const t = useTranslations('withdrawals')
  const book = useQuery({ ...addressBook(coin, chain), refetchInterval: POLL_MS })
  const isProved = book.data?.some((row) => row.id === id && row.identification === 'identified') ?? false
  useEffect(() => {
    if (!isProved) return
    toast('positive', t('prove.done'))
    onClose()
  }, [isProved, onClose, t])
}

type StepsProps = { test: Test; readAt: number; wallet: string; onAgain: () => void }

function Steps({ test, readAt, wallet, onAgain }: StepsProps) {
  const t = useTranslations('withdrawals')
  // Uses the server's clock, so a wrong local clock has no effect.
  const ahead = new Date(test.serverNow).getTime() - readAt
  const seconds = useSecondsLeft(new Date(test.until).getTime() - ahead, LONGER_THAN_ANY_TEST)
  if (seconds === 0)
    return (
      <>
        <Banner tone="warning" live>
          {t('prove.over')}
        </Banner>
        <Button onPress={onAgain}>{t('prove.again')}</Button>
      </>
    )
  return (
    <>
      <ol className="col" style={{ '--g': '12px' }}>
        <Step title={t('prove.steps.send')} value={`${test.amount} ${test.coin}`}>
          <CopyButton text={test.amount}>{t('prove.copyAmount')}</CopyButton>
        </Step>
        <Step title={t('prove.steps.from')} value={wallet} />
        <Step title={t('prove.steps.to')} value={test.to}>
          <CopyButton text={test.to}>{t('prove.copyTo')}</CopyButton>
        </Step>
      </ol>
      <div role="timer" aria-label={t('prove.left')} className="row" style={{ '--g': '8px' }}>
        <span className="t3 sm">{t('prove.left')}</span>
        <span className="num">{seconds === undefined ? '--:--' : clockText(seconds)}</span>
      </div>
      <p className="t3 sm">{t('prove.awaits')}</p>
    </>
  )
}

const Step = ({ title, value, children }: { title: string; value: string; children?: ReactNode }) => (
  <li className="col" style={{ '--g': '4px' }}>
    <span className="label">{title}</span>
    <span className="mono sm" style={{ overflowWrap: 'anywhere' }}>
      {value}
    </span>
    {children && <span>{children}</span>}
  </li>
)
