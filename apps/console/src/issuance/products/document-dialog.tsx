import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import { productDocumentKinds } from '@tessera/contract/issuance/products/products.ts'
import { acceptedTypes, extensionOf, MAX_UPLOAD_BYTES } from '@tessera/domain/services/uploads/purpose.ts'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { keepDay } from '@tessera/ui/text-rules.ts'
import { Upload } from '@tessera/ui/upload.tsx'
import type { Sent } from '@tessera/ui/upload-send.ts'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Act } from '#parts/act.ts'
import { Refusal, refusalAt } from '#parts/refusal.tsx'
import { sendFile } from '#parts/send-file.ts'
import { isDay } from '#parts/input-rules.ts'
import s from './products.module.css'
import type { ProductFile } from './products.queries.ts'

const purposeOf = (kind: ProductFile['kind']) => (kind === 'video' ? 'video' : 'attachment')
const typesOf = {
  attachment: ['jpeg', ...acceptedTypes.attachment.map((type) => extensionOf[type])],
  video: acceptedTypes.video.map((type) => extensionOf[type]),
}
const locales = ['en_US', 'zh_CN'] as const satisfies ProductFile['languages']
export type NewDocument = Omit<InputOf<typeof productsManage.addDocument>, 'symbol'>
type DocumentDialogProps = {
  title: string
  add: Pick<Act<NewDocument>, 'run' | 'busy' | 'error'>
  /** The prefix of the server's field names for the document. */
  at: '' | 'document.'
  /** A further field, and the reason while it is incomplete. */
  more?: { readonly field: ReactNode; readonly missing: string | undefined }
  onClose: () => void
}

/** A file with its facts for investors. */
export function DocumentDialog({ title, add, at, more, onClose }: DocumentDialogProps) {
  const t = useTranslations('products')
  const [files, setFiles] = useState<readonly Sent[]>([])
  const [kind, setKind] = useState<ProductFile['kind']>('memorandum')
  const [en, setEn] = useState('')
  const [zh, setZh] = useState('')
  const [datedOn, setDatedOn] = useState('')
  const [languages, setLanguages] = useState<ProductFile['languages']>(['en_US'])
  const [mustAccept, setMustAccept] = useState(true)
  const purpose = purposeOf(kind)
  /** A file sent as a document cannot become a video, and a video never needs acceptance. */
  const choose = (next: ProductFile['kind']) => {
    if (purposeOf(next) !== purpose) setFiles([])
    setMustAccept(next !== 'video')
    setKind(next)
  }
  const [file] = files
  const filled = file !== undefined && en.trim() !== '' && zh.trim() !== '' && isDay(datedOn) && languages.length > 0
  return (
    <ConfirmDialog
      open
      size="lg"
      title={title}
      confirm={title}
      loading={add.busy}
      disabledReason={filled ? more?.missing : t('document.fill')}
      onConfirm={() => file && add.run({ uploadId: file.id, kind, title: { en, zh }, datedOn, languages, mustAccept })}
      onClose={onClose}
    >
      <div className={s['section']}>
        <Refusal of={add.error} fields={['reason', `${at}datedOn`, `${at}title.en`, `${at}title.zh`]} />
        <Upload
          label={t('document.file')}
          send={sendFile(purpose)}
          value={files}
          onChange={setFiles}
          types={typesOf[purpose]}
          maxBytes={MAX_UPLOAD_BYTES}
        />
        <div className={s['both']}>
          <TextInput
            label={t('inLanguage.en', { label: t('document.title') })}
            maxLength={120}
            value={en}
            onChange={setEn}
            {...refusalAt(add.error, `${at}title.en`)}
          />
          <TextInput
            label={t('inLanguage.zh', { label: t('document.title') })}
            maxLength={120}
            value={zh}
            onChange={setZh}
            {...refusalAt(add.error, `${at}title.zh`)}
          />
          <Select
            label={t('document.kind')}
            value={kind}
            options={productDocumentKinds.map((value) => ({ code: value, value: t(`document.kinds.${value}`) }))}
            onChange={choose}
          />
          <TextInput
            label={t('document.datedOn')}
            placeholder="YYYY-MM-DD"
            maxLength={10}
            value={datedOn}
            onChange={setDatedOn}
            format={keepDay}
            {...refusalAt(add.error, `${at}datedOn`, datedOn === '' || isDay(datedOn) ? undefined : t('errors.day'))}
          />
        </div>
        <fieldset className="col" aria-label={t('document.languages')}>
          <span className="sm">{t('document.languages')}</span>
          {locales.map((locale) => (
            <Checkbox
              key={locale}
              checked={languages.includes(locale)}
              onChange={(on) =>
                setLanguages(locales.filter((each) => (each === locale ? on : languages.includes(each))))
              }
            >
              {t(`document.in.${locale}`)}
            </Checkbox>
          ))}
        </fieldset>
        <Checkbox checked={mustAccept} disabled={kind === 'video'} onChange={setMustAccept}>
          {t('document.mustAccept')}
        </Checkbox>
        {more?.field}
      </div>
    </ConfirmDialog>
  )
}
