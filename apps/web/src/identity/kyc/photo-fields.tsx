import { MAX_UPLOAD_BYTES } from '@tessera/domain/services/uploads/purpose.ts'
import { Card } from '@tessera/ui/card.tsx'
import { Upload } from '@tessera/ui/upload.tsx'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useField } from '#parts/form.ts'
import { type HandoverPhotos, PhoneCode } from '#identity/kyc-handovers/phone-code.tsx'
import { sendFile } from '#parts/send-file.ts'
import type { KycFormState } from './details-fields.tsx'
import s from './kyc.module.css'
import { type Part, type PhotoKind, photosOf } from './to-kyc.ts'

const send = sendFile('kyc')
const labelOf = { front: 'front', back: 'backSide', selfie: 'selfie' } as const

function Photo({ form, name }: { form: KycFormState; name: PhotoKind }) {
  const t = useTranslations('kyc')
  const { name: path, value, onChange, error } = useField(form, name)
  return (
    <Upload
      label={t(labelOf[name])}
      send={send}
      maxBytes={MAX_UPLOAD_BYTES}
      value={value}
      onChange={onChange}
      name={path}
      error={error}
    />
  )
}

type PhotoFieldsProps = { form: KycFormState; parts: readonly Part[]; there: readonly PhotoKind[] }

export function PhotoFields({ form, parts, there }: PhotoFieldsProps) {
  const t = useTranslations('kyc')
  const type = useWatch({ control: form.control, name: 'documentType' })
  const required = photosOf(type, parts, there)
  if (required.length === 0) return null
  const bring = (photos: HandoverPhotos) => {
    for (const { item, upload } of photos) {
      const name = required.find((each) => each === item)
      if (name === undefined || upload === null || form.getValues(name)[0]?.id === upload.id) continue
      form.setValue(name, [{ url: '', id: upload.id, name: upload.name }], {
        shouldDirty: true,
        shouldValidate: true,
      })
    }
  }
  return (
    <Card title={t('photos')}>
      <p className="t3 sm">{t('photosText')}</p>
      <div className={s['phoneCode']}>
        <PhoneCode key={required.join()} flow="personal" items={required} onPhotos={bring} />
      </div>
      <div className={s['photos']} style={{ marginTop: 16 }}>
        {required.map((name) => (
          <Photo key={name} form={form} name={name} />
        ))}
      </div>
    </Card>
  )
}
