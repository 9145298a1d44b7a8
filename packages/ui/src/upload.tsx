import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FieldFoot, type Named } from './field.tsx'
import f from './field.module.css'
import { FileDropZone } from './file-well.tsx'
import { UploadRow } from './upload-row.tsx'
import { imageTypes, type Refusal, refusalOf, sizeText, typeNames } from './upload-rules.ts'
import type { Send, Sent } from './upload-send.ts'
import { useUploads } from './upload-state.ts'
import s from './upload.module.css'
import { useFormField } from './use-form-field.ts'

export type UploadProps = Named & {
  send: Send
  /** The uploaded files. */
  value: readonly Sent[]
  onChange: (files: readonly Sent[]) => void
  types?: readonly string[]
  maxBytes: number
  /** The maximum number of files; with 1, the well is hidden once the file is uploaded. */
  max?: number
  help?: string
  error?: string | undefined
  /** The reason why it cannot be submitted, shown after an attempt. */
  fault?: string | undefined
  name?: string | undefined
  disabled?: boolean
  /** A low well, for several uploads below one another. */
  compact?: boolean
}

/**
 * An area to choose or drop files. It states the accepted types and the size before and after a mistake, and retries
 * failed uploads.
 */
export function Upload({ compact = false, disabled = false, ...p }: UploadProps) {
  const t = useTranslations('kit')
  const { value, onChange, types = imageTypes, max = 1 } = p
  const { uploads, mistake, leftOut, take } = useAddFiles(p, types, max)
  const { root, error } = useFormField<HTMLFieldSetElement>(p)
  const full = value.length + uploads.rows.length >= max
  return (
    <fieldset ref={root} className={f['field']} aria-label={p.label ?? p['aria-label']}>
      {p.label !== undefined && <span className={s['label']}>{p.label}</span>}
      {!full && (
        <FileDropZone
          onSelect={take}
          name={p.label ?? p['aria-label']}
          disabled={disabled}
          compact={compact}
          types={types}
          multiple={max > 1}
          error={mistake}
          help={p.help ?? t('uploadTip', { types: typeNames(types, t('listComma')), size: sizeText(p.maxBytes) })}
        />
      )}
      {uploads.rows.map((row) => (
        <UploadRow key={row.id} {...row} onRemove={() => uploads.drop(row.id)} onRetry={() => uploads.retry(row.id)} />
      ))}
      {value.map((sent) => (
        <UploadRow
          key={sent.id}
          name={sent.name}
          state="done"
          picture={uploads.pictureOf(sent.id)}
          {...(!disabled && {
            onRemove: () => onChange(value.filter((other) => other !== sent)),
            // If only one file is allowed, another one replaces it.
            ...(max === 1 && uploads.rows.length === 0 && { types, onReplace: (file) => take([file], sent.id) }),
          })}
        />
      ))}
      {full && <UploadError>{mistake}</UploadError>}
      <UploadError>
        {leftOut.length > 0 ? t('uploadNoRoom', { names: leftOut.join(t('listComma')), max }) : undefined}
      </UploadError>
      <FieldFoot error={error} />
    </fieldset>
  )
}

const UploadError = ({ children }: { children: string | undefined }) =>
  children === undefined ? null : (
    <div role="alert">
      <FieldFoot error={children} />
    </div>
  )

/** Reports rejected files at once and starts the upload of the others. */
function useAddFiles(
  { send, value, onChange, maxBytes }: Pick<UploadProps, 'send' | 'value' | 'onChange' | 'maxBytes'>,
  types: readonly string[],
  max: number,
) {
  const t = useTranslations('kit')
  const [mistake, setMistake] = useState<string>()
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const latest = useRef(value)
  const replaced = useRef<string>(undefined)
  useEffect(() => {
    latest.current = value
  }, [value])
  const uploads = useUploads(send, (sent) => {
    // Two files may be uploaded before the parent has rendered the first.
    latest.current = [...latest.current.filter(({ id: path }) => path !== replaced.current), sent]
    replaced.current = undefined
    onChange(latest.current)
  })
  const names = typeNames(types, t('listComma'))
  const mistakeText: Record<Refusal, (file: File) => string> = {
    type: ({ name }) => t('uploadWrongType', { name, types: names }),
    heic: ({ name }) => t('uploadHeic', { name, types: names }),
    empty: ({ name }) => t('uploadEmpty', { name }),
    size: ({ size }) => t('uploadTooLarge', { size: sizeText(size), limit: sizeText(maxBytes) }),
  }
  const take = (files: readonly File[], inPlaceOf?: string) => {
    setMistake(undefined)
    replaced.current = inPlaceOf
    let room = max - value.length - uploads.rows.length + (inPlaceOf === undefined ? 0 : 1)
    const outside: string[] = []
    for (const file of files) {
      const refusal = refusalOf(file, types, maxBytes)
      if (refusal !== undefined) setMistake(mistakeText[refusal](file))
      else if (room > 0) {
        room -= 1
        uploads.start(file)
      } else outside.push(file.name)
    }
    setLeftOut(outside)
  }
  return { uploads, mistake, leftOut, take }
}
