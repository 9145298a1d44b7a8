import { productDocumentKinds } from '@tessera/contract/products.ts'
import { acceptedTypes, extensionOf, MAX_UPLOAD_BYTES } from '@tessera/domain/uploads/purpose.ts'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { keepDay } from '@tessera/ui/text-rules.ts'
import { toast } from '@tessera/ui/toast.tsx'
import { Upload } from '@tessera/ui/upload.tsx'
import type { Sent } from '@tessera/ui/upload-send.ts'
import { useState } from 'react'
import { useAct } from '../lib/act.ts'
import { api } from '../lib/api.ts'
import { Refusal, wrongAt } from '../lib/refusal.tsx'
import { sendFile } from '../lib/send-file.ts'
import { isDay } from '../lib/typed.ts'
import s from './products.module.css'
import type { ManagedProduct, ProductFile } from './products.queries.ts'
import { useProductsWords } from './products-words.ts'

const purposeOf = (kind: ProductFile['kind']) => (kind === 'video' ? 'video' : 'attachment')
const typesOf = {
  attachment: ['jpeg', ...acceptedTypes.attachment.map((type) => extensionOf[type])],
  video: acceptedTypes.video.map((type) => extensionOf[type]),
}
const locales = ['en_US', 'zh_CN'] as const satisfies ProductFile['languages']
type AddDocumentProps = { symbol: string; onAdded: (product: ManagedProduct) => void; onClose: () => void }

export function AddDocument({ symbol, onAdded, onClose }: AddDocumentProps) {
  const t = useProductsWords()
  const [files, setFiles] = useState<readonly Sent[]>([])
  const [kind, setKind] = useState<ProductFile['kind']>('memorandum')
  const [en, setEn] = useState('')
  const [zh, setZh] = useState('')
  const [datedOn, setDatedOn] = useState('')
  const [languages, setLanguages] = useState<ProductFile['languages']>(['en_US'])
  const [mustAccept, setMustAccept] = useState(true)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const add = useAct(
    (uploadId: string) =>
      api.productsManage.addDocument(
        { symbol, uploadId, kind, title: { en, zh }, datedOn, languages, mustAccept },
        { idempotencyKey },
      ),
    (product) => {
      toast('positive', t('document.added'))
      onAdded(product)
    },
  )
  const purpose = purposeOf(kind)
  /** A file that was sent as a document is no video, and nobody accepts a video. */
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
      title={t('document.add')}
      confirm={t('document.add')}
      loading={add.busy}
      disabledReason={filled ? undefined : t('document.fill')}
      onConfirm={() => file && add.run(file.path)}
      onClose={onClose}
    >
      <div className={s['section']}>
        <Refusal of={add.error} at={['datedOn', 'title.en', 'title.zh']} />
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
            {...wrongAt(add.error, 'title.en')}
          />
          <TextInput
            label={t('inLanguage.zh', { label: t('document.title') })}
            maxLength={120}
            value={zh}
            onChange={setZh}
            {...wrongAt(add.error, 'title.zh')}
          />
          <Select
            label={t('document.kind')}
            value={kind}
            options={productDocumentKinds.map((value) => ({ value, label: t(`document.kinds.${value}`) }))}
            onChange={choose}
          />
          <TextInput
            label={t('document.datedOn')}
            placeholder="YYYY-MM-DD"
            maxLength={10}
            value={datedOn}
            onChange={setDatedOn}
            format={keepDay}
            {...wrongAt(add.error, 'datedOn', datedOn === '' || isDay(datedOn) ? undefined : t('errors.day'))}
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
      </div>
    </ConfirmDialog>
  )
}
