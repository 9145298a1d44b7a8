import { Button, IconButton } from '@tessera/ui/button.tsx'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { BlockInside } from './block-inside.tsx'
import s from './cms.module.css'
import { type Typing, useErrorAt } from './bilingual-field.tsx'
import { type BlockType, emptyBlocks, listAt, type Node, type Path, put, textAt } from './text-form.ts'

type BlocksProps = Typing & { path: Path; label: string; types: readonly BlockType[] }

/** The list with two neighbours swapped. */
const swapped = (list: readonly Node[], at: number): Node[] =>
  list.map((each, n) => (n === at ? (list[at + 1] ?? each) : n === at + 1 ? (list[at] ?? each) : each))

/** The blocks of a text in both languages: they can be appended, moved and removed. */
export function Blocks({ path, label, types, ...typing }: BlocksProps) {
  const t = useTranslations('cms')
  const error = useErrorAt(typing.errors)(path).error
  const { form, onChange, disabled } = typing
  const blocks = listAt(form, path)
  const set = (next: readonly Node[]) => onChange(put(form, path, next))
  return (
    <fieldset className={s['blocks']} aria-label={label}>
      <p className="h5">{label}</p>
      {error !== undefined && <p className={s['wrong']}>{error}</p>}
      {blocks.map((_block, n) => {
        const type = types.find((each) => each === textAt(form, [...path, n, 'type']))
        if (type === undefined) return null
        const what = `${t(`block.${type}`)} ${n + 1}`
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a block is identified by its index
          <section key={n} className={s['block']} aria-label={what}>
            <div className={s['blockHead']}>
              <b className="sm">{what}</b>
              {!disabled && (
                <span className="row end">
                  <IconButton
                    size="sm"
                    icon={ArrowUp}
                    label={t('block.up', { what })}
                    disabled={n === 0}
                    onPress={() => set(swapped(blocks, n - 1))}
                  />
                  <IconButton
                    size="sm"
                    icon={ArrowDown}
                    label={t('block.down', { what })}
                    disabled={n === blocks.length - 1}
                    onPress={() => set(swapped(blocks, n))}
                  />
                  <IconButton
                    size="sm"
                    icon={Trash2}
                    label={t('block.remove', { what })}
                    onPress={() => set(blocks.filter((_, m) => m !== n))}
                  />
                </span>
              )}
            </div>
            <BlockInside {...typing} type={type} path={[...path, n]} />
          </section>
        )
      })}
      {!disabled && (
        <div className="row row--wrap">
          {types.map((type) => (
            <Button
              key={type}
              kind="secondary"
              size="xs"
              icon={Plus}
              onPress={() => set([...blocks, emptyBlocks[type]])}
            >
              {t('block.add', { type: t(`block.${type}`) })}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  )
}
