import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { NumberField } from '@tessera/ui/number-field.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { plainDigits } from '@tessera/ui/text-rules.ts'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useTranslations } from 'use-intl'
import { Blocks } from './blocks.tsx'
import { BilingualField, type Typing, useErrorAt } from './bilingual-field.tsx'
import { BannerProducts, BannerScreens } from './banner-places.tsx'
import { BilingualPicture } from './bilingual-picture.tsx'
import { at, type Node, type Path, put, textAt, timeText } from './text-form.ts'
import type { TextField } from './text-fields.ts'

const tones = ['info', 'warning', 'negative'] as const

/** One field of a text, by its type. */
export function Field({ field, ...typing }: Typing & { field: TextField }) {
  const t = useTranslations('cms')
  const errorAt = useErrorAt(typing.errors)
  const { path, as, name } = field
  const { form, onChange, disabled } = typing
  const label = t(`fields.${name}`)
  const set = (value: Node) => onChange(put(form, path, value))
  switch (as) {
    case 'line':
    case 'note':
      return <BilingualField {...typing} path={path} label={label} note={as === 'note'} />
    case 'picture':
      return <BilingualPicture {...typing} path={path} label={label} />
    case 'blocks':
      return <Blocks {...typing} path={path} label={label} types={field.blocks ?? []} />
    case 'flag':
      return (
        <Checkbox checked={at(form, path) === true} onChange={set} disabled={disabled}>
          {label}
        </Checkbox>
      )
    case 'tone':
      return (
        <Select
          label={label}
          value={tones.find((tone) => tone === at(form, path))}
          options={tones.map((value) => ({ code: value, value: t(`tones.${value}`) }))}
          onChange={set}
          disabled={disabled}
        />
      )
    case 'screens':
      return <BannerScreens {...typing} path={path} label={label} />
    case 'products':
      return <BannerProducts {...typing} path={path} label={label} />
    case 'bannerLink':
      return <BannerLink {...typing} path={path} />
    case 'number':
      return (
        <NumberField
          kind="count"
          label={label}
          help={t('rankHelp')}
          value={textAt(form, path)}
          onChange={set}
          disabled={disabled}
          {...errorAt(path)}
        />
      )
    case 'time':
    case 'text':
      return (
        <TextInput
          label={label}
          help={as === 'time' ? t('whenHelp') : undefined}
          {...(as === 'time' && { format: plainDigits })}
          value={as === 'time' ? timeText(textAt(form, path)) : textAt(form, path)}
          onChange={(text) => set(text === '' && name === 'validUntil' ? null : text)}
          disabled={disabled}
          {...errorAt(path)}
        />
      )
    default:
      return as satisfies never
  }
}

const nothing = { en_US: '', zh_CN: '' }

function BannerLink({ path, ...typing }: Typing & { path: Path }) {
  const t = useTranslations('cms')
  const errorAt = useErrorAt(typing.errors)
  const { form, onChange, disabled } = typing
  const there = at(form, path) !== null
  return (
    <>
      <Checkbox
        checked={there}
        onChange={(on) => onChange(put(form, path, on ? { href: '', text: nothing } : null))}
        disabled={disabled}
      >
        {t('hasLink')}
      </Checkbox>
      {there && (
        <>
          <TextInput
            label={t('block.href')}
            value={textAt(form, [...path, 'href'])}
            onChange={(text) => onChange(put(form, [...path, 'href'], text))}
            disabled={disabled}
            {...errorAt([...path, 'href'])}
          />
          <BilingualField {...typing} path={[...path, 'text']} label={t('fields.link')} />
        </>
      )}
    </>
  )
}
