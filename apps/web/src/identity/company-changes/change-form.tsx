import { companyChanges } from '@tessera/contract/identity/company-changes/company-changes.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { NOTIFY_WORKING_DAYS, notifyBy, workingDaysLate } from '@tessera/domain/identity/companies/changes.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Application, CompanyVerification } from '#identity/companies/companies.queries.ts'
import { OwnershipLayers } from '#identity/companies/ownership-layers.tsx'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { DayInput } from '#parts/day-input.tsx'
import { refusalAt } from '#parts/form.ts'
import { useToday } from '#parts/use-today.ts'
import { BasicsFields } from './basics-fields.tsx'
import { changeList } from './company-changes.queries.ts'
import s from './company-changes.module.css'
import { DocumentFields } from './document-fields.tsx'
import { type Draft, draftOf, toChange } from './draft.ts'
import { PeopleFields } from './people-fields.tsx'

type FormProps = { current: CompanyVerification; application: Application; onFiled: () => void }

/** Reports a change of a verified company: the differences, their date, evidence and a signature. */
export function ChangeForm({ current, application, onFiled }: FormProps) {
  const t = useTranslations('company-changes')
  const [draft, setDraft] = useState(() => draftOf(application))
  const change = (over: Partial<Draft>) => setDraft((before) => ({ ...before, ...over }))
  const file = useFile(onFiled)
  const input = toChange(draft, application, current)
  const people = draft.persons.filter(({ name }) => name.trim() !== '')
  return (
    <div className="col" style={{ '--g': '24px' }}>
      <SinceCard draft={draft} onChange={change} error={file.error} />
      <BasicsFields draft={draft} error={file.error} onChange={change} />
      <PeopleFields draft={draft} application={application} error={file.error} onChange={change} />
      <OwnershipLayers
        structure={draft.structure}
        persons={people}
        disabled={false}
        error={refusalAt(file.error, 'structure')}
        onChange={(structure) => change({ structure })}
      />
      <DocumentFields files={draft.files} error={refusalAt(file.error, 'documents')} onChange={change} />
      <Card title={t('sign')}>
        <div className="col" style={{ '--g': '20px' }}>
          <p className={s['text']}>{current.declaration.text}</p>
          <Select
            label={t('signer')}
            options={people.map(({ id, name }) => ({ code: id, value: name }))}
            value={draft.signerId}
            onChange={(signerId) => change({ signerId })}
            error={refusalAt(file.error, 'signerId')}
          />
          <Checkbox checked={draft.isAccepted} onChange={(isAccepted) => change({ isAccepted })}>
            {t('accept')}
          </Checkbox>
          {file.error && (
            <Banner tone="negative" live>
              {file.error.message}
            </Banner>
          )}
          <Button
            size="lg"
            loading={file.busy}
            disabledReason={input === undefined ? t('incomplete') : undefined}
            onPress={() => input !== undefined && file.run(input)}
          >
            {t('file')}
          </Button>
        </div>
      </Card>
    </div>
  )
}

function useFile(onFiled: () => void) {
  const client = useQueryClient()
  return useCommand<typeof companyChanges.file, InputOf<typeof companyChanges.file>>(
    companyChanges.file,
    (input, options) => api.companyChanges.file(input, options),
    (reply) => {
      client.setQueryData(changeList().queryKey, reply)
      void client.invalidateQueries({ queryKey: ['companies', 'current'] })
      onFiled()
    },
  )
}

type SinceProps = { draft: Draft; error: Error | undefined; onChange: (over: Partial<Draft>) => void }

/** The date of the change and its reason, with the deadline for reporting it. */
function SinceCard({ draft, error, onChange }: SinceProps) {
  const t = useTranslations('company-changes')
  const today = useToday()
  const isDay = /^\d{4}-\d{2}-\d{2}$/u.test(draft.changedOn) && !Number.isNaN(Date.parse(draft.changedOn))
  const late = isDay ? workingDaysLate(draft.changedOn, today) : 0
  return (
    <Card title={t('since')}>
      <div className="col" style={{ '--g': '20px' }}>
        <p className="t2">{t('duty', { days: String(NOTIFY_WORKING_DAYS) })}</p>
        <DayInput
          label={t('changedOn')}
          placeholder={t('day')}
          help={isDay ? t('notifyBy', { day: notifyBy(draft.changedOn) }) : t('changedOnHelp')}
          value={draft.changedOn}
          onChange={(changedOn) => onChange({ changedOn })}
          error={refusalAt(error, 'changedOn')}
        />
        {late > 0 && (
          <Banner tone="warning" live>
            {t('late', { days: late })}
          </Banner>
        )}
        <TextArea
          label={t('note')}
          value={draft.note}
          onChange={(note) => onChange({ note })}
          maxLength={500}
          counter
        />
      </div>
    </Card>
  )
}
