import { companyDocumentWords } from '@tessera/contract/identity/companies/company-words.ts'
import { bcp47 } from '@tessera/contract/platform/text/locale.ts'
import { Badge, type Tone } from '@tessera/ui/badge.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { type Change, changeList } from './company-changes.queries.ts'

const toneOf: Record<Change['status'], Tone> = {
  waiting: 'info',
  approved: 'positive',
  rejected: 'negative',
  withdrawn: 'neutral',
}

/** One submitted change with its state and, while it is pending, a button to withdraw it. */
export function ChangeRow({ change }: { change: Change }) {
  const t = useTranslations('company-changes')
  const locale = useLocale()
  const list = new Intl.ListFormat(bcp47(locale), { style: 'narrow' })
  const [isDialogOpen, setDialogOpen] = useState(false)
  const parts = usePartNames(change)
  const documents = change.documents.map(({ kind }) => companyDocumentWords[kind][locale])
  return (
    <Card title={change.number} titleEnd={<Badge tone={toneOf[change.status]}>{t(`status.${change.status}`)}</Badge>}>
      <div className="col" style={{ '--g': '16px' }}>
        <Details
          items={[
            { term: t('changedOn'), value: change.changedOn },
            { term: t('filedOn'), value: stampText(change.filedAt) },
            {
              term: t('reportedBy'),
              value:
                change.lateDays === 0 ? change.notifyBy : t('wasLate', { day: change.notifyBy, days: change.lateDays }),
            },
            { term: t('changes'), value: parts.length === 0 ? t('documentsOnly') : list.format(parts) },
            { term: t('evidence'), value: list.format(documents) },
          ]}
        />
        {change.status === 'waiting' && <Banner tone="info">{t('waiting')}</Banner>}
        {change.rejected !== null && (
          <Banner tone="negative">
            {change.rejected.reasonText} {change.rejected.customerMessage}
          </Banner>
        )}
        {change.status === 'waiting' && (
          <div>
            <Button kind="secondary" size="sm" onPress={() => setDialogOpen(true)}>
              {t('withdraw')}
            </Button>
          </div>
        )}
        {isDialogOpen && <Withdraw change={change} onClose={() => setDialogOpen(false)} />}
      </div>
    </Card>
  )
}

function usePartNames({ parts }: Change): string[] {
  const t = useTranslations('company-changes')
  const words = useTranslations('companies')
  return [
    ...parts.fields.map((field) =>
      field === 'companyType' ? words('type') : field === 'widelyHeld' ? t('widelyHeld') : words(field),
    ),
    ...(parts.added.length > 0 ? [t('added', { count: parts.added.length })] : []),
    ...(parts.removed.length > 0 ? [t('removedCount', { count: parts.removed.length })] : []),
    ...(parts.changed.length > 0 ? [t('changedCount', { count: parts.changed.length })] : []),
    ...(parts.ownership ? [t('ownership')] : []),
  ]
}

function Withdraw({ change: { id, number }, onClose }: { change: Change; onClose: () => void }) {
  const t = useTranslations('company-changes')
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => api.companyChanges.withdraw({ id }),
    onSuccess: (reply) => {
      client.setQueryData(changeList().queryKey, reply)
      void client.invalidateQueries({ queryKey: ['companies', 'current'] })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      kind="danger"
      title={t('withdrawTitle', { number })}
      confirm={t('withdraw')}
      onConfirm={() => withdraw.mutate()}
      onClose={onClose}
      loading={withdraw.isPending}
    >
      <p className="t2">{t('withdrawText')}</p>
      {withdraw.error && (
        <Banner tone="negative" live>
          {withdraw.error.message}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
