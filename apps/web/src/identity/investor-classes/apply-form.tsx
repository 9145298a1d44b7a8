import { investorClasses } from '@tessera/contract/identity/investor-classes/investor-classes.ts'
import {
  groundsFor,
  type InvestorGround,
  isWealthGround,
  thresholdOf,
  type Worth,
  worthFields,
} from '@tessera/domain/identity/investor-classes/evidence.ts'
import { MAX_UPLOAD_BYTES } from '@tessera/domain/services/uploads/purpose.ts'
import { AmountField } from '@tessera/ui/amount-field.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { RadioCards } from '@tessera/ui/radio.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { attachmentTypes } from '@tessera/ui/upload-rules.ts'
import type { Sent } from '@tessera/ui/upload-send.ts'
import { Upload } from '@tessera/ui/upload.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { sendFile } from '#parts/send-file.ts'
import { investorClassState, type InvestorClassState } from './investor-classes.queries.ts'
import { countedSumOf, type Fields, noFields, toApplication } from './to-application.ts'

const send = sendFile('attachment')
const MAX_FILES = 10
const sgd = (amount: number): string => numberText(String(amount))

type Typed = Omit<Fields, 'files'> & { readonly files: readonly Sent[] }
type PartProps = { current: InvestorClassState; fields: Typed; change: (next: Partial<Typed>) => void }

/** The application for an investor class: ground, amounts or statement, documents, and the consent. */
export function ApplyForm({ current, onDone }: { current: InvestorClassState; onDone: () => void }) {
  const t = useTranslations('investor-classes')
  const client = useQueryClient()
  const [fields, setFields] = useState<Typed>({ ...noFields, files: [] })
  const change = (next: Partial<Typed>) => setFields((before) => ({ ...before, ...next }))
  const apply = useCommand<typeof investorClasses.apply, Parameters<typeof api.investorClasses.apply>[0]>(
    investorClasses.apply,
    (body, options) => api.investorClasses.apply(body, options),
    (reply) => {
      client.setQueryData(investorClassState().queryKey, reply)
      toast('positive', t('form.sent', { number: reply.newest?.number ?? '--' }))
      onDone()
    },
  )
  const checked = toApplication(fields, current)
  const part = { current, fields, change }
  return (
    <Card title={t('form.title')}>
      <div className="col" style={{ '--g': '24px' }}>
        <Grounds {...part} />
        {fields.ground !== undefined &&
          (isWealthGround(fields.ground) ? <Amounts {...part} /> : <Statement {...part} />)}
        <Upload
          label={t('form.files')}
          help={t('form.filesHelp')}
          send={send}
          types={attachmentTypes}
          maxBytes={MAX_UPLOAD_BYTES}
          max={MAX_FILES}
          value={fields.files}
          onChange={(files) => change({ files })}
        />
        {fields.ground !== undefined && <Notice {...part} />}
        {apply.checking && (
          <Banner tone="info" live>
            {t('form.checking')}
          </Banner>
        )}
        {apply.error && (
          <Banner tone="negative" live>
            {apply.error.message}
          </Banner>
        )}
        <Button
          size="lg"
          loading={apply.busy}
          disabledReason={checked.ok ? undefined : t(`form.missing.${checked.missing}`)}
          onPress={() => checked.ok && apply.run(checked.body)}
        >
          {t('form.submit')}
        </Button>
      </div>
    </Card>
  )
}

function Grounds({ current: { grounds, rules }, fields, change }: PartProps) {
  const t = useTranslations('investor-classes')
  const textOf = (ground: InvestorGround): string => {
    const threshold = isWealthGround(ground) ? sgd(thresholdOf(ground, rules)) : ''
    return `${t(`classes.${groundsFor[ground].class}`)} · ${t(`form.groundText.${ground}`, { threshold, home: sgd(rules.homeAtMost) })}`
  }
  return (
    <RadioCards
      label={t('form.ground')}
      options={grounds.map(({ ground }) => ({
        value: ground,
        label: t(`form.grounds.${ground}`),
        text: textOf(ground),
      }))}
      value={fields.ground}
      onChange={(ground) => change({ ground, accepted: false })}
    />
  )
}

function Amounts({ current, fields, change }: PartProps) {
  const t = useTranslations('investor-classes')
  const { rules } = current
  const { ground } = fields
  if (ground === undefined || !isWealthGround(ground)) return null
  const help: Partial<Record<keyof Worth, string>> = {
    volatileTokens: t('form.volatileHelp', {
      counts: String(100 - rules.volatileHaircut),
      max: sgd(rules.volatileAtMost),
    }),
    stablecoins: t('form.stableHelp', { counts: String(100 - rules.stableHaircut) }),
  }
  const count = countedSumOf(fields, current)
  return (
    <div className="col" style={{ '--g': '16px' }}>
      <p className="t2">{t('form.amountsText')}</p>
      {worthFields[ground].map((field: keyof Worth) => (
        <AmountField
          key={field}
          label={t(`form.amounts.${field}`)}
          help={help[field]}
          precision={0}
          unit="SGD"
          value={fields.amounts[field] ?? ''}
          onChange={(text) => change({ amounts: { ...fields.amounts, [field]: text } })}
        />
      ))}
      {count !== undefined && (
        <p className={count.reaches ? 'pos' : 't2'} aria-live="polite">
          {t('form.counted', { counted: sgd(count.counted), threshold: sgd(count.threshold) })}
        </p>
      )}
    </div>
  )
}

function Statement({ fields, change }: PartProps) {
  const t = useTranslations('investor-classes')
  return (
    <TextArea
      label={t('form.statement')}
      help={t('form.statementHelp')}
      maxLength={1000}
      counter
      value={fields.statement}
      onChange={(statement) => change({ statement })}
    />
  )
}

function Notice({ current: { notices }, fields, change }: PartProps) {
  const t = useTranslations('investor-classes')
  const notice = notices.find((each) => fields.ground !== undefined && each.class === groundsFor[fields.ground].class)
  if (notice === undefined) return null
  return (
    <section className="col" style={{ '--g': '12px' }} aria-label={t('form.notice')}>
      <h3 className="h5">{t('form.notice')}</h3>
      <p className="t2">{notice.text}</p>
      <Checkbox checked={fields.accepted} onChange={(accepted) => change({ accepted })}>
        {t('form.accept')}
      </Checkbox>
    </section>
  )
}
