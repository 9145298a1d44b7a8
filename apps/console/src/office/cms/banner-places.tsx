import { bannerScreens } from '@tessera/domain/office/cms/banner-screens.ts'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useTranslations } from 'use-intl'
import { type Typing, useErrorAt } from './bilingual-field.tsx'
import s from './cms.module.css'
import { at, listAt, type Path, put, textAt } from './text-form.ts'

type PlacesProps = Typing & { path: Path; label: string }

/** A checkbox for each part of the site that can show a banner. */
export function BannerScreens({ form, onChange, disabled, path, label }: PlacesProps) {
  const t = useTranslations('cms')
  const chosen = listAt(form, path)
  return (
    <fieldset className={s['blocks']}>
      <legend>{label}</legend>
      <p className="t3 sm">{t('screensHelp')}</p>
      <div className="row row--wrap" style={{ '--g': '20px' }}>
        {bannerScreens.map((screen) => (
          <Checkbox
            key={screen}
            checked={chosen.includes(screen)}
            disabled={disabled}
            onChange={(isOn) =>
              onChange(
                put(
                  form,
                  path,
                  bannerScreens.filter((each) => (each === screen ? isOn : chosen.includes(each))),
                ),
              )
            }
          >
            {t(`bannerScreens.${screen}`)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}

/** The products whose pages show a banner, typed as symbols in one line. */
export function BannerProducts({ form, onChange, errors, disabled, path, label }: PlacesProps) {
  const t = useTranslations('cms')
  const errorAt = useErrorAt(errors)
  const firstError = Object.keys(errors).find((key) => key.startsWith(`${path.join('.')}.`))
  const typed = at(form, path)
  const symbols = listAt(form, path).map((_, n) => textAt(form, [...path, n]))
  return (
    <TextInput
      label={label}
      help={t('productsHelp')}
      value={typeof typed === 'string' ? typed : symbols.join(', ')}
      onChange={(text) => onChange(put(form, path, text))}
      disabled={disabled}
      autoComplete="off"
      {...errorAt(firstError === undefined ? path : firstError.split('.'))}
    />
  )
}
