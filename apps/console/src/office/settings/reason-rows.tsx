import { useQuery } from '@tanstack/react-query'
import { isProgramReason } from '@tessera/contract/platform/settings/reason-areas.ts'
import { Badge } from '@tessera/ui/badge.tsx'
import { Button, IconButton } from '@tessera/ui/button.tsx'
import { plainDigits } from '@tessera/ui/text-rules.ts'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { Plus, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { reasonList } from '#parts/reasons.queries.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { errorAt, type FieldInputProps } from './field-props.ts'
import { emptyReason, REASON_INPUTS, reasonsIn } from './reason-drafts.ts'
import { openedSetting } from './setting-form.ts'
import s from './settings.module.css'

const [CODE_LENGTH, NAME_LENGTH, TEXT_LENGTH, DAY_LENGTH] = [40, 120, 300, 10]

/** Reason codes, each with its name for staff, the sentence for customers, and its last day. Stored codes stay. */
export function ReasonRows(p: FieldInputProps) {
  const t = useTranslations('settings')
  const [{ edit = '' }] = useScreenSearch('settings')
  const act = openedSetting(edit)?.subject ?? ''
  const { data } = useQuery(reasonList)
  const isStored = (code: string) => data?.rows.some((reason) => reason.act === act && reason.code === code) === true
  const rows = reasonsIn(p.draft)
  return (
    <fieldset className={s['boxes']}>
      <legend>{p.label}</legend>
      <p className="t3 sm">{t('reasons.help')}</p>
      {rows.map(([code = ''], row) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is identified by its position, because its code is typed
        <ReasonRow key={row} {...p} row={row} isStored={isStored(code)} isBuiltIn={isProgramReason(act, code)} />
      ))}
      <div>
        <Button
          kind="secondary"
          size="sm"
          icon={Plus}
          disabled={p.disabled || rows.length >= (p.field.max ?? rows.length + 1)}
          onPress={() => p.onChange([...p.draft, ...emptyReason])}
        >
          {t('reasons.add')}
        </Button>
      </div>
    </fieldset>
  )
}

type ReasonRowProps = FieldInputProps & { row: number; isStored: boolean; isBuiltIn: boolean }

function ReasonRow({ row, isStored, isBuiltIn, ...p }: ReasonRowProps) {
  const t = useTranslations('settings')
  const first = row * REASON_INPUTS
  const number = String(row + 1)
  const input = (column: number) => ({
    disabled: p.disabled,
    value: p.draft[first + column] ?? '',
    onChange: (text: string) => p.onChange(p.draft.map((each, at) => (at === first + column ? text : each))),
    ...errorAt(p.draft, p.errors, first + column),
  })
  const inLanguage = (language: 'en_US' | 'zh_CN', name: string) => t(`languages.${language}`, { name })
  return (
    <fieldset className={s['reason']} aria-label={t('reasons.row', { number })}>
      <TextInput
        label={t('reasons.code', { number })}
        autoComplete="off"
        maxLength={CODE_LENGTH}
        {...input(0)}
        disabled={p.disabled || isStored}
      />
      <TextInput
        label={t('reasons.lastDay', { number })}
        placeholder="YYYY-MM-DD"
        autoComplete="off"
        maxLength={DAY_LENGTH}
        format={plainDigits}
        {...input(REASON_INPUTS - 1)}
        disabled={p.disabled || isBuiltIn}
      />
      <div className={s['reasonEnd']}>
        {isBuiltIn && <Badge tone="info">{t('reasons.builtIn')}</Badge>}
        {!isStored && (
          <IconButton
            icon={X}
            label={t('reasons.remove', { number })}
            disabled={p.disabled}
            onPress={() => p.onChange([...p.draft.slice(0, first), ...p.draft.slice(first + REASON_INPUTS)])}
          />
        )}
      </div>
      {(['en_US', 'zh_CN'] as const).map((language, at) => (
        <TextInput
          key={`name ${language}`}
          label={inLanguage(language, t('reasons.name', { number }))}
          maxLength={NAME_LENGTH}
          {...input(1 + at)}
        />
      ))}
      {(['en_US', 'zh_CN'] as const).map((language, at) => (
        <TextArea
          key={`text ${language}`}
          label={inLanguage(language, t('reasons.text', { number }))}
          maxLength={TEXT_LENGTH}
          {...input(3 + at)}
        />
      ))}
    </fieldset>
  )
}
