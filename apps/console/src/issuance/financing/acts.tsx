import { financingItemWords } from '@tessera/contract/issuance/financing/financing-words.ts'
import type { FinancingItem } from '@tessera/domain/issuance/financing/application.ts'
import { financingDocumentKinds } from '@tessera/domain/issuance/financing/documents.ts'
import { financingMachine, isOneOf, operatorSteps, underReview } from '@tessera/domain/issuance/financing/machine.ts'
import { next } from '@tessera/domain/platform/machine/machine.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal } from '#parts/refusal.tsx'
import { useLocale } from '#parts/use-locale.ts'
import { useMay } from '#parts/me.queries.ts'
import s from './financing.module.css'
import type { FinancingCase } from './financing.queries.ts'

/** The next step, the items requested again, and a form to request more. None of it is a decision. */
export function Acts({ of }: { of: FinancingCase }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  const may = useMay('financing.review')
  const [isDialogOpen, setDialogOpen] = useState(false)
  const take = useAct(api.financingReview.step, () => toast('positive', t('stepped')))
  const step = operatorSteps.find((each) => next(financingMachine, of.status, each) !== undefined)
  const open = (of.versions[0]?.requestedItems ?? []).filter(({ answered }) => !answered)
  if (!isOneOf(underReview, of.status)) return null
  return (
    <section className={s['section']}>
      {open.map(({ item, customerMessage }) => (
        <Banner key={item} tone="warning">
          {t('openRequest', { item: financingItemWords[item][locale], customerMessage })}
        </Banner>
      ))}
      <Refusal of={take.error} />
      {may && (
        <div className={s['acts']}>
          {step !== undefined && (
            <Button size="sm" loading={take.busy} onPress={() => take.run({ id: of.id, step })}>
              {t(`steps.${step}`)}
            </Button>
          )}
          <Button kind="secondary" size="sm" onPress={() => setDialogOpen(true)}>
            {t('askAgain')}
          </Button>
        </div>
      )}
      {isDialogOpen && <RequestResubmission of={of} onClose={() => setDialogOpen(false)} />}
    </section>
  )
}

const items: readonly FinancingItem[] = ['offer', 'people', 'cap_table', ...financingDocumentKinds]

function RequestResubmission({ of, onClose }: { of: FinancingCase; onClose: () => void }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  const [item, setItem] = useState<FinancingItem>()
  const [customerText, setCustomerText] = useState('')
  const request = useAct(api.financingReview.askAgain, () => {
    toast('positive', t('questionSent'))
    onClose()
  })
  const ready = item !== undefined && customerText.trim() !== ''
  return (
    <ConfirmDialog
      open
      title={t('askAgain')}
      confirm={t('askAgain')}
      loading={request.busy}
      disabledReason={ready ? undefined : t('askFirst')}
      onConfirm={() =>
        item !== undefined &&
        request.run({ id: of.id, version: of.version, items: [{ item, customerMessage: customerText.trim() }] })
      }
      onClose={onClose}
    >
      <div className="col">
        <p className="t3">{t('askAgainText')}</p>
        <Refusal of={request.error} />
        <Select
          label={t('facts')}
          options={items.map((value) => ({ code: value, value: financingItemWords[value][locale] }))}
          value={item}
          onChange={setItem}
        />
        <TextArea
          label={t('customerMessage', { item: item === undefined ? '--' : financingItemWords[item][locale] })}
          value={customerText}
          onChange={setCustomerText}
          maxLength={500}
          counter
        />
      </div>
    </ConfirmDialog>
  )
}
