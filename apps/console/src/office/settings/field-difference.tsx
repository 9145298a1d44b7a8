import type { SettingArea } from '@tessera/contract/platform/settings/setting-areas.ts'
import { ArrowRight } from 'lucide-react'
import { Icon } from '@tessera/ui/icon.tsx'
import { LogoPicture, logoIn } from './logo-picture.tsx'
import { fieldsOf } from './setting-form.ts'
import s from './settings.module.css'
import { useSettingText } from './use-setting-text.ts'

type FieldValueProps = { area: SettingArea; name: string; value: unknown }

/** The value of a field in words, or as a picture. */
export function FieldValue({ area, name, value }: FieldValueProps) {
  const text = useSettingText()
  return isLogo(area, name) ? <LogoPicture id={logoIn(value)} /> : text.value(area, name, value)
}

type FieldDifferenceProps = { area: SettingArea; name: string; before: unknown; after: unknown }

/** A changed field with its old and new value; only the new one for a new subject. Logos are shown as pictures. */
export function FieldDifference({ area, name, before, after }: FieldDifferenceProps) {
  const text = useSettingText()
  if (!isLogo(area, name)) return text.difference(area, name, before, after)
  return (
    <span className={s['head']}>
      <span>{text.name(area, name)}</span>
      {before !== undefined && (
        <>
          <LogoPicture id={logoIn(before)} />
          <Icon of={ArrowRight} size={16} className="t3" />
        </>
      )}
      <LogoPicture id={logoIn(after)} />
    </span>
  )
}

const isLogo = (area: SettingArea, name: string): boolean => fieldsOf(area)[name]?.kind === 'logo'
