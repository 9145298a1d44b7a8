import { LOGO_SIDE, MAX_LOGO_BYTES } from '@tessera/domain/services/uploads/purpose.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Upload } from '@tessera/ui/upload.tsx'
import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { sendFile } from '#parts/send-file.ts'
import { errorAt, type FieldInputProps } from './field-props.ts'
import { LogoPicture, logoIn } from './logo-picture.tsx'
import s from './settings.module.css'

const send = sendFile('logo')
const types = ['png', 'webp']

/** Uploads the logo of a coin, shows it, and removes it again. */
export function LogoInput({ label, draft, errors, disabled, onChange }: FieldInputProps) {
  const t = useTranslations('settings')
  const [min, max] = [String(LOGO_SIDE.min), String(LOGO_SIDE.max)]
  const id = logoIn(draft[0])
  return (
    <div className={s['boxes']}>
      {id === null && !disabled ? (
        <Upload
          label={label}
          send={send}
          types={types}
          maxBytes={MAX_LOGO_BYTES}
          help={t('logo.help', { min, max, size: String(MAX_LOGO_BYTES / 1024) })}
          value={[]}
          onChange={([file]) => file && onChange([file.id])}
          {...errorAt(draft, errors, 0)}
        />
      ) : (
        <p className="fw6 sm">{label}</p>
      )}
      {(id !== null || disabled) && (
        <div className={s['head']}>
          <LogoPicture id={id} />
          {id !== null && !disabled && (
            <Button kind="ghost" size="xs" icon={X} onPress={() => onChange([''])}>
              {t('logo.remove')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
