import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Plus, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Entry, Errors } from './product-form.ts'
import s from './products.module.css'
import { type Chosen, FieldInput } from './term-field.tsx'
import { entryFields, type EntryList, groupOf, maxEntries } from './term-fields.ts'

type EntriesProps = {
  list: EntryList
  entries: readonly Entry[]
  onChange: (entries: readonly Entry[]) => void
  errors: Errors
  chosen: Chosen
}

/** The entries of a list, each with its fields. */
export function Entries({ list, entries, onChange, errors, chosen }: EntriesProps) {
  const t = useTranslations('products')
  const whole = errors[`${groupOf[list]}.${list}`]
  const change = (id: number, path: string, text: string) =>
    onChange(entries.map((entry) => (entry.id === id ? { id, texts: { ...entry.texts, [path]: text } } : entry)))
  const add = () => onChange([...entries, { id: Math.max(-1, ...entries.map(({ id }) => id)) + 1, texts: {} }])
  return (
    <Card title={t(`sections.${list}`)}>
      <div className="col" data-path={`${groupOf[list]}.${list}`}>
        <p className="t3">{t(`sectionTexts.${list}`)}</p>
        {whole !== undefined && <p className={s['wrong']}>{t(`errors.${whole}`)}</p>}
        {entries.map(({ id, texts }, at) => (
          <fieldset key={id} className={s['entry']}>
            <legend className="h5">{t(`entry.${list}`, { n: at + 1 })}</legend>
            {entryFields[list].map((field) => (
              <FieldInput
                key={field.name}
                {...field}
                path={field.name}
                label={t(`entryFields.${field.name}`)}
                suffix={field.kind === 'ratio' ? '%' : field.kind === 'amount' ? texts['coin'] : undefined}
                {...{ texts, errors, chosen }}
                prefix={`${groupOf[list]}.${list}.${at}.`}
                onChange={(path, text) => change(id, path, text)}
              />
            ))}
            <div>
              <Button
                kind="ghost"
                size="sm"
                icon={X}
                onPress={() => onChange(entries.filter((entry) => entry.id !== id))}
              >
                {t(`removeEntry.${list}`, { n: at + 1 })}
              </Button>
            </div>
          </fieldset>
        ))}
        {entries.length < maxEntries[list] && (
          <div>
            <Button kind="secondary" size="sm" icon={Plus} onPress={add}>
              {t(`addEntry.${list}`)}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
