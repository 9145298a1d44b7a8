import { Button } from '@tessera/ui/button.tsx'
import { Upload } from '@tessera/ui/upload.tsx'
import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { sendFile } from '#parts/send-file.ts'
import s from './cms.module.css'
import { type Typing, useErrorAt } from './bilingual-field.tsx'
import { Picture } from './picture.tsx'
import { languages, type Path, put, textAt } from './text-form.ts'

type BothProps = Typing & { path: Path; label: string }

/** The pictures are on every page, so they must load quickly. */
const MAX_BYTES = 256 * 1024
const send = sendFile('image')

/** A picture for each language, side by side; without one, the default mark is shown. */
export function BilingualPicture({ form, onChange, errors, disabled, path, label }: BothProps) {
  const t = useTranslations('cms')
  const errorAt = useErrorAt(errors)
  return (
    <div className={s['both']}>
      {languages.map((language) => {
        const at = [...path, language]
        const name = t(`inLanguage.${language}`, { label })
        const id = textAt(form, at)
        return (
          <div key={language} className={s['choice']}>
            {id === '' && !disabled && (
              <Upload
                label={name}
                send={send}
                value={[]}
                onChange={([file]) => file && onChange(put(form, at, file.id))}
                maxBytes={MAX_BYTES}
                {...errorAt(at)}
              />
            )}
            {(id !== '' || disabled) && <p className="fw6 sm">{name}</p>}
            {id === '' ? (
              <p className="t3 sm">{t('brandMark')}</p>
            ) : (
              <div className={s['chosen']}>
                <Picture uploadId={id} alt={name} />
                {!disabled && (
                  <Button kind="ghost" size="xs" icon={X} onPress={() => onChange(put(form, at, null))}>
                    {t('toBrandMark')}
                  </Button>
                )}
              </div>
            )}
          </div>
        )
      })}
    </div>
  )
}
