import { MAX_UPLOAD_BYTES } from '@tessera/domain/services/uploads/purpose.ts'
import { Button, IconButton } from '@tessera/ui/button.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { Upload } from '@tessera/ui/upload.tsx'
import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { sendDocument } from '#parts/send-file.ts'
import s from './cms.module.css'
import { BilingualField, type Typing, useErrorAt } from './bilingual-field.tsx'
import { Picture } from './picture.tsx'
import { at, type BlockType, listAt, type Node, type Path, put, textAt } from './text-form.ts'

type InsideProps = Typing & { path: Path }
const empty = { en_US: '', zh_CN: '' }

/** The input fields of a block, by its type. */
export function BlockInside({ type, path, ...typing }: InsideProps & { type: BlockType }) {
  const t = useTranslations('cms')
  const words = { ...typing, path: [...path, 'text'], label: t(`block.${type}`) }
  switch (type) {
    case 'heading':
      return (
        <>
          <Level {...typing} path={[...path, 'level']} />
          <BilingualField {...words} />
        </>
      )
    case 'paragraph':
      return <BilingualField {...words} note />
    case 'list':
      return <ListItems {...typing} path={path} />
    case 'link':
      return (
        <>
          <Href {...typing} path={[...path, 'href']} />
          <BilingualField {...words} />
        </>
      )
    case 'table':
      return <TableCells {...typing} path={path} />
    case 'image':
      return <ImageFile {...typing} path={path} />
    default:
      return type satisfies never
  }
}

function Level({ form, onChange, disabled, path }: InsideProps) {
  const t = useTranslations('cms')
  return (
    <Select
      label={t('block.level')}
      size="sm"
      value={textAt(form, path)}
      options={[
        { code: '2', value: t('block.level2') },
        { code: '3', value: t('block.level3') },
      ]}
      onChange={(level) => onChange(put(form, path, Number(level)))}
      disabled={disabled}
    />
  )
}

function Href({ form, onChange, disabled, errors, path }: InsideProps) {
  const t = useTranslations('cms')
  const errorAt = useErrorAt(errors)
  return (
    <TextInput
      label={t('block.href')}
      value={textAt(form, path)}
      onChange={(text) => onChange(put(form, path, text))}
      disabled={disabled}
      {...errorAt(path)}
    />
  )
}

function ListItems({ path, ...typing }: InsideProps) {
  const t = useTranslations('cms')
  const { form, onChange, disabled } = typing
  const at2 = [...path, 'items']
  const items = listAt(form, at2)
  return (
    <>
      <Checkbox
        checked={at(form, [...path, 'ordered']) === true}
        onChange={(on) => onChange(put(form, [...path, 'ordered'], on))}
        disabled={disabled}
      >
        {t('block.ordered')}
      </Checkbox>
      {items.map((_item, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- an item is identified by its index
        <div key={n} className={s['item']}>
          <BilingualField {...typing} path={[...at2, n]} label={t('block.item', { n: String(n + 1) })} />
          {!disabled && (
            <IconButton
              size="sm"
              icon={X}
              label={t('block.removeItem', { n: String(n + 1) })}
              disabled={items.length === 1}
              onPress={() =>
                onChange(
                  put(
                    form,
                    at2,
                    items.filter((_, m) => m !== n),
                  ),
                )
              }
            />
          )}
        </div>
      ))}
      {!disabled && (
        <Button kind="ghost" size="xs" onPress={() => onChange(put(form, at2, [...items, empty]))}>
          {t('block.addItem')}
        </Button>
      )}
    </>
  )
}

function TableCells({ path, ...typing }: InsideProps) {
  const t = useTranslations('cms')
  const { form, onChange, disabled } = typing
  const [head, rows] = [listAt(form, [...path, 'head']), listAt(form, [...path, 'rows'])]
  const lines = rows.map((_row, n) => listAt(form, [...path, 'rows', n]))
  const table = (nextHead: readonly Node[], nextRows: readonly (readonly Node[])[]) =>
    onChange(put(put(form, [...path, 'head'], nextHead), [...path, 'rows'], nextRows))
  const acts = [
    ['addRow', () => table(head, [...lines, head.map(() => empty)]), false],
    [
      'addColumn',
      () =>
        table(
          [...head, empty],
          lines.map((row) => [...row, empty]),
        ),
      head.length >= 8,
    ],
    ['removeRow', () => table(head, lines.slice(0, -1)), lines.length === 1],
    [
      'removeColumn',
      () =>
        table(
          head.slice(0, -1),
          lines.map((row) => row.slice(0, -1)),
        ),
      head.length === 1,
    ],
  ] as const
  return (
    <>
      {head.map((_cell, m) => (
        <BilingualField
          // oxlint-disable-next-line react/no-array-index-key -- a cell is identified by its index
          key={m}
          {...typing}
          path={[...path, 'head', m]}
          label={t('block.columnHead', { column: String(m + 1) })}
        />
      ))}
      {lines.flatMap((row, n) =>
        row.map((_cell, m) => (
          <BilingualField
            // oxlint-disable-next-line react/no-array-index-key -- a cell is identified by its index
            key={`${n} ${m}`}
            {...typing}
            path={[...path, 'rows', n, m]}
            label={t('block.cell', { row: String(n + 1), column: String(m + 1) })}
          />
        )),
      )}
      {!disabled && (
        <div className="row row--wrap">
          {acts.map(([act, run, shut]) => (
            <Button key={act} kind="ghost" size="xs" onPress={run} disabled={shut}>
              {t(`block.${act}`)}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

function ImageFile({ path, ...typing }: InsideProps) {
  const t = useTranslations('cms')
  const errorAt = useErrorAt(typing.errors)
  const { form, onChange, disabled } = typing
  const id = textAt(form, [...path, 'uploadId'])
  return (
    <>
      {id !== '' && <Picture uploadId={id} alt={textAt(form, [...path, 'alt', 'en_US'])} />}
      {!disabled && (
        <Upload
          label={t('block.picture')}
          send={sendDocument}
          value={[]}
          onChange={(files) => {
            const [file] = files
            if (file) onChange(put(form, [...path, 'uploadId'], file.id))
          }}
          maxBytes={MAX_UPLOAD_BYTES}
          {...errorAt([...path, 'uploadId'])}
        />
      )}
      <BilingualField {...typing} path={[...path, 'alt']} label={t('block.alt')} />
    </>
  )
}
