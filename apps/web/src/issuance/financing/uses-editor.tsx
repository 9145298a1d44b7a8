import { MAX_USES, type Use } from '@tessera/domain/issuance/financing/application.ts'
import { usedShare } from '@tessera/domain/issuance/financing/check.ts'
import { Button, IconButton } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { FieldFoot } from '@tessera/ui/field.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { fieldErrorOf, mayEdit } from '#identity/companies/step.ts'
import { shareOf } from '#identity/companies/share-text.ts'
import { api } from '#parts/api.ts'
import { freshId } from '#parts/fresh-id.ts'
import s from './financing.module.css'
import type { StepProps } from './step.ts'

type Typed = { readonly key: string; readonly what: string; readonly share: string }
const typed = ({ what, share }: Use): Typed => ({ key: freshId(), what, share: String(share / 100) })
const nothing = (): Typed => ({ key: freshId(), what: '', share: '' })
/** The rows that are complete. */
const whole = (rows: readonly Typed[]): Use[] =>
  rows.flatMap(({ what, share }) => {
    const part = shareOf(share)
    return what.trim() === '' || part === null ? [] : [{ what: what.trim(), share: part }]
  })

/** The uses of the money, which add up to 100%. A row is saved once it is complete and loses focus. */
export function UsesEditor(step: StepProps) {
  const t = useTranslations('financing')
  const { application, saving } = step
  const disabled = !mayEdit(application, 'offer')
  const [rows, setRows] = useState<readonly Typed[]>(() => {
    const saved = (application?.uses ?? []).map(typed)
    return saved.length === 0 ? [nothing()] : saved
  })
  const keep = (next: readonly Typed[]) => void saving.save('uses', () => api.financing.save({ uses: whole(next) }))
  const change = (at: number, part: Partial<Typed>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...part } : row)))
  const remove = (at: number) => {
    const next = rows.filter((_row, index) => index !== at)
    setRows(next)
    keep(next)
  }
  return (
    <Card
      title={t('usesTitle')}
      titleEnd={<span className="t2 sm num">{t('sum', { sum: String(usedShare(whole(rows)) / 100) })}</span>}
    >
      <div className="col" style={{ '--g': '16px' }}>
        <p className="t2">{t('usesText')}</p>
        {rows.map((row, at) => (
          <div key={row.key} className={s['use']}>
            <TextInput
              label={t('use', { n: String(at + 1) })}
              value={row.what}
              maxLength={80}
              disabled={disabled}
              onChange={(what) => change(at, { what })}
              onBlur={() => keep(rows)}
            />
            <TextInput
              label={t('share', { n: String(at + 1) })}
              value={row.share}
              inputMode="decimal"
              maxLength={6}
              disabled={disabled}
              onChange={(text) => change(at, { share: text.replace(/[^\d.]/gu, '') })}
              onBlur={() => keep(rows)}
            />
            {!disabled && (
              <IconButton icon={Trash2} label={t('removeUse', { n: String(at + 1) })} onPress={() => remove(at)} />
            )}
          </div>
        ))}
        <FieldFoot error={fieldErrorOf(step)('uses')} />
        {!disabled && rows.length < MAX_USES && (
          <div>
            <Button kind="secondary" size="sm" icon={Plus} onPress={() => setRows([...rows, nothing()])}>
              {t('addUse')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
