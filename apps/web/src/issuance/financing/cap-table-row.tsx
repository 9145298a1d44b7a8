import { capTableFaultWords } from '@tessera/contract/issuance/financing/financing-words.ts'
import type { financing } from '@tessera/contract/issuance/financing/financing.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { ocfOf } from '@tessera/domain/issuance/financing/cap-table-sheet.ts'
import { Badge } from '@tessera/ui/badge.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { FieldFoot } from '@tessera/ui/field.tsx'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { fieldErrorOf, mayEdit } from '#identity/companies/step.ts'
import { api } from '#parts/api.ts'
import { useLocale } from '#parts/use-locale.ts'
import { CapTablePreview } from './cap-table-preview.tsx'
import s from './financing.module.css'
import { type ReadFile, readCapTableFile } from './read-cap-table-file.ts'
import type { StepProps } from './step.ts'

type ValidationError = ReplyOf<typeof financing.saveCapTable>['faults'][number]

/**
 * The cap table, as Open Cap Format or as a spreadsheet. A spreadsheet is previewed before it is taken. The table is saved
 * if it has no errors; otherwise all errors are shown at once.
 */
export function CapTableRow(step: StepProps) {
  const t = useTranslations('financing')
  const [errors, setErrors] = useState<readonly ValidationError[]>([])
  const [file, setFile] = useState<ReadFile>()
  const { application, saving } = step
  const table = application?.capTable ?? null
  const saveJson = (json: string) =>
    saving.save('capTable', async () => {
      const { faults, ...updated } = await api.financing.saveCapTable({ json })
      setErrors(faults)
      return updated
    })
  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    setErrors([])
    const read = await readCapTableFile(chosen)
    setFile(read.kind === 'ocf' ? undefined : read)
    if (read.kind === 'ocf') void saveJson(read.json)
  }
  return (
    <section className={s['document']} aria-label={t('needs.capTable')}>
      <div className={s['documentHead']}>
        <h3 className="fw6 grow">{t('needs.capTable')}</h3>
        <Badge tone={table === null ? 'neutral' : 'positive'}>
          {t(`state.${table === null ? 'missing' : table.sent ? 'sent' : 'given'}`)}
        </Badge>
      </div>
      <p className="t2 sm">{t('capTableText')}</p>
      {table !== null && (
        <p>
          {t('capTableGist', { stakeholders: table.stakeholders })}
          {table.classes.map((each) => (
            <span key={each.name} className="t2 sm">
              {' · '}
              {t('capTableClass', each)}
            </span>
          ))}
        </p>
      )}
      {mayEdit(application, 'cap_table') && (
        <div>
          <FileTrigger
            acceptedFileTypes={['.json', 'application/json', '.csv', 'text/csv']}
            onSelect={(list) => void choose(list?.[0])}
          >
            <Button kind="secondary" size="sm">
              {t('chooseFile')}
            </Button>
          </FileTrigger>
        </div>
      )}
      {file?.kind === 'refused' && (
        <Banner tone="negative" live>
          {t(`sheet.refused.${file.why}`)}
        </Banner>
      )}
      {file?.kind === 'sheet' && (
        <CapTablePreview
          sheet={file.sheet}
          name={file.name}
          onCancel={() => setFile(undefined)}
          onTake={() => {
            setFile(undefined)
            void saveJson(ocfOf(file.sheet.rows))
          }}
        />
      )}
      {errors.length > 0 && <CapTableErrors errors={errors} />}
      <FieldFoot error={fieldErrorOf(step)('capTable')} />
    </section>
  )
}

function CapTableErrors({ errors }: { errors: readonly ValidationError[] }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  return (
    <Banner tone="negative" live lead={t('capTableFaults')}>
      <ul>
        {errors.map(({ at, what }) => (
          <li key={`${at} ${what}`}>
            <span className="mono">{at}</span> {capTableFaultWords[what][locale]}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
